import { IconHourglass } from '../../../icons/hourglass.ts';
import { IconMessageCheck } from '../../../icons/message-check.ts';
import type { Ref } from 'react';
import type { Appeal } from '../../../../shared/contract/appeals.ts';
import { formatAppealOutcome } from '../../../ui/marks/format-appeal.ts';
import { formatDate } from '../../../ui/dates/format-date.ts';
import { MathsText } from '../../../ui/text/maths-text.tsx';
import classes from './answer-appeal.module.css';

/**
 * Why nobody decides any more: a newer attempt followed, or the quiz was deleted. Null if somebody
 * will.
 */
export type Over = 'earlier' | 'deleted' | null;

interface AppealStateProps {
  ref?: Ref<HTMLDivElement>;
  appeal: Appeal;
  /** If the mark is hidden, the decision and its existence are hidden too. */
  isMarkShown: boolean;
  isOver: Over;
}

/** A student's question about a mark: waiting, or the teacher's decision and its reason. */
export function AppealState({ ref, appeal, isMarkShown, isOver }: AppealStateProps) {
  const { createdAt, decidedAt, decisionReason, point, reason } = appeal;
  const outcome = formatAppealOutcome(appeal);
  const Icon = outcome === null ? IconHourglass : IconMessageCheck;
  return (
    <div ref={ref} tabIndex={-1} className={classes.state}>
      <Icon
        size={18}
        aria-hidden
        className={classes.icon}
        data-decided={outcome !== null || undefined}
      />
      <p className={classes.news}>{wordsOf(outcome, isMarkShown, isOver)}</p>
      {decisionReason !== null && decidedAt !== null && (
        <p>
          <time dateTime={decidedAt}>{formatDate(decidedAt)}</time>: <q>{decisionReason}</q>
        </p>
      )}
      <p className={classes.quiet}>
        You, <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {point !== null && (
          <>
            , about “
            <MathsText text={point} />”
          </>
        )}
        : <q>{reason}</q>
      </p>
    </div>
  );
}

function wordsOf(outcome: string | null, isMarkShown: boolean, isOver: Over): string {
  if (outcome !== null) return `Your teacher looked at it: ${outcome}.`;
  if (isOver === 'deleted') {
    return isMarkShown
      ? 'You questioned this mark. This quiz was deleted before your teacher had decided.'
      : 'You questioned this mark. This quiz has been deleted since.';
  }
  if (isMarkShown && isOver === 'earlier') {
    return 'You questioned this mark, and started another attempt before your teacher had decided.';
  }
  return isMarkShown
    ? 'You questioned this mark. Your teacher will look at it.'
    : 'You questioned this mark. You see what came of it together with the mark.';
}
