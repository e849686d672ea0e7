import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '../icons/check.ts';
import { IconChecks } from '../icons/checks.ts';
import type { MarkState } from '../../shared/contract/marking.ts';
import classes from './mark-badge.module.css';

interface MarkBadgeProps {
  state: MarkState;
  mark: number | 'Pending';
  maxMark: number;
  /** The marker's own mark; stands struck through beside a teacher's. */
  aiMark?: number | null;
  /** Accepted with others, without being opened. */
  isInBulk?: boolean;
  /** In pencil, but by the rules of the question's kind: no AI gave it. */
  isExact?: boolean;
  /** Who gave the mark stands beside it in words already. */
  isExplained?: boolean;
}

const spokenStates: Record<Exclude<MarkState, 'unmarked'>, string> = {
  pencil: 'marked by AI',
  accepted: 'marked by AI, accepted by the teacher',
  overridden: "the teacher's own mark",
};

/** A mark in pencil (the AI's) or in green ink (a teacher stands behind it); design, section 8. */
export function MarkBadge({
  state,
  mark,
  maxMark,
  aiMark = null,
  isInBulk,
  isExact,
  isExplained,
}: MarkBadgeProps) {
  if (state === 'unmarked' || mark === 'Pending') {
    return (
      <span className={classes.badge} data-state="unmarked">
        Pending
      </span>
    );
  }
  const Sign = isInBulk ? IconChecks : IconCheck;
  const isReplaced = state === 'overridden' && aiMark !== null && aiMark !== mark;
  return (
    <span className={classes.group}>
      <span className={classes.badge} data-state={state}>
        {state === 'pencil' && !isExact && (
          <span className={classes.label} aria-hidden>
            AI
          </span>
        )}
        {state !== 'pencil' && <Sign size={14} stroke={isInBulk ? 2 : 3} aria-hidden />}
        <span>
          {mark} / {maxMark}
        </span>
        {!isExplained && (
          <VisuallyHidden>
            , {isInBulk ? 'marked by AI, accepted in bulk' : spokenStates[state]}
          </VisuallyHidden>
        )}
      </span>
      {isReplaced && (
        <span className={classes.replaced}>
          <VisuallyHidden>AI gave </VisuallyHidden>
          <s>{aiMark}</s>
        </span>
      )}
    </span>
  );
}
