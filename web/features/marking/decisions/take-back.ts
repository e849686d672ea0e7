import { client } from '../../../api/client.ts';
import { type DecisionLog, type DoneDecision, sayFailed } from './decision-log.ts';
import { formatUndone } from './format-decision.ts';
import { renewSeen } from './mark-drafts.ts';
import { isNothingLeft } from './what-was-left.ts';

/** Creates what undoes decisions on the server and in the log. */
export function createTakeBack(quizCode: string, log: DecisionLog) {
  /**
   * Undoes a decision, including one from an earlier day; returns false if that failed. If it can
   * still be undone, it becomes the next one to undo.
   */
  async function takeBack(
    decisionId: string,
    known = log.store.get().done.find((each) => each.decisionId === decisionId),
  ): Promise<boolean> {
    if (known) log.leaveOut(known.place);
    try {
      const undone = await client.marking.undoDecision({ quizCode, decisionId });
      // Undoing a lesson also removes its line from the mark scheme.
      log.applyMarks(undone, { isPartial: true });
      if (known?.target) renewSeen(known.target.key, undone.changed);
      log.change({ news: formatUndone(undone.changedCount, undone.isLineLeft) });
      return true;
    } catch (error) {
      if (known && !isNothingLeft(error)) log.enter({ ...known, decisionId });
      sayFailed(error, null);
      return false;
    }
  }

  return {
    takeBack: (decisionId: string) => takeBack(decisionId),
    /** Undoes a decision of this page, once the server has answered it. */
    async undoOne({ target, answer, ...rest }: DoneDecision): Promise<void> {
      const decisionId = await answer;
      // The decision was not saved after all; the one before it must not be undone instead.
      if (decisionId === null) return;
      const isUndone = await takeBack(decisionId, { target, answer, ...rest });
      if (isUndone && target) log.change({ undone: { ...target } });
    },
  };
}
