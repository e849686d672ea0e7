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

/** A decision that can be taken back, from the moment in which it is sent. */
export interface DoneDecision {
  /** In which order the decisions were made. */
  place: number;
  /** What it was about; null where that was more than one target. */
  target: MarkTarget | null;
  /** Null until the server has answered. */
  decisionId: string | null;
  /** The same, once it has; null where nothing was changed. */
  answer: Promise<string | null>;
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
  let made = 0;
  const onTheirWay = createOnTheirWay();
  /** One undo after the other. */
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

  /** Shows what a decision did. Returns what names it, to take it back; null where it did nothing. */
  function tell(
    decision: Decision,
    words: string,
    target: MarkTarget | null,
    { isLesson = false } = {},
  ): string | null {
    const { decisionId, changedCount, conflictCount, outOfReachCount } = decision;
    applyMarks(decision);
    // What one target met is asked about in a dialog; of many, a sentence tells.
    const left = conflictCount > 0 && target === null ? formatLeftAlone(conflictCount) : '';
    const isSaid = isLesson || changedCount > 0 || conflictCount + outOfReachCount === 0;
    const said = isSaid ? words : '';
    change({ news: `${said} ${left}`.trim() });
    if (outOfReachCount > 0) toast.error(formatOutOfReach(outOfReachCount));
    return changedCount > 0 || isLesson ? decisionId : null;
  }

  /** Lets a decision be taken back from now on, whenever the server answers. */
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
   * Takes a decision back, also one from another day; false where that failed. Where it may still
   * be taken back, it is the next to be.
   */
  async function takeBack(
    decisionId: string,
    known = store.get().done.find((each) => each.decisionId === decisionId),
  ): Promise<boolean> {
    if (known) leaveOut(known.place);
    try {
      const undone = await client.marking.undoDecision({ quizCode, decisionId });
      // A lesson has gone out of the mark scheme too.
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
    // It was not saved after all, and the one before it is not meant.
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

    /** Enters a decision made elsewhere on the page, such as a line taught. */
    settle(...[decision, words, target, about]: Parameters<typeof tell>) {
      const decisionId = tell(decision, words, target, about);
      const answer = Promise.resolve(decisionId);
      if (decisionId !== null) enter({ place: ++made, target, decisionId, answer });
    },

    /**
     * Saves or accepts a target; false where it could not even be sent. Never waits: what is typed
     * while a decision about it is on its way is sent after that, and the same is sent once.
     */
    save,

    /** Only of the class, where one is given. */
    acceptAtOnce(which: AcceptedAtOnce, teacherCode: string | undefined): Promise<void> {
      const accept = async () => {
        const decision = await client.marking.acceptMarks({ quizCode, teacherCode, which });
        return tell(decision, formatAccepted(decision.changedCount), null);
      };
      return send(null, untouched, accept());
    },

    takeBack: (decisionId: string) => takeBack(decisionId),

    /** Takes back what was decided last, also where the server has yet to answer it. */
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

    /** Leaves both as they are: what was typed stays in its fields. */
    postponeConflict: () => change({ conflict: null }),
  };
}

export type Decisions = ReturnType<typeof createDecisions>;
