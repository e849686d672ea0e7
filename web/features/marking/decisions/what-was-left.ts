import { ORPCError } from '@orpc/client';
import type { Decision, StudentSubmission } from '../../../../shared/contract/mark-decisions.ts';
import type { asSeen } from './mark-target.ts';

type SeenMark = ReturnType<typeof asSeen>[number];

/**
 * Splits the conflicts of a decision into answers that somebody else has changed and those that are
 * as the teacher saw them.
 */
export function partLeftAlone({ conflicts }: Decision, items: readonly SeenMark[]) {
  const seen = new Map(items.map((each) => [each.submissionId, each.markRevision]));
  const isChanged = ({ submissionId, markRevision }: StudentSubmission) =>
    markRevision !== seen.get(submissionId);
  return {
    theirs: conflicts.filter(isChanged),
    refused: conflicts.filter((each) => !isChanged(each)),
  };
}

/** Returns true if nothing of the decision is left to undo. */
export function isNothingLeft(error: unknown): boolean {
  return error instanceof ORPCError && ['DECISION_STALE', 'NOT_FOUND'].includes(error.code);
}

/** True if points were ticked that the scheme no longer has. */
export function isQuestionChanged(error: unknown): boolean {
  return error instanceof ORPCError && error.code === 'QUESTION_CHANGED';
}
