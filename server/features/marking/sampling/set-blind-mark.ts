import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import type { BlindPoint, BlindTick } from '../../../../shared/contract/blind-marks.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database, Db } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { ThreadPool } from '../../../threads/thread-pool.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { listQuizAppeals } from '../appeals/appeals-queries.ts';
import { listEqualAnswers } from '../appeals/list-appeals.ts';
import { decidedBy, decideWithin } from '../decisions/decide.ts';
import { lockDecisions, overrideMarks } from '../decisions/decisions-queries.ts';
import { refuseUnexplained, toMarkedRows } from '../decisions/marked-rows.ts';
import { toSeenRows } from '../decisions/seen-mark.ts';
import type { ResponseRow } from '../responses-queries.ts';
import { listQuestionsToMark } from '../run/run-items-queries.ts';
import { listBySubmissionId } from '../student-responses-queries.ts';
import { listPoints } from './list-points.ts';
import {
  deleteTakenBack,
  findCanBeBlind,
  findFirstTeacher,
  keepInkRevision,
  upsertBlindMark,
} from './blind-marks-queries.ts';
import { findSampled, forgetPredictions } from './sample-queries.ts';

interface Tools {
  database: Database;
  threads: ThreadPool;
}

interface GivenBlind {
  mark: number;
  /** The revision of the text that the teacher read. */
  answerRevision?: number;
  /** The points that were ticked. */
  points: BlindTick[];
}

/** A blind mark with all points of the scheme, if any were ticked. */
interface MarkWithPoints {
  mark: number;
  points: MarkedPoint[] | undefined;
}

/**
 * Stores a teacher's blind mark. The first teacher's goes into ink, for the answer and those that
 * say the same; a second teacher's only measures how far the two agree. A mark whose ink was undone
 * no longer counts, and the next one is the first again. Throws NOT_FOUND for an answer that is not
 * in a sample, NOT_BLIND for one that was decided with the marker's mark in view, ANSWER_CHANGED for a text that the teacher has not read, QUESTION_CHANGED if a
 * ticked point has been replaced, or BAD_REQUEST for a mark above the maximum or above what its
 * points give.
 */
export async function setBlindMark(
  { database, threads }: Tools,
  actor: Actor,
  response: ResponseRow,
  scope: QuizScope,
  { mark, points, answerRevision = response.revision }: GivenBlind,
): Promise<void> {
  const { quizCode, userId, questionId, revision, maxMark } = response;
  if (mark > maxMark) throw fail('BAD_REQUEST');
  // Read before anything is locked, because a long scheme takes a thread a second.
  const known = await listPointsOf({ database, threads }, questionId, points);
  const ticks = points.map((tick) => withWords(tick, known));
  const marked = { mark, points: ticks.length === 0 ? undefined : toMarkedPoints(ticks, known) };
  return database.transaction(async (transaction) => {
    await lockDecisions(transaction, quizCode);
    const sampled = await findSampled(transaction, response);
    if (!sampled) throw fail('NOT_FOUND');
    if (answerRevision !== revision) throw fail('ANSWER_CHANGED');
    const key = { quizCode, userId, questionId };
    const teacherId = actor.id;
    await deleteTakenBack(transaction, key);
    if (!(await findCanBeBlind(transaction, key))) throw fail('NOT_BLIND');
    const isNew = await upsertBlindMark(transaction, {
      ...key,
      teacherId,
      mark,
      points: ticks,
      answerRevision: revision,
    });
    const first = await findFirstTeacher(transaction, key);
    const isFirst = first?.teacherId === actor.id;
    if (!isFirst && first?.hasInk) return;
    const isInInk = await putInInk(transaction, actor, scope, response, marked);
    if (isInInk) await keepInkRevision(transaction, key, teacherId);
    // A spot check measures the marks as they were given, so it leaves the sample's predictions
    // unchanged.
    if (isNew && (isFirst || isInInk) && sampled.purpose === 'sample')
      await forgetPredictions(transaction, quizCode, questionId);
  });
}

/**
 * Writes the mark in ink. A mark that another teacher has opened and decided, or that an appeal
 * decided, stays. Returns true if the answer itself has the mark in ink.
 */
async function putInInk(
  transaction: Db,
  actor: Actor,
  scope: QuizScope,
  { questionId, submissionId, userId, revision }: ResponseRow,
  { mark, points }: MarkWithPoints,
): Promise<boolean> {
  const equals = await listEqualAnswers(transaction, scope, questionId);
  const ids = equals.get(submissionId) ?? [submissionId];
  const answers = await listBySubmissionId(transaction, scope, ids);
  // The student may have submitted again since it was read.
  if (answers.some((each) => each.submissionId === submissionId && each.revision !== revision)) {
    throw fail('ANSWER_CHANGED');
  }
  const appealed = await listQuizAppeals(transaction, scope);
  const isSettled = new Set(
    appealed
      .filter(({ appeal }) => appeal.questionId === questionId && appeal.outcome !== null)
      .map(({ appeal }) => appeal.userId),
  );
  const open = answers.filter(
    (answer) =>
      !isSettled.has(answer.userId) &&
      (answer.confirmedBy === null || answer.confirmedInBulk || answer.confirmedBy === actor.id),
  );
  const rows = toSeenRows(scope.quizCode, open) ?? [];
  refuseUnexplained({ mark, points });
  const marked = toMarkedRows(rows, open, { mark, points });
  const written: string[] = [];
  await decideWithin(transaction, {
    head: decidedBy(actor, scope),
    named: rows,
    write: async (within, head) => {
      const given = { mark, feedback: undefined, isOpened: true };
      const keys = await overrideMarks(within, head, marked, given);
      written.push(...keys.map((key) => key.user_id));
      return keys;
    },
  });
  return written.includes(userId);
}

/** Returns the current points of the scheme, if any was ticked. */
async function listPointsOf(
  { database, threads }: Tools,
  questionId: string,
  ticks: readonly BlindTick[],
): Promise<readonly BlindPoint[]> {
  if (ticks.length === 0) return [];
  const questions = await listQuestionsToMark(database, [questionId]);
  return (await listPoints(threads, questions)).get(questionId) ?? [];
}

/**
 * Returns the tick with its point's words, by which it is found again after the scheme is edited.
 */
function withWords(tick: BlindTick, points: readonly BlindPoint[]): BlindTick {
  const point = points[tick.place]?.point;
  if (tick.point !== undefined && tick.point !== point) throw fail('QUESTION_CHANGED');
  return { ...tick, point };
}

/** Returns the points of the scheme, with the ticked ones as earned. */
function toMarkedPoints(ticks: readonly BlindTick[], points: readonly BlindPoint[]): MarkedPoint[] {
  const byPlace = new Map(ticks.map((tick) => [tick.place, tick]));
  return points.map(({ point, marks }, place) => {
    const tick = byPlace.get(place);
    return {
      point,
      marksAvailable: marks,
      marksAwarded: tick ? marks : 0,
      quote: tick?.quote ?? null,
    };
  });
}
