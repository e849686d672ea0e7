import { createStore } from '../../../create-store.ts';
import type { Decision, StudentSubmission } from '../../../../shared/contract/mark-decisions.ts';
import type { Submission } from '../../../../shared/contract/marking.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { client } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { toast } from '../../../ui/toast.ts';
import { bySubmissionId, type PatchLists } from './apply-marks.ts';
import {
  formatAccepted,
  formatLeftAlone,
  formatMarked,
  formatNotAccepted,
  formatOutOfReach,
  formatUndone,
  NOT_SAVED_YET,
} from './format-decision.ts';
import {
  discardDraft,
  findDraft,
  reportProblem,
  setSaving,
  type TypedMark,
} from './mark-drafts.ts';
import { asSeen, type MarkTarget } from './mark-target.ts';
import { saveIntent, untouched } from './save-intent.ts';

/** A decision that can be taken back. */
export interface DoneDecision {
  decisionId: string;
  words: string;
  /** What it was about; null where that was more than one target. */
  target: MarkTarget | null;
}

/** A mark of the teacher's that met one that somebody else had set meanwhile. */
export interface MarkConflict {
  target: MarkTarget;
  /** The answers as they are now. */
  theirs: readonly StudentSubmission[];
  mine: { markAwarded: number; typed: TypedMark };
}

/** Which marks are accepted at once. */
export type AcceptedAtOnce = { kind: 'question'; questionId: string } | { kind: 'without-doubt' };

/** Says that nothing was saved; what was typed stays. */
function sayFailed(error: unknown, target: MarkTarget | null) {
  const problem = errorSentence(error, markingMessages.updateFailed);
  if (target) reportProblem(target, problem);
  toast.error(problem);
}

/** What the desk knows of the decisions made on it. */
export interface DecisionsState {
  /** What can be taken back, the last at the end. */
  done: readonly DoneDecision[];
  /** What happened last, as a sentence; empty once it is dismissed. */
  news: string;
  /** What the latest undo was about: where the teacher wants to be now. */
  undone: MarkTarget | null;
  conflict: MarkConflict | null;
  /** Every answer decided on since the page was opened, as it stands now. */
  changedMarks: ReadonlyMap<string, Submission>;
}

type Items = ReturnType<typeof asSeen>;

/** What was left alone because somebody else changed it, and what as the teacher saw it. */
function partLeftAlone({ conflicts }: Decision, items: Items) {
  const seen = new Map(items.map((each) => [each.submissionId, each.markRevision]));
  const isChanged = ({ submissionId, markRevision }: StudentSubmission) =>
    markRevision !== seen.get(submissionId);
  return {
    theirs: conflicts.filter(isChanged),
    refused: conflicts.filter((each) => !isChanged(each)),
  };
}

/**
 * Everything a teacher decides about a quiz's marks, the way back, and what stands in the way.
 * `patchLists` puts newer marks into the lists on the page.
 */
