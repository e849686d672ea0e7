import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '../../icons/check.ts';
import { IconChecks } from '../../icons/checks.ts';
import type { MarkGiver } from '../../../shared/mark-giver.ts';
import type { MarkState } from '../../../shared/contract/marking.ts';
import { givenBy, whoGave } from './format-giver.ts';
import classes from './mark-badge.module.css';

interface MarkBadgeProps {
  state: MarkState;
  mark: number | 'Pending';
  maxMark: number;
  /** The mark from before the teacher's; shown struck through next to the teacher's. */
  aiMark?: number | null;
  /** True if the mark was accepted in bulk, without being opened. */
  isInBulk?: boolean;
  /** What gave the mark, or gave the mark that a teacher has replaced. */
  giver?: MarkGiver;
  /** True if text next to the badge already says who gave the mark. */
  isExplained?: boolean;
}

function spokenState(state: MarkState, giver: MarkGiver, isInBulk: boolean): string {
  if (isInBulk) return `${givenBy[giver]}, accepted in bulk`;
  if (state === 'overridden') return "the teacher's own mark";
  return state === 'accepted' ? `${givenBy[giver]}, accepted by the teacher` : givenBy[giver];
}

/** A mark in pencil (no teacher has checked it) or in green ink (a teacher has confirmed it). */
export function MarkBadge({
  state,
  mark,
  maxMark,
  aiMark = null,
  isInBulk = false,
  giver = 'ai',
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
        {state === 'pencil' && giver === 'ai' && (
          <span className={classes.label} aria-hidden>
            AI
          </span>
        )}
        {state !== 'pencil' && <Sign size={14} stroke={isInBulk ? 2 : 3} aria-hidden />}
        <span>
          {mark} / {maxMark}
        </span>
        {!isExplained && <VisuallyHidden>, {spokenState(state, giver, isInBulk)}</VisuallyHidden>}
      </span>
      {isReplaced && (
        <span className={classes.replaced}>
          <VisuallyHidden>{whoGave[giver]} </VisuallyHidden>
          <s>{aiMark}</s>
        </span>
      )}
    </span>
  );
}
