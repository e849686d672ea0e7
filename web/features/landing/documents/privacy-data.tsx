/** The privacy notice's part on the data that Greenpen keeps. */
export function PrivacyData() {
  return (
    <>
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
    </>
  );
}
