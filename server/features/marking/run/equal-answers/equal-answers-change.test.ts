import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, createPool, type Database } from '../../../../database/client.ts';
import { submissions } from '../../../../database/schema/attempts.ts';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../../../testing/quizzes/answered-quiz.ts';
import { buildConcern } from '../../../../testing/factories.ts';
import { createScriptedMarker } from '../../../../testing/markers/scripted-marker.ts';
import { cloneDatabase } from '../../../../testing/database/test-database.ts';
import { wholeQuiz } from '../../../quizzes/public.ts';
import type { Marker } from '../../engine/marker.ts';
import { findRun, insertRun } from '../marking-run-queries.ts';
import { insertRunItems } from '../run-items-queries.ts';
import { runMarking } from '../run-marking.ts';
import { createCallGate } from '../batches/call-gate.ts';

const REOPENED = { userAnswer: 'a draft', submittedAt: null, revision: 2 };
const BEGUN_AGAIN = { ...REOPENED, userAnswer: '' };
const HANDED_IN_AGAIN = { userAnswer: 'other words', revision: 2 };

/** A marker whose first call fails while something changes, and which then gives 2 to `same`. */
function failingOnce(change: () => Promise<unknown>) {
  return createScriptedMarker(async ({ userAnswer }, call) => {
    if (call === 1 && userAnswer === 'same') {
      await change();
      throw new Error('The marker is away.');
    }
    return userAnswer === 'same' ? 2 : 0;
  });
}

describe('a run whose answers change before their turn', () => {
  let pool: ReturnType<typeof createPool>;
  let database: Database;

  beforeAll(async () => {
    pool = createPool((await cloneDatabase()).connectionString, { size: 4 });
    database = createDatabase(pool);
  });
  afterAll(() => pool.end());

  async function queueRun({ quizCode }: AnsweredQuiz): Promise<string> {
    const run = await insertRun(database, { quizCode, startedBy: 'teacher', mode: 'all' });
    if (!run) throw new Error('Another run is active.');
    await insertRunItems(database, run, wholeQuiz(quizCode), 'undecided');
    return run.id;
  }
  const work = (runId: string, marker: Marker) =>
    runMarking(
      {
        database,
        marker,
        markingGate: createCallGate(2),
        loadImage: async () => undefined,
        lanes: 2,
      },
      runId,
      new AbortController().signal,
    );

  /** Returns the index of the answer that a run marks first. */
  async function firstOf({ quizCode, userIds }: AnsweredQuiz): Promise<number> {
    const [first] = await database
      .select({ userId: submissions.userId })
      .from(submissions)
      .where(eq(submissions.quizCode, quizCode))
      .orderBy(asc(submissions.userId))
      .limit(1);
    return userIds.indexOf(first?.userId ?? '');
  }

  it.each([
    ['was reopened and is being written', REOPENED],
    ['has begun a new attempt', BEGUN_AGAIN],
    ['has handed in other words', HANDED_IN_AGAIN],
  ])(
    'does not give other students the mark of a student who %s, and does not give it to that student',
    async (_, changed) => {
      const quiz = await buildAnsweredQuiz(database, 'teacher', ['same', 'same', 'same']);
      const first = await firstOf(quiz);
      const marker = failingOnce(() => quiz.change(first, changed));
      const runId = await queueRun(quiz);
      await work(runId, marker);
      expect(await quiz.marks()).toEqual([0, 1, 2].map((index) => (index === first ? null : 2)));
      expect(marker.calls).toEqual(['same', 'same']);
      expect(await findRun(database, runId)).toMatchObject({ marked: 2, failed: 1 });
    },
  );

  it.each([
    ['a draft', REOPENED],
    ['different from what it was when the run began', HANDED_IN_AGAIN],
  ])('does not show the marker an answer that has become %s', async (_, changed) => {
    const quiz = await buildAnsweredQuiz(database, 'teacher', ['same']);
    const marker = failingOnce(() => quiz.change(0, changed));
    const runId = await queueRun(quiz);
    await work(runId, marker);
    expect(marker.calls).toEqual(['same']);
    expect(await findRun(database, runId)).toMatchObject({ marked: 0, failed: 1 });
  });

  it('does not show the marker an answer that a person must read first', async () => {
    const quiz = await buildAnsweredQuiz(database, 'teacher', ['same']);
    const { quizCode, questionId } = quiz;
    const [userId = ''] = quiz.userIds;
    const marker = failingOnce(() => buildConcern(database, { userId, quizCode, questionId }));
    const runId = await queueRun(quiz);
    await work(runId, marker);
    expect(marker.calls).toEqual(['same']);
    expect(await findRun(database, runId)).toMatchObject({ marked: 0, failed: 1 });
  });

  it('does not mark an answer that was reopened before the run reached it', async () => {
    const quiz = await buildAnsweredQuiz(database, 'teacher', ['reopened', 'left alone']);
    const runId = await queueRun(quiz);
    await quiz.change(0, REOPENED);
    const marker = createScriptedMarker(async () => {
      // Submitted as planned, but not checked yet.
      await quiz.change(0, { submittedAt: new Date() });
      return 1;
    });
    await work(runId, marker);
    expect(marker.calls).toEqual(['left alone']);
    expect(await quiz.marks()).toEqual([null, 1]);
  });

  it('calls the marker once for all equal answers, even if one of them changes in the meantime', async () => {
    const quiz = await buildAnsweredQuiz(database, 'teacher', ['same', 'same', 'same']);
    const marker = createScriptedMarker(async () => {
      await quiz.change(1, REOPENED);
      return 2;
    });
    const runId = await queueRun(quiz);
    await work(runId, marker);
    expect(marker.calls).toEqual(['same']);
    expect(await quiz.marks()).toEqual([2, null, 2]);
    expect(await findRun(database, runId)).toMatchObject({ marked: 2, failed: 1 });
  });
});
