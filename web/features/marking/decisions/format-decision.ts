import type { MarkEvent } from '../../../../shared/contract/mark-decisions.ts';
import { counted } from '../../../../shared/counted.ts';

/** Describes a saved mark for the bar with Undo. */
export function formatMarked(mark: number, maxMark: number, answers: number): string {
  return answers === 1
    ? `Mark ${mark} of ${maxMark} saved.`
    : `Mark ${mark} of ${maxMark} saved for ${answers} answers.`;
}

export function formatAccepted(answers: number): string {
  return answers === 0 ? 'Nothing was left to accept.' : `${counted(answers, 'mark')} accepted.`;
}

/** Explains why marks that nobody else has changed could not be accepted. */
export function formatNotAccepted(refused: readonly { exceedsMaximum: boolean }[]): string {
  return refused.some(({ exceedsMaximum }) => exceedsMaximum)
    ? 'Not accepted: the mark is above the question’s maximum. Please set it again.'
    : 'Not accepted yet: somebody has to read this answer under Welfare first, or the AI is marking it at this moment.';
}

/** Explains why a mark that nobody else has changed was not saved: a run is marking the answer. */
export const NOT_SAVED_YET =
  'Not saved yet: the AI is marking this answer at this moment. Please save again.';

/** Explains why a mark was not saved for answers that a teacher can no longer mark. */
export function formatOutOfReach(answers: number): string {
  return answers === 1
    ? 'Not saved for one answer: its student is answering again, or is no longer in your class.'
    : `Not saved for ${answers} answers: their students are answering again, or are no longer in your class.`;
}

/**
 * Describes what an undo did; some marks, or the line of a lesson, may have changed since and stay.
 */
export function formatUndone(answers: number, isLineLeft: boolean): string {
  const undone = answers <= 1 ? 'Undone.' : `Undone for ${answers} answers.`;
  if (!isLineLeft) return undone;
  return `${answers === 0 ? '' : `${undone} `}The mark scheme stays as it is, because the question was changed or deleted since: please take the line out yourself if it is still there.`;
}

/** Describes what a taught line changed, and what is left to the teacher. */
export function formatTaught(taught: { changedCount: number; notMarked: number }): string {
  const { changedCount, notMarked } = taught;
  const change = changedCount === 0 ? '' : ` ${counted(changedCount, 'answer')} marked again.`;
  const left =
    notMarked === 0
      ? ''
      : ` ${counted(notMarked, 'answer')} could not be marked again: see “Check first”.`;
  return `The mark scheme has the new line.${change}${left}`;
}

/** Explains why some marks of a decision were left alone. */
export function formatLeftAlone(answers: number): string {
  return answers === 1
    ? 'One mark had been changed by someone else and was left alone.'
    : `${answers} marks had been changed by someone else and were left alone.`;
}

const deeds: Record<MarkEvent['kind'], string> = {
  marked: 'marked it',
  overridden: 'gave a mark of their own',
  accepted: 'accepted the mark',
  undone: 'undid a decision',
  reset: 'cleared the mark',
};

const bulkDeeds: Partial<typeof deeds> = {
  overridden: 'gave it a mark in bulk, without opening it',
  accepted: 'accepted it in bulk, without opening it',
};

/** Says what somebody did to a mark, after their name. */
export function formatDeed({ kind, isInBulk }: Pick<MarkEvent, 'kind' | 'isInBulk'>): string {
  return (isInBulk ? bulkDeeds[kind] : undefined) ?? deeds[kind];
}
