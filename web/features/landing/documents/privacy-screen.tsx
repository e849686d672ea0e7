import { SchoolWord } from './about-school.tsx';
import { LegalPage } from './legal-page.tsx';
import { PrivacyData } from './privacy-data.tsx';
import { PrivacyRecipients } from './privacy-recipients.tsx';
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

      <PrivacyData />

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

      <PrivacyRecipients />

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