export function createDecisions(quizCode: string, patchLists: PatchLists) {
  const store = createStore<DecisionsState>({
    done: [],
    news: '',
    undone: null,
    conflict: null,
    changedMarks: new Map(),
  });
  const change = (changes: Partial<DecisionsState>) => store.set({ ...store.get(), ...changes });

  function applyMarks(
    { changed, changedCount, conflicts, conflictCount }: Decision,
    { isPartial = false } = {},
  ) {
    const listed = [...changed, ...conflicts];
    patchLists(listed, isPartial || listed.length < changedCount + conflictCount);
    change({ changedMarks: new Map([...store.get().changedMarks, ...bySubmissionId(listed)]) });
  }

  /** Enters a decision, also one made elsewhere on the page, such as a line taught. */
  function settle(
    decision: Decision,
    words: string,
    target: MarkTarget | null,
    { isLesson = false } = {},
  ) {
    const { decisionId, changedCount, conflictCount, outOfReachCount } = decision;
    applyMarks(decision);
    // What one target met is asked about in a dialog; of many, a sentence tells.
    const left = conflictCount > 0 && target === null ? formatLeftAlone(conflictCount) : '';
    const isSaid = isLesson || changedCount > 0 || conflictCount + outOfReachCount === 0;
    const said = isSaid ? words : '';
    change({ news: `${said} ${left}`.trim() });
    if (outOfReachCount > 0) toast.error(formatOutOfReach(outOfReachCount));
    if (changedCount > 0 || isLesson)
      change({ done: [...store.get().done, { decisionId, words, target }] });
  }

  async function setMarks(target: MarkTarget, items: Items, mine: MarkConflict['mine']) {
    const { markAwarded, typed } = mine;
    setSaving(target.key, true);
    try {
      const decision = await client.marking.setMarks({
        quizCode,
        items,
        markAwarded,
        feedback: typed.feedback ?? undefined,
        points: typed.points && [...typed.points],
        reason: typed.reason || undefined,
      });
      const { changedCount, conflictCount } = decision;
      settle(decision, formatMarked(markAwarded, target.question.maxMark, changedCount), target);
      setSaving(target.key, false);
      if (changedCount > 0 && conflictCount === 0) discardDraft(target.key, typed);
      const { theirs, refused } = partLeftAlone(decision, items);
      if (refused.length > 0) toast.error(NOT_SAVED_YET);
      if (theirs.length > 0) change({ conflict: { target, theirs, mine } });
    } catch (error) {
      sayFailed(error, target);
    }
  }

  async function acceptMarks(target: MarkTarget, items: Items) {
    try {
      const which = { kind: 'listed', items } as const;
      const decision = await client.marking.acceptMarks({ quizCode, which });
      settle(decision, formatAccepted(decision.changedCount), target);
      discardDraft(target.key, untouched);
      const { theirs, refused } = partLeftAlone(decision, items);
      if (refused.length > 0) toast.error(formatNotAccepted(refused));
      const seen = target.submissions.find(
        ({ submissionId }) => submissionId === theirs[0]?.submissionId,
      );
      if (seen === undefined || seen.markAwarded === 'Pending') return;
      const typed = { mark: null, feedback: seen.feedback, reason: '' };
      const mine = { markAwarded: seen.markAwarded, typed };
      change({ conflict: { target, theirs, mine } });
    } catch (error) {
      sayFailed(error, target);
    }
  }

  /** Takes a decision back, also one from another day; false where that failed. */
  async function takeBack(decisionId: string): Promise<boolean> {
    change({ done: store.get().done.filter((each) => each.decisionId !== decisionId) });
    try {
      const undone = await client.marking.undoDecision({ quizCode, decisionId });
      // A lesson has gone out of the mark scheme too.
      applyMarks(undone, { isPartial: true });
      change({ news: formatUndone(undone.changedCount, undone.isLineLeft) });
      return true;
    } catch (error) {
      sayFailed(error, null);
      return false;
    }
  }

  return {
    store,
    settle,
    dismissNews: () => change({ news: '' }),

    /** Saves or accepts a target; false where it could not even be sent. Never waits. */
    save(target: MarkTarget): boolean {
      const intent = saveIntent(target, findDraft(target.key));
      if (intent.kind === 'invalid') reportProblem(target, intent.problem);
      if (intent.kind === 'accept') void acceptMarks(target, intent.items);
      if (intent.kind === 'set') void setMarks(target, intent.items, intent);
      return intent.kind !== 'invalid';
    },

    /** Only of the class, where one is given. */
    async acceptAtOnce(which: AcceptedAtOnce, teacherCode: string | undefined): Promise<void> {
      try {
        const decision = await client.marking.acceptMarks({ quizCode, teacherCode, which });
        settle(decision, formatAccepted(decision.changedCount), null);
      } catch (error) {
        sayFailed(error, null);
      }
    },

    takeBack,

    async undo(): Promise<void> {
      const { done } = store.get();
      const last = done.at(-1);
      if (last === undefined) return;
      const isUndone = await takeBack(last.decisionId);
      if (isUndone && last.target) change({ undone: { ...last.target } });
    },

    keepTheirs() {
      const { conflict } = store.get();
      if (conflict) discardDraft(conflict.target.key, conflict.mine.typed);
      change({ conflict: null });
    },

    useMine() {
      const { conflict } = store.get();
      if (conflict === null) return;
      change({ conflict: null });
      void setMarks(conflict.target, asSeen(conflict.theirs), conflict.mine);
    },

    /** Leaves both as they are: what was typed stays in its fields. */
    postponeConflict: () => change({ conflict: null }),
  };
}

export type Decisions = ReturnType<typeof createDecisions>;
