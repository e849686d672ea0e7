import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import type { Appeal } from '../../../../shared/contract/appeals.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database, Db } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { decidedBy, decideWithin } from '../decisions/decide.ts';
import { lockDecisions, overrideMarks } from '../decisions/decisions-queries.ts';
import { type MarkByPoints, refuseUnexplained, toMarkedRows } from '../decisions/marked-rows.ts';
import {
  type AnswerKey,
  type SeenMark,
  type SeenRow,
  toSeenRows,
  toSubmissionId,
} from '../decisions/seen-mark.ts';
import type { ResponseRow } from '../responses-queries.ts';
import { listBySubmissionId, type StudentResponseRow } from '../student-responses-queries.ts';
import { closeAppeal, findAppeal, listQuizAppeals } from './appeals-queries.ts';
import { listEqualAnswers } from './list-appeals.ts';
import { presentAppeal } from './present-appeal.ts';

interface AppealDecision {
  /** The revision of the mark that the teacher saw. */
  markRevision: number;
  /** Null keeps the mark. */
  newMark: number | null;
  /** Other answers that say the same, as the teacher saw them: they get the new mark too. */
  alike: readonly SeenMark[];
  reason: string;
  /** Feedback for the new mark, which replaces the old. */
  feedback?: string;
  /** The points that were ticked for the new mark. */
  points?: readonly MarkedPoint[];
}

/**
 * Decides an appeal, once; the mark goes into ink with its reason. Throws NOT_FOUND,
 * ALREADY_DECIDED, MARK_CHANGED if someone else changed the mark in the meantime, or BAD_REQUEST
 * for a mark above the maximum or above what its points give, or for an answer of another quiz.
 * Answers in `alike` that have changed since, or that another appeal decided, keep their mark.
 */
export async function decideAppeal(
  database: Database,
  actor: Actor,
  response: ResponseRow,
  scope: QuizScope,
  { markRevision, newMark, alike, reason, feedback, points }: AppealDecision,
): Promise<Appeal & { leftAlone: number }> {
  if (newMark !== null && newMark > response.maxMark) throw fail('BAD_REQUEST');
  if (newMark !== null) refuseUnexplained({ mark: newMark, points });
  const { submissionId } = response;
  const others = newMark === null ? [] : alike.filter((each) => each.submissionId !== submissionId);
  const named = toSeenRows(scope.quizCode, [{ submissionId, markRevision }, ...others]);
  if (!named) throw fail('BAD_REQUEST');
  if (!(await findAppeal(database, response))) throw fail('NOT_FOUND');
  return database.transaction(async (transaction) => {
    // The mark is read after the lock is held, so that nobody else is deciding about it.
    await lockDecisions(transaction, scope.quizCode);
    const rows = await leaveOutUnlike(transaction, scope, response, named);
    const ids = rows.map((row) => toSubmissionId(scope.quizCode, row));
    const answers = await listBySubmissionId(transaction, scope, ids);
    const own = answers.find((each) => each.submissionId === submissionId);
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
    if (mark === null) return { ...presentAppeal(closed), leftAlone: 0 };
    const given = newMark === null ? { mark } : { mark, points, feedback };
    const written = await giveMark(
      transaction,
      decidedBy(actor, scope, reason),
      { own, rows, answers },
      given,
    );
    return { ...presentAppeal(closed), leftAlone: named.length - written };
  });
}

/**
 * Returns the appealed answer, and those named answers that still say the same and that no other
 * appeal decided.
 */
async function leaveOutUnlike(
  transaction: Db,
  scope: QuizScope,
  { questionId, submissionId, userId }: ResponseRow,
  named: readonly SeenRow[],
): Promise<SeenRow[]> {
  if (named.length === 1) return [...named];
  const equals = await listEqualAnswers(transaction, scope, questionId);
  const same = new Set(equals.get(submissionId));
  const decided = new Set(
    (await listQuizAppeals(transaction, scope))
      .filter(({ appeal }) => appeal.questionId === questionId && appeal.outcome !== null)
      .map(({ appeal }) => appeal.userId),
  );
  return named.filter(
    (row) =>
      row.user_id === userId ||
      (same.has(toSubmissionId(scope.quizCode, row)) && !decided.has(row.user_id)),
  );
}

interface Appealed {
  own: StudentResponseRow;
  /** Includes the other answers that get the mark. */
  rows: readonly SeenRow[];
  answers: readonly StudentResponseRow[];
}

/**
 * Returns how many answers have the mark now. Throws MARK_CHANGED if a run or a student is changing
 * the appealed answer at this moment.
 */
async function giveMark(
  transaction: Db,
  head: ReturnType<typeof decidedBy>,
  { own, rows, answers }: Appealed,
  { feedback, ...given }: MarkByPoints & { feedback?: string },
): Promise<number> {
  const { changedCount } = await decideWithin(transaction, {
    head,
    named: rows,
    write: async (within, whole) => {
      const marked = toMarkedRows(rows, answers, given);
      const how = { mark: given.mark, feedback, isOpened: true };
      const written = await overrideMarks(within, whole, marked, how);
      if (!written.some((key) => isKeyOf(key, own))) throw fail('MARK_CHANGED');
      return written;
    },
  });
  return changedCount;
}

const isKeyOf = (key: AnswerKey, { userId, questionId }: StudentResponseRow): boolean =>
  key.user_id === userId && key.question_id === questionId;
