import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import type { Appeal } from '../../../../shared/contract/appeals.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database, DatabaseOrTransaction } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { decidedBy, decideWithin } from '../decisions/decide.ts';
import { lockDecisions, overrideMarks } from '../decisions/decisions-queries.ts';
import { type MarkByPoints, refuseUnexplained, toMarkedRows } from '../decisions/marked-rows.ts';
import { type AnswerKey, toSeenRows } from '../decisions/seen-mark.ts';
import type { ResponseRow } from '../responses-queries.ts';
import { listBySubmissionId, type StudentResponseRow } from '../student-responses-queries.ts';
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
    // The mark is read as it is once nobody else is deciding about it.
    await lockDecisions(transaction, scope.quizCode);
    const isForAlike = forAlike && newMark !== null;
    const ids = isForAlike ? await alikeOf(transaction, scope, response) : [response.submissionId];
    const answers = await listBySubmissionId(transaction, scope, ids);
    const own = answers.find(({ submissionId }) => submissionId === response.submissionId);
    const oldMark = own?.markAwarded ?? null;
    const mark = newMark ?? oldMark;
    const closed = await closeAppeal(transaction, response, {
      decidedBy: actor.id,
      outcome: mark === oldMark ? 'stands' : 'changed',
      decisionReason: reason,
      oldMark,
      newMark: mark,
    });
    if (!closed) throw fail('ALREADY_DECIDED');
    if (own?.markRevision !== markRevision) throw fail('MARK_CHANGED');
    const given = newMark === null ? { mark } : { mark, points, feedback };
    if (mark !== null) {
      await giveMark(transaction, actor, scope, { own, answers }, { ...given, mark, reason });
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

interface Appealed {
  own: StudentResponseRow;
  /** With those that say the same, where they get the mark too. */
  answers: readonly StudentResponseRow[];
}

/** Throws MARK_CHANGED where a run or a student has the appealed answer in hand by now. */
async function giveMark(
  transaction: DatabaseOrTransaction,
  actor: Actor,
  scope: QuizScope,
  { own, answers }: Appealed,
  { reason, feedback, ...given }: MarkByPoints & { reason: string; feedback?: string },
): Promise<void> {
  const rows = toSeenRows(scope.quizCode, answers) ?? [];
  await decideWithin(transaction, {
    head: decidedBy(actor, scope, reason),
    named: rows,
    write: async (within, head) => {
      const marked = toMarkedRows(rows, answers, given);
      const how = { mark: given.mark, feedback, isOpened: true };
      const written = await overrideMarks(within, head, marked, how);
      if (!written.some((key) => isKeyOf(key, own))) throw fail('MARK_CHANGED');
      return written;
    },
  });
}

const isKeyOf = (key: AnswerKey, { userId, questionId }: StudentResponseRow): boolean =>
  key.user_id === userId && key.question_id === questionId;
