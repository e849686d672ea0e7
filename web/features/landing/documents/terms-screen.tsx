import {
  MONTHLY_ALLOWANCE_CLASSES,
  MONTHLY_PLAN_POUNDS,
  MONTHLY_RESPONSE_ALLOWANCE,
  SIX_MONTHS_PLAN_POUNDS,
  TRIAL_DAYS,
  YEARLY_PLAN_POUNDS,
} from '../../../../shared/business-rules.ts';
import { LegalPage } from './legal-page.tsx';

/**
 * Terms that a school and the operator of its Greenpen can use as a starting point (spec section 2,
 * /terms).
 */
export function TermsScreen() {
  return (
    <LegalPage
      title="Terms of use"
      notice="A starting point: put in who provides the service and where, and have it checked by a lawyer before anyone signs."
    >
      <h2>1. Who this is between</h2>
      <p>
        These terms are between the school and whoever runs Greenpen for it, “the provider”.{' '}
        <em>[Provider: put your name, address and company number here.]</em> A school that runs
        Greenpen on its own server needs only the licence (section 9).
      </p>

      <h2>2. What you get</h2>
      <p>
        Quizzes with codes, marking of written answers against your mark schemes, results, and
        drafts of reports, for the school’s teachers and students.
      </p>

      <h2>3. Plans</h2>
      <p>
        The trial is free for {TRIAL_DAYS} days and ends by itself. After it: £{MONTHLY_PLAN_POUNDS}{' '}
        a month, £{SIX_MONTHS_PLAN_POUNDS} for 6 months, or £{YEARLY_PLAN_POUNDS} a year. Each plan
        includes {MONTHLY_RESPONSE_ALLOWANCE} responses a month, about {MONTHLY_ALLOWANCE_CLASSES}{' '}
        classes; how many are used is shown on the marking desk. A price changes only for a period
        that has not begun, and with a month’s notice.
      </p>

      <h2>4. Marks are proposals</h2>
      <p>
        The AI’s marks and reports are drafts for a teacher to check. They may be wrong. The school
        decides what counts, and does not use a mark that no teacher has confirmed as the only
        ground for a decision about a student: not for grades that are reported outside the school,
        nor for admission, setting or sanctions.
      </p>

      <h2>5. What you put in</h2>
      <p>
        Questions, mark schemes, answers and marks belong to whoever wrote them. The provider uses
        them only to run the service for you, and never to train a model. Do not put in anything
        that you have no right to use, such as past papers whose owner forbids it.
      </p>

      <h2>6. Using it fairly</h2>
      <ul>
        <li>Each person has an account of their own and keeps the password to themselves.</li>
        <li>Students use it because their school asks them to, under the school’s rules.</li>
        <li>
          Nobody tries to see what is not theirs, to overload the server, or to trick the marker.
        </li>
      </ul>

      <h2>7. Data protection</h2>
      <p>
        The school is the controller, the provider its processor. The{' '}
        <a href="/privacy">privacy notice</a> says what is kept and where it goes. The provider acts
        on the school’s written instructions, keeps what it sees confidential, helps with requests
        and with breaches, names any other processor beforehand, and deletes or returns everything
        at the end. A processing agreement under Article 28 of the UK GDPR is to be signed with
        these terms.
      </p>

      <h2>8. When things go wrong</h2>
      <p>
        The provider keeps the service running with reasonable care, makes backups{' '}
        <em>[Provider: say how often]</em> and tells you of planned interruptions. Neither side is
        liable for losses that could not be foreseen. The provider’s liability in a year is limited
        to what you paid in that year, but nothing limits liability for death or injury by
        negligence, for fraud, or where the law forbids a limit.
      </p>

      <h2>9. The software</h2>
      <p>
        Greenpen itself is free software under the MIT licence: you may run, change and share it. It
        comes without warranty.
      </p>

      <h2>10. Ending it</h2>
      <p>
        You may stop at any time; the plan runs to its end. You can download results and answers
        before, and for 30 days after. Then everything is deleted.
      </p>

      <h2>11. The law</h2>
      <p>
        The law of England and Wales applies, and its courts decide. If a part of these terms does
        not hold, the rest does.
      </p>
    </LegalPage>
  );
}
