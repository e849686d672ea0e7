import { ORPCError } from '@orpc/client';
import type { Decision, StudentSubmission } from '../../../../shared/contract/mark-decisions.ts';
import type { asSeen } from './mark-target.ts';

type SeenMark = ReturnType<typeof asSeen>[number];

/** What was left alone because somebody else changed it, and what as the teacher saw it. */
export function partLeftAlone({ conflicts }: Decision, items: readonly SeenMark[]) {
  const seen = new Map(items.map((each) => [each.submissionId, each.markRevision]));
  const isChanged = ({ submissionId, markRevision }: StudentSubmission) =>
    markRevision !== seen.get(submissionId);
  return {
    theirs: conflicts.filter(isChanged),
    refused: conflicts.filter((each) => !isChanged(each)),
  };
}

/** There is nothing of the decision to take back any more. */
export function isNothingLeft(error: unknown): boolean {
  return error instanceof ORPCError && ['DECISION_STALE', 'NOT_FOUND'].includes(error.code);
}
