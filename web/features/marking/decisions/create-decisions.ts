import type { PatchLists } from './apply-marks.ts';
import { type AcceptedAtOnce, createDecisionCalls, type Items } from './decision-calls.ts';
import { createDecisionLog, type MarkConflict, sayFailed } from './decision-log.ts';
import {
  discardDraft,
  findDraft,
  isSame,
  isTyped,
  reportProblem,
  type TypedMark,
  typeMark,
} from './mark-drafts.ts';
import { asSeen, type MarkTarget } from './mark-target.ts';
import { createOnTheirWay } from './on-their-way.ts';
import { saveIntent, untouched } from './save-intent.ts';
import { isQuestionChanged } from './what-was-left.ts';
import { createTakeBack } from './take-back.ts';

/**
 * Handles all of a teacher's decisions about a quiz's marks, with undo and conflicts. `patchLists`
 * puts newer marks into the lists on the page.
 */
export function createDecisions(quizCode: string, patchLists: PatchLists) {
  const log = createDecisionLog(patchLists);
  const { store, change, tell } = log;
  const calls = createDecisionCalls(quizCode, log);
  const { takeBack, undoOne } = createTakeBack(quizCode, log);
  const onTheirWay = createOnTheirWay();
  /** Serialises undos. */
  let undoing = Promise.resolve();

  /** Makes a decision undoable at once, before the server answers. */
  async function send(target: MarkTarget | null, sent: TypedMark, asked: Promise<string | null>) {
    const answer = asked.catch((error: unknown) => {
      // The page shows an earlier scheme, so it is loaded again; the mark stays, without its ticks.
      if (isQuestionChanged(error) && target) {
        typeMark(target, { points: undefined });
        patchLists([], true);
      }
      sayFailed(error, target);
      return null;
    });
    const place = log.add({ target, decisionId: null, answer });
    if (target) onTheirWay.hold(target.key, { sent, until: answer });
    const decisionId = await answer;
    if (decisionId === null) log.leaveOut(place);
    log.setId(place, decisionId);
  }

  const setMine = (target: MarkTarget, items: Items, mine: MarkConflict['mine']) =>
    void send(target, mine.typed, calls.setMarks(target, items, mine));

  function save(target: MarkTarget): boolean {
    const intent = saveIntent(target, findDraft(target.key));
    if (intent.kind === 'invalid') {
      reportProblem(target, intent.problem);
      return false;
    }
    const before = onTheirWay.find(target.key);
    if (before === undefined) {
      if (intent.kind === 'accept')
        void send(target, untouched, calls.acceptMarks(target, intent.items));
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
      if (decisionId !== null) log.add({ target, decisionId, answer });
    },

    /**
     * Saves or accepts a target; returns false if it could not even be sent. Does not wait: what is
     * typed while a decision about it is being sent is sent afterwards, and identical input is sent
     * once.
     */
    save,

    /** Accepts marks in bulk; only those of the class, if one is given. */
    acceptAtOnce: (which: AcceptedAtOnce, teacherCode: string | undefined): Promise<void> =>
      send(null, untouched, calls.acceptAtOnce(which, teacherCode)),

    takeBack,

    /** Undoes the latest decision, even if the server has yet to answer it. */
    undo(): Promise<void> {
      const last = store.get().done.at(-1);
      if (last === undefined) return undoing;
      log.leaveOut(last.place);
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
