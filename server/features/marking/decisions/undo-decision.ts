import type { Decision } from '../../../../shared/contract/mark-decisions.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database, Db } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { holdDecidedBy, reopenAppeal } from '../appeals/appeals-queries.ts';
import { forgetAfterUndo } from '../sampling/blind-marks-queries.ts';
import { forgetSchemeLine } from '../teaching/forget-scheme-line.ts';
import { decidedBy, decideWithin } from './decide.ts';
import type { DecisionHead } from './decisions-queries.ts';
import type { AnswerKey } from './seen-mark.ts';
import { listDecided, restoreMarks } from './undo-queries.ts';

const NEVER_SEEN = -1;

/**
 * Undoes a decision, or a marking run's replacement of ink, for every mark that has not changed
 * since. The undo is itself a decision, so it can be undone too. A blind mark whose ink is undone
 * no longer counts, and an appeal whose mark is restored is open again. Undoing a lesson removes
 * its line from the mark scheme, even if the lesson changed no mark. Throws NOT_FOUND,
 * LESSON_NOT_YOURS for a lesson about a question that the actor may not change, or DECISION_STALE
 * if nothing is left to undo.
 */
export function undoDecision(
  database: Database,
  actor: Actor,
  scope: QuizScope,
  undoneId: string,
): Promise<Decision & { isLineLeft: boolean }> {
  return database.transaction(async (transaction) => {
    const decided = await listDecided(transaction, scope, undoneId);
    const lesson = await forgetSchemeLine(transaction, actor, scope.quizCode, undoneId);
    if (decided.length === 0 && !lesson) throw fail('NOT_FOUND');
    const undone = await decideWithin(transaction, {
      head: decidedBy(actor, scope),
      // A mark that is not written has changed since, so no revision counts as the one that was
      // seen.
      named: decided.map((key) => ({ ...key, mark_revision: NEVER_SEEN })),
      write: (inner, head) => restore(inner, head, undoneId),
    });
    await forgetAfterUndo(transaction, scope.quizCode, undone.decisionId);
    if (undone.changedCount === 0 && !lesson) throw fail('DECISION_STALE');
    return { ...undone, isLineLeft: lesson?.isLineLeft ?? false };
  });
}

/** Locks the appeals first, in the same order as code that removes a mark and its appeal. */
async function restore(
  transaction: Db,
  head: DecisionHead,
  undoneId: string,
): Promise<AnswerKey[]> {
  const appeals = await holdDecidedBy(transaction, head.quizCode, undoneId);
  const restored = await restoreMarks(transaction, head, undoneId);
  const keys = new Set(restored.map((key) => `${key.user_id} ${key.question_id}`));
  for (const appeal of appeals)
    if (keys.has(`${appeal.userId} ${appeal.questionId}`)) await reopenAppeal(transaction, appeal);
  return restored;
}
