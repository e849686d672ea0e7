import { formatAppealOutcome } from '../../../ui/marks/format-appeal.ts';
import { formatDate } from '../../../ui/dates/format-date.ts';
import { SubmissionBadge } from '../mark-panel/submission-badge.tsx';
import classes from './appeal-card.module.css';
import type { ListedAppeal } from './use-appeals.ts';

interface AppealDecidedProps {
  appeal: ListedAppeal;
  maxMark: number;
}

/** A teacher's decision and its reason. */
export function AppealDecided({ appeal, maxMark }: AppealDecidedProps) {
  const { decisionReason, decidedAt, submission } = appeal;
  const words = formatAppealOutcome(appeal) ?? '';
  return (
    <div className={classes.decided}>
      <p className={classes.outcome}>{words.charAt(0).toUpperCase() + words.slice(1)}</p>
      {decisionReason !== null && (
        <p>
          <q>{decisionReason}</q>
        </p>
      )}
      {decidedAt !== null && (
        <p className={classes.quiet}>
          <time dateTime={decidedAt}>{formatDate(decidedAt)}</time>
        </p>
      )}
      <p>
        <SubmissionBadge submission={submission} maxMark={maxMark} />
      </p>
    </div>
  );
}
