import { client } from '../../../api/client.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import type { DecisionLog, MarkConflict } from './decision-log.ts';
import {
  formatAccepted,
  formatMarked,
  formatNotAccepted,
  NOT_SAVED_YET,
} from './format-decision.ts';
import { discardDraft, renewSeen } from './mark-drafts.ts';
import type { asSeen, MarkTarget } from './mark-target.ts';
import { untouched } from './save-intent.ts';
import { partLeftAlone } from './what-was-left.ts';

/** Which marks to accept in bulk. */
export type AcceptedAtOnce = { kind: 'question'; questionId: string } | { kind: 'without-doubt' };

export type Items = ReturnType<typeof asSeen>;

/**
 * Creates the calls that set or accept marks. Each shows its outcome, opens a conflict with what
 * somebody else has set, and resolves to the decision's id for an undo; null if it changed nothing.
 */
export function createDecisionCalls(quizCode: string, { change, tell }: DecisionLog) {
  return {
    async setMarks(target: MarkTarget, items: Items, mine: MarkConflict['mine']) {
      const { markAwarded, typed } = mine;
      const decision = await client.marking.setMarks({
        quizCode,
        items,
        markAwarded,
        feedback: typed.feedback ?? undefined,
        points: typed.points && [...typed.points],
        reason: typed.reason || undefined,
      });
      const { changed, changedCount, conflictCount } = decision;
      const words = formatMarked(markAwarded, target.question.maxMark, changedCount);
      const decisionId = tell(decision, words, target);
      if (changedCount > 0 && conflictCount === 0) discardDraft(target.key, typed);
      renewSeen(target.key, changed);
      const { theirs, refused } = partLeftAlone(decision, items);
      if (refused.length > 0) toast.error(NOT_SAVED_YET);
      if (theirs.length > 0) change({ conflict: { target, theirs, mine } });
      return decisionId;
    },

    async acceptMarks(target: MarkTarget, items: Items) {
      const which = { kind: 'listed', items } as const;
      const decision = await client.marking.acceptMarks({ quizCode, which });
      const decisionId = tell(decision, formatAccepted(decision.changedCount), target);
      discardDraft(target.key, untouched);
      renewSeen(target.key, decision.changed);
      const { theirs, refused } = partLeftAlone(decision, items);
      if (refused.length > 0) toast.error(formatNotAccepted(refused));
      const seen = target.submissions.find(
        ({ submissionId }) => submissionId === theirs[0]?.submissionId,
      );
      if (seen !== undefined && seen.markAwarded !== 'Pending') {
        const typed = { mark: null, feedback: seen.feedback, reason: '' };
        change({ conflict: { target, theirs, mine: { markAwarded: seen.markAwarded, typed } } });
      }
      return decisionId;
    },

    async acceptAtOnce(which: AcceptedAtOnce, teacherCode: string | undefined) {
      const decision = await client.marking.acceptMarks({ quizCode, teacherCode, which });
      return tell(decision, formatAccepted(decision.changedCount), null);
    },
  };
}
