import { writeMarkFeedback } from '../../../../shared/mark-feedback.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database, DatabaseOrTransaction } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { listEqualAnswers } from '../appeals/list-appeals.ts';
import { decideWithin } from '../decisions/decide.ts';
import { lockDecisions, overrideMarks } from '../decisions/decisions-queries.ts';
import { toSeenRows } from '../decisions/seen-mark.ts';
import type { ResponseRow } from '../responses-queries.ts';
import { listBySubmissionId } from '../student-responses-queries.ts';
import {
  findFirstTeacher,
  findSampled,
  forgetPredictions,
  upsertBlindMark,
} from './sample-queries.ts';

interface GivenBlind {
  mark: number;
  /** The points that were ticked, by their places. */
  points: number[];
}

/**
 * Keeps a teacher's blind mark. The first teacher's goes into ink, for the answer and those that say
 * the same; a second teacher's only measures how far the two agree. Throws NOT_FOUND for an answer
 * that is in no sample, or BAD_REQUEST for a mark above the maximum.
 */
export function setBlindMark(
  database: Database,
  actor: Actor,
  response: ResponseRow,
  scope: QuizScope,
  { mark, points }: GivenBlind,
): Promise<void> {
  const { quizCode, userId, questionId, revision, maxMark } = response;
  if (mark > maxMark) throw fail('BAD_REQUEST');
  return database.transaction(async (transaction) => {
    await lockDecisions(transaction, quizCode);
    const sampled = await findSampled(transaction, response);
    if (!sampled) throw fail('NOT_FOUND');
    const key = { quizCode, userId, questionId };
    const teacherId = actor.id;
    await upsertBlindMark(transaction, {
      ...key,
      teacherId,
      mark,
      points,
      answerRevision: revision,
    });
    const first = await findFirstTeacher(transaction, key);
    if (first !== actor.id) return;
    await forgetPredictions(transaction, quizCode, questionId);
    await putInInk(transaction, actor, scope, response, mark);
  });
}

/** What another teacher has opened and decided stays theirs. */
async function putInInk(
  transaction: DatabaseOrTransaction,
  actor: Actor,
  scope: QuizScope,
  { questionId, submissionId, maxMark }: ResponseRow,
  mark: number,
): Promise<void> {
  const equals = await listEqualAnswers(transaction, scope, questionId);
  const ids = equals.get(submissionId) ?? [submissionId];
  const answers = await listBySubmissionId(transaction, scope, ids);
  const open = answers.filter(
    ({ confirmedBy, confirmedInBulk }) =>
      confirmedBy === null || confirmedInBulk || confirmedBy === actor.id,
  );
  const rewritten = writeMarkFeedback(mark, maxMark);
  const rows = (toSeenRows(scope.quizCode, open) ?? []).map((row) => ({ ...row, rewritten }));
  await decideWithin(transaction, {
    head: { ...scope, teacherId: actor.id, reason: null },
    named: rows,
    write: (within, head) =>
      overrideMarks(within, head, rows, { mark, feedback: undefined, isOpened: true }),
  });
}
