import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import type { Appeal } from '../../../../shared/contract/appeals.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database, DatabaseOrTransaction } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { decidedBy, decideWithin } from '../decisions/decide.ts';
import { overrideMarks } from '../decisions/decisions-queries.ts';
import { type MarkByPoints, refuseUnexplained, toMarkedRows } from '../decisions/marked-rows.ts';
import { toSeenRows } from '../decisions/seen-mark.ts';
import type { ResponseRow } from '../responses-queries.ts';
import { listBySubmissionId } from '../student-responses-queries.ts';
import { closeAppeal, findAppeal } from './appeals-queries.ts';
import { listEqualAnswers } from './list-appeals.ts';
import { presentAppeal } from './present-appeal.ts';

interface AppealDecision {
  /** The mark as the teacher saw it. */
  markRevision: number;
  /** Null leaves the mark as it stands. */
  newMark: number | null;
  /** Gives the new mark to equal answers too. */
  forAlike: boolean;
  reason: string;
  /** Replaces the feedback that goes with the new mark. */
  feedback?: string;
  /** The points that were ticked for the new mark. */
  points?: readonly MarkedPoint[];
}

/**
 * A teacher decides on an appeal, once; the mark that is decided goes into ink with its reason. Throws NOT_FOUND,
 * ALREADY_DECIDED, MARK_CHANGED where somebody else did meanwhile, or BAD_REQUEST for a mark above
 * the maximum or above what its points give.
 */
export async function decideAppeal(
  database: Database,
  actor: Actor,
  response: ResponseRow,
  scope: QuizScope,
  { markRevision, newMark, forAlike, reason, feedback, points }: AppealDecision,
): Promise<Appeal> {
  if (newMark !== null && newMark > response.maxMark) throw fail('BAD_REQUEST');
  if (newMark !== null) refuseUnexplained({ mark: newMark, points });
  if (!(await findAppeal(database, response))) throw fail('NOT_FOUND');
  return database.transaction(async (transaction) => {
    const closed = await closeAppeal(transaction, response, {
      decidedBy: actor.id,
      outcome: newMark === null || newMark === response.markAwarded ? 'stands' : 'changed',
      decisionReason: reason,
      oldMark: response.markAwarded,
      newMark: newMark ?? response.markAwarded,
    });
    if (!closed) throw fail('ALREADY_DECIDED');
    if (response.markRevision !== markRevision) throw fail('MARK_CHANGED');
    const isForAlike = forAlike && newMark !== null;
    const ids = isForAlike ? await alikeOf(transaction, scope, response) : [response.submissionId];
    const mark = newMark ?? response.markAwarded;
    const given = newMark === null ? { mark } : { mark, points, feedback };
    if (mark !== null) {
      await giveMark(transaction, actor, scope, ids, { ...given, mark, reason });
    }
    return presentAppeal(closed);
  });
}

async function alikeOf(
  transaction: DatabaseOrTransaction,
  scope: QuizScope,
  { questionId, submissionId }: ResponseRow,
): Promise<string[]> {
  const equals = await listEqualAnswers(transaction, scope, questionId);
  return equals.get(submissionId) ?? [submissionId];
}

async function giveMark(
  transaction: DatabaseOrTransaction,
  actor: Actor,
  scope: QuizScope,
  ids: string[],
  { reason, feedback, ...given }: MarkByPoints & { reason: string; feedback?: string },
): Promise<void> {
  const answers = await listBySubmissionId(transaction, scope, ids);
  const rows = toSeenRows(scope.quizCode, answers) ?? [];
  await decideWithin(transaction, {
    head: decidedBy(actor, scope, reason),
    named: rows,
    write: (within, head) =>
      overrideMarks(within, head, toMarkedRows(rows, answers, given), {
        mark: given.mark,
        feedback,
        isOpened: true,
      }),
  });
}
