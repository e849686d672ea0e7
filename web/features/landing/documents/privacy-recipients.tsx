/** The privacy notice's part on who else gets data. */
export function PrivacyRecipients() {
  return (
    <>
      <h2>What goes where</h2>
      <ul>
        <li>
          <strong>With the built-in marker, no answer leaves the server.</strong> Marking and
          reports are computed there.
        </li>
        <li>
          <strong>If a text may be about a student’s safety</strong>, the safeguarding lead gets an
          email with the student’s name, where it was written and a link. Where the school has named
          no lead, or none of those named has an account here, the teacher and the administrators
          get it too. It does not contain the text. Of a weaker sign nobody gets an email: the
          teacher who marks finds it.
        </li>
        <li>
          <strong>With a language model</strong>, the question, the mark scheme, the answer and
          answers of others that a teacher has confirmed go to it, without the student’s name, email
          address or any number that stands for them; images of the question and scheme only if the
          school switches that on. Names and usernames of those who sat the quiz and of their
          classmates, email addresses, telephone numbers and postcodes in answers are replaced by
          placeholders; nicknames and names of other people are not found, so tell students not to
          write about themselves. For reports, names are taken out before and put back after. Where
          the model runs, and whether data leaves the UK, depends on which one the school connects.
        </li>
        <li>
          <strong>A marking service elsewhere</strong>, if the school sets one, gets the question,
          the mark scheme and the answer, with names replaced as for a language model.
        </li>
        <li>
          <strong>A learning platform</strong>, if the school connects one, tells Greenpen who is on
          a course, with names and email addresses. It is told when a student hands in, and the mark
          once it is released, by its own number for the student.
        </li>
        <li>
          <strong>Other programs that the school connects</strong> are told by webhook that a quiz
          was finished, marked or released: numbers that stand for the quiz and the student, no
          names and no words. With a key they can read what its owner may read.
        </li>
        <li>
          <strong>Email</strong> (invitations, new passwords, messages of the contact form) goes
          through the school’s mail server.
        </li>
        <li>
          <strong>Images and backups</strong> are kept where the school chooses: on the server or in
          its own storage.
        </li>
        <li>No analytics, no fonts, scripts or pictures from elsewhere.</li>
      </ul>
    </>
  );
}
