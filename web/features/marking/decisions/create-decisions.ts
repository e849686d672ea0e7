import { createStore } from '../../../create-store.ts';
import type { Decision, StudentSubmission } from '../../../../shared/contract/mark-decisions.ts';
import type { Submission } from '../../../../shared/contract/marking.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { client } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { toast } from '../../../ui/toasts/toast.ts';
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
  isSame,
  isTyped,
  renewSeen,
  reportProblem,
  type TypedMark,
} from './mark-drafts.ts';
import { asSeen, type MarkTarget } from './mark-target.ts';
import { createOnTheirWay } from './on-their-way.ts';
import { saveIntent, untouched } from './save-intent.ts';
import { isNothingLeft, partLeftAlone } from './what-was-left.ts';

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

/** Which marks to accept in bulk. */
export type AcceptedAtOnce = { kind: 'question'; questionId: string } | { kind: 'without-doubt' };

/** Reports that nothing was saved; typed text stays. */
function sayFailed(error: unknown, target: MarkTarget | null) {
  const problem = errorSentence(error, markingMessages.updateFailed);
  if (target) reportProblem(target, problem);
  toast.error(problem);
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

type Items = ReturnType<typeof asSeen>;

/**
 * Handles all of a teacher's decisions about a quiz's marks, with undo and conflicts. `patchLists`
 * puts newer marks into the lists on the page.
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
  let made = 0;
  const onTheirWay = createOnTheirWay();
  /** Serialises undos. */
  let undoing = Promise.resolve();

  function enter(decision: DoneDecision) {
    const done = [...store.get().done, decision];
    change({ done: done.sort((one, other) => one.place - other.place) });
  }
  const leaveOut = (place: number) =>
    change({ done: store.get().done.filter((each) => each.place !== place) });

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

  /** Makes a decision undoable at once, before the server answers. */
  async function send(target: MarkTarget | null, sent: TypedMark, asked: Promise<string | null>) {
    const place = ++made;
    const answer = asked.catch((error: unknown) => {
      sayFailed(error, target);
      return null;
    });
    enter({ place, target, decisionId: null, answer });
    if (target) onTheirWay.hold(target.key, { sent, until: answer });
    const decisionId = await answer;
    if (decisionId === null) leaveOut(place);
    const named = (each: DoneDecision) => (each.place === place ? { ...each, decisionId } : each);
    change({ done: store.get().done.map(named) });
  }

  async function setMarks(target: MarkTarget, items: Items, mine: MarkConflict['mine']) {
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
  }

  async function acceptMarks(target: MarkTarget, items: Items) {
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
  }

  const setMine = (target: MarkTarget, items: Items, mine: MarkConflict['mine']) =>
    void send(target, mine.typed, setMarks(target, items, mine));

  /**
   * Undoes a decision, including one from an earlier day; returns false if that failed. If it can
   * still be undone, it becomes the next one to undo.
   */
  async function takeBack(
    decisionId: string,
    known = store.get().done.find((each) => each.decisionId === decisionId),
  ): Promise<boolean> {
    if (known) leaveOut(known.place);
    try {
      const undone = await client.marking.undoDecision({ quizCode, decisionId });
      // Undoing a lesson also removes its line from the mark scheme.
      applyMarks(undone, { isPartial: true });
      if (known?.target) renewSeen(known.target.key, undone.changed);
      change({ news: formatUndone(undone.changedCount, undone.isLineLeft) });
      return true;
    } catch (error) {
      if (known && !isNothingLeft(error)) enter({ ...known, decisionId });
      sayFailed(error, null);
      return false;
    }
  }

  async function undoOne({ target, answer, ...rest }: DoneDecision): Promise<void> {
    const decisionId = await answer;
    // The decision was not saved after all; the one before it must not be undone instead.
    if (decisionId === null) return;
    const isUndone = await takeBack(decisionId, { target, answer, ...rest });
    if (isUndone && target) change({ undone: { ...target } });
  }

  function save(target: MarkTarget): boolean {
    const intent = saveIntent(target, findDraft(target.key));
    if (intent.kind === 'invalid') {
      reportProblem(target, intent.problem);
      return false;
    }
    const before = onTheirWay.find(target.key);
    if (before === undefined) {
      if (intent.kind === 'accept') void send(target, untouched, acceptMarks(target, intent.items));
      if (intent.kind === 'set') setMine(target, intent.items, intent);
    } else if (intent.kind === 'set' && !isSame(intent.typed, before.sent)) {
      void before.until.then(() => {
        const draft = findDraft(target.key);
        if (draft && isTyped(draft)) save(target);
      });
    }
    return true;
  }

  return {
    store,
    dismissNews: () => change({ news: '' }),

    /** Records a decision made elsewhere on the page, such as a taught line. */
    settle(...[decision, words, target, about]: Parameters<typeof tell>) {
      const decisionId = tell(decision, words, target, about);
      const answer = Promise.resolve(decisionId);
      if (decisionId !== null) enter({ place: ++made, target, decisionId, answer });
    },

    /**
     * Saves or accepts a target; returns false if it could not even be sent. Does not wait: what is
     * typed while a decision about it is being sent is sent afterwards, and identical input is sent
     * once.
     */
    save,

    /** Accepts marks in bulk; only those of the class, if one is given. */
    acceptAtOnce(which: AcceptedAtOnce, teacherCode: string | undefined): Promise<void> {
      const accept = async () => {
        const decision = await client.marking.acceptMarks({ quizCode, teacherCode, which });
        return tell(decision, formatAccepted(decision.changedCount), null);
      };
      return send(null, untouched, accept());
    },

    takeBack: (decisionId: string) => takeBack(decisionId),

    /** Undoes the latest decision, even if the server has yet to answer it. */
    undo(): Promise<void> {
      const last = store.get().done.at(-1);
      if (last === undefined) return undoing;
      leaveOut(last.place);
      undoing = undoing.then(() => undoOne(last));
      if (last.target) onTheirWay.hold(last.target.key, { sent: untouched, until: undoing });
      return undoing;
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
      setMine(conflict.target, asSeen(conflict.theirs), conflict.mine);
    },

    /** Closes the dialog without a choice: typed text stays in its fields. */
    postponeConflict: () => change({ conflict: null }),
  };
}

export type Decisions = ReturnType<typeof createDecisions>;
