import { SchoolWord } from './about-school.tsx';

/** The privacy notice's part on cookies, children and rights. */
export function PrivacyRights() {
  return (
    <>
      <h2>Cookies and what stays in your browser</h2>
      <p>
        One cookie keeps you signed in. It is necessary, so no consent is asked for; there are no
        others, but for some minutes while you sign in with Google or Microsoft, come from a
        learning platform, use a passkey, or give a second factor. Your browser also keeps on your
        device: answers that have not reached the server yet, unfinished forms, which quizzes you
        archived, whether you prefer dark mode, and, until you sign out, the identifier of your
        account. On a shared computer, sign out at the end.
      </p>

      <h2>Children</h2>
      <p>
        Most people who use Greenpen are children. It shows them no advertising, asks for nothing
        that a quiz does not need, tells other students nothing about their marks, and gives
        strangers no way to write to them. Parents who have questions should ask the school.
      </p>

      <h2>Your rights</h2>
      <p>
        You can ask the school for a copy of what is kept about you, to have it corrected, to have
        it deleted or its use restricted, to object to its use, and for a person to look at a
        decision that a machine made. Students can do this themselves, or their parents for them.
        The school answers within a month.
      </p>
      <p>
        If you are not content with the answer, you can complain to the Information Commissioner’s
        Office at <a href="https://ico.org.uk/make-a-complaint/">ico.org.uk</a>.
      </p>

      <h2>Safety</h2>
      <p>
        Every request is checked against the role of the person who makes it; teachers see their own
        classes and quizzes. Passwords are hashed, sign-ins limited, and connections encrypted where
        the server is set up for it, as a school’s must be. If data were lost or seen by someone who
        should not, the school would tell the Information Commissioner’s Office within 72 hours, and
        you where it puts you at risk.
      </p>

      <h2>Contact</h2>
      <p>
        Write to <SchoolWord of="contact" otherwise="your school’s data protection officer" />.
      </p>
    </>
  );
}
