import { SchoolWord } from './about-school.tsx';
import { LegalPage } from './legal-page.tsx';
import { PrivacyRights } from './privacy-rights.tsx';

/**
 * A privacy notice under the UK GDPR that a school can use as a starting point (spec section 2,
 * /privacy).
 */
export function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacy notice"
      notice="A starting point: it describes what Greenpen does as it is delivered. Name your school and its contact in School settings, and have it checked by your data protection officer before you rely on it."
    >
      <p>
        Greenpen is used by a school to set quizzes and to mark what students write. This notice
        says what it keeps about students and teachers, why, where it goes, and what you can ask
        for. It follows the UK GDPR and the Data Protection Act 2018.
      </p>

      <h2>Who is responsible</h2>
      <p>
        <SchoolWord of="name" otherwise="The school" /> is the controller: it decides which quizzes
        are set and what the marks are used for.{' '}
        <SchoolWord of="provider" otherwise="Whoever runs the server for the school" /> is its
        processor and acts on its instructions only; a school that runs Greenpen itself has none. If
        the school connects a language model, the model’s provider is a processor too, and the
        school needs an agreement with it.
      </p>

      <h2>What is kept</h2>
      <dl>
        <dt>Your account</dt>
        <dd>
          Name, email address, role, the classes you joined, and your password as a hash from which
          it cannot be read. Signing in with Google, Microsoft or a learning platform keeps your
          identifier there instead. If the school brought you in from a list, also the UPN, the
          admission number and the identifiers of the school’s systems that stood in it, so that the
          next list finds you again.
        </dd>
        <dt>Extra time and other arrangements</dt>
        <dd>
          Extra time, rest breaks and reading aids that a teacher has set for you. They may hint at
          a disability, so only your teachers and administrators see them.
        </dd>
        <dt>Your quizzes</dt>
        <dd>
          What you write, drafts included, and when you began, saved and submitted. Time that was
          added, and by whom.
        </dd>
        <dt>Your marks</dt>
        <dd>
          Marks and feedback, the words that they rest on, who or which marker gave them and each
          change with its reason. Requests to look at a mark again.
        </dd>
        <dt>Reports</dt>
        <dd>Drafts of school reports that a teacher writes here, and the notes for them.</dd>
        <dt>The typing test</dt>
        <dd>
          Speed and accuracy. The ten fastest are shown to students and teachers by first name and
          an initial.
        </dd>
        <dt>Words about safety</dt>
        <dd>
          A program on the school’s server looks through each answer that is handed in, each
          question about a mark, each name in the typing test and each note for a report for signs
          that somebody may be in danger. Where it finds one: what was written, with who was told,
          who read it and what was decided. Teachers of the class, the safeguarding lead and
          administrators can read it.
        </dd>
        <dt>Second factors</dt>
        <dd>
          For teachers and administrators who set one up: the encrypted key of their codes, or the
          public half of a passkey. Fingers and faces stay on the device.
        </dd>
        <dt>Sign-ins and changes</dt>
        <dd>
          The network address and browser of each session. An audit trail of sign-ins, downloads,
          deletions and changes of accounts and settings: who, to whom, when, and from which
          address.
        </dd>
        <dt>The contact form</dt>
        <dd>The name, email address and message of whoever writes to us on the front page.</dd>
      </dl>

      <h2>Why, and on what basis</h2>
      <p>
        To set, sit, mark and learn from quizzes: for a state school this is a task carried out in
        the public interest, for an independent school usually its legitimate interests (Article 6
        (1) (e) or (f)). Arrangements that reveal a disability are used to meet the school’s duties
        under equality law (Article 9 (2) (g) with Schedule 1 of the Act). Texts are looked through
        for signs of danger to meet the school’s duty to safeguard children (Article 6 (1) (c) or
        (e); Article 9 (2) (g) with Schedule 1, paragraph 18). Nothing is used for advertising,
        sold, or used to train a model.
      </p>

      <h2>Marks and automated decisions</h2>
      <p>
        The AI proposes marks. A teacher can accept or replace each one, and every mark says which
        of the two it is. A student can ask for a mark to be looked at again by a person. A school
        should not let a mark that no teacher has confirmed decide anything important about a
        student.
      </p>

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

      <h2>How long</h2>
      <p>
        The school decides: many keep marked work until the end of the following school year. By
        itself Greenpen deletes images that were never used, sessions that have ended, and, after
        the time that the school has set, the accounts of leavers, the audit trail and safeguarding
        records on which somebody has decided. When an account is deleted, its details, sessions,
        typing results and class membership go at once. Answers and marks stay with the quiz under a
        number without a name, so that the class’s results remain true; whoever runs the server can
        erase these too, and the names that stand elsewhere; after the account is deleted, as long
        as the audit trail says whose they were.
      </p>

      <PrivacyRights />
    </LegalPage>
  );
}
