import { createStore } from '../../../create-store.ts';
import type { Decision, StudentSubmission } from '../../../../shared/contract/mark-decisions.ts';
import type { Submission } from '../../../../shared/contract/marking.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { bySubmissionId, type PatchLists } from './apply-marks.ts';
import { formatLeftAlone, formatOutOfReach } from './format-decision.ts';
import { reportProblem, type TypedMark } from './mark-drafts.ts';
import type { MarkTarget } from './mark-target.ts';

/** A decision that can be undone, from the moment it is sent. */
export interface DoneDecision {
  /** Its position in the order of decisions. */
  place: number;
  /** The target decided on; null if there was more than one. */
  target: MarkTarget | null;
  /** Null until the server has answered. */
  decisionId: string | null;
  /** Resolves to the decision id; null if nothing was changed. */
  answer: Promise<string | null>;
}

/** A conflict between the teacher's mark and one that somebody else has set meanwhile. */
export interface MarkConflict {
  target: MarkTarget;
  /** The current answers. */
  theirs: readonly StudentSubmission[];
  mine: { markAwarded: number; typed: TypedMark };
}

/** The state of the decisions made on the desk. */
export interface DecisionsState {
  /** The decisions that can be undone, the latest last. */
  done: readonly DoneDecision[];
  /** A sentence about the latest event; empty once dismissed. */
  news: string;
  /** The target of the latest undo, to which the cursor moves. */
  undone: MarkTarget | null;
  conflict: MarkConflict | null;
  /** The current version of every answer decided on since the page opened. */
  changedMarks: ReadonlyMap<string, Submission>;
}

/** Reports that nothing was saved; typed text stays. */
export function sayFailed(error: unknown, target: MarkTarget | null) {
  const problem = errorSentence(error, markingMessages.updateFailed);
  if (target) reportProblem(target, problem);
  toast.error(problem);
}

/** Keeps the decisions that can be undone, and shows the outcome of each. */
export function createDecisionLog(patchLists: PatchLists) {
  const store = createStore<DecisionsState>({
    done: [],
    news: '',
    undone: null,
    conflict: null,
    changedMarks: new Map(),
  });
  const change = (changes: Partial<DecisionsState>) => store.set({ ...store.get(), ...changes });
  let made = 0;

  function enter(decision: DoneDecision) {
    const done = [...store.get().done, decision];
    change({ done: done.sort((one, other) => one.place - other.place) });
  }

  function applyMarks(
    { changed, changedCount, conflicts, conflictCount }: Decision,
    { isPartial = false } = {},
  ) {
    const listed = [...changed, ...conflicts];
    patchLists(listed, isPartial || listed.length < changedCount + conflictCount);
    change({ changedMarks: new Map([...store.get().changedMarks, ...bySubmissionId(listed)]) });
  }

  /** Shows the outcome of a decision. Returns its id for an undo; null if it changed nothing. */
  function tell(
    decision: Decision,
    words: string,
    target: MarkTarget | null,
    { isLesson = false } = {},
  ): string | null {
    const { decisionId, changedCount, conflictCount, outOfReachCount } = decision;
    applyMarks(decision);
    // A conflict of a single target opens a dialog; for several, a sentence mentions them.
    const left = conflictCount > 0 && target === null ? formatLeftAlone(conflictCount) : '';
    const isSaid = isLesson || changedCount > 0 || conflictCount + outOfReachCount === 0;
    const said = isSaid ? words : '';
    change({ news: `${said} ${left}`.trim() });
    if (outOfReachCount > 0) toast.error(formatOutOfReach(outOfReachCount));
    return changedCount > 0 || isLesson ? decisionId : null;
  }

  return {
    store,
    change,
    applyMarks,
    tell,
    /** Adds a decision as the latest, and returns its place. */
    add(decision: Omit<DoneDecision, 'place'>): number {
      made += 1;
      enter({ ...decision, place: made });
      return made;
    },
    /** Puts a decision back in its place. */
    enter,
    leaveOut: (place: number) =>
      change({ done: store.get().done.filter((each) => each.place !== place) }),
    setId(place: number, decisionId: string | null) {
      const named = (each: DoneDecision) => (each.place === place ? { ...each, decisionId } : each);
      change({ done: store.get().done.map(named) });
    },
  };
}

export type DecisionLog = ReturnType<typeof createDecisionLog>;
