import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, createPool, type Database } from '../../../database/client.ts';
import { markingRuns } from '../../../database/schema/marking.ts';
import { questions } from '../../../database/schema/questions.ts';
import { quizzes } from '../../../database/schema/quizzes.ts';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { buildQuiz, buildSubmission, buildUser } from '../../../testing/factories.ts';
import { buildAnalysis } from '../../../testing/quizzes/pencil-quiz.ts';
import { createScriptedMarker, untilAborted } from '../../../testing/markers/scripted-marker.ts';
import { cloneDatabase } from '../../../testing/database/test-database.ts';
import { MarkerError } from '../engine/marker-error.ts';
import type { Marker, MarkingTask } from '../engine/marker.ts';
import { failAbandonedRuns } from './fail-abandoned-runs.ts';
import { findRun, insertRun, requestStop } from './marking-run-queries.ts';
import { insertRunItems } from './run-items-queries.ts';
import { runMarking } from './run-marking.ts';
import { createCallGate } from './batches/call-gate.ts';
import { wholeQuiz } from '../../quizzes/public.ts';
import { countMarks } from '../desk/to-check-queries.ts';

/** A marker that cannot judge anything. */
const bands: Marker = {
  name: 'bands',
  mark: async ({ id }) => {
    const analysis = buildAnalysis({ points: [], flags: ['cannot-judge'], confidence: 0 });
    return { id, markAwarded: 0, feedback: '', analysis };
  },
};

const texts = (count: number) => Array.from({ length: count }, (_, index) => `answer ${index}`);

describe('a run during which something changes', () => {
  let pool: ReturnType<typeof createPool>;
  let database: Database;

  beforeAll(async () => {
    pool = createPool((await cloneDatabase()).connectionString, { size: 8 });
    database = createDatabase(pool);
  });
  afterAll(() => pool.end());

  async function queueRun(
    { quizCode }: AnsweredQuiz,
    reach: 'undecided' | 'everything' = 'undecided',
  ): Promise<string> {
    const run = await insertRun(database, { quizCode, startedBy: 'teacher', mode: 'all' });
    if (!run) throw new Error('Another run is active.');
    await insertRunItems(database, run, wholeQuiz(run.quizCode), reach);
    return run.id;
  }
  const work = (
    runId: string,
    marker: Marker,
    loadImage: (
      url: string,
    ) => Promise<{ mediaType: string; bytes: Uint8Array } | undefined> = async () => undefined,
  ) =>
    runMarking(
      { database, marker, markingGate: createCallGate(2), loadImage, lanes: 2, stopGraceMs: 100 },
      runId,
      new AbortController().signal,
    );
  const edit = async (id: string, values: Partial<typeof questions.$inferInsert>) => {
    await database
      .update(questions)
      .set({ ...values, updatedAt: sql`clock_timestamp()` })
      .where(eq(questions.id, id));
  };

  it('continues with the new scheme when a question is edited, and stores no mark by the old one', async () => {
    const quiz = await buildAnsweredQuiz(database, 'teacher', texts(5), { maxMark: 4 });
    const runId = await queueRun(quiz);
    let edited: Promise<unknown> | undefined;
    const marker = createScriptedMarker(async (task) => {
      edited ??= edit(quiz.questionId, { maxMark: 1 });
      await edited;
      return task.maxMark;
    });
    await work(runId, marker);
    expect(await quiz.marks()).toEqual(Array(5).fill(1));
    expect(await findRun(database, runId)).toMatchObject({ marked: 5, failed: 0 });
    expect(await quiz.events()).toHaveLength(5);
  });

  it('stores no mark for an answer that has since been changed', async () => {
    const quiz = await buildAnsweredQuiz(database, 'teacher', texts(3));
    const runId = await queueRun(quiz);
    const marker = createScriptedMarker(async (task) => {
      if (task.userAnswer === 'answer 0') await quiz.change(0, { submittedAt: null, revision: 2 });
      return 1;
    });
    await work(runId, marker);
    expect(await quiz.marks()).toEqual([null, 1, 1]);
    expect(await findRun(database, runId)).toMatchObject({ marked: 2, failed: 1 });
  });

  it('counts the marks of an earlier run that changed when everything is marked again', async () => {
    const quiz = await buildAnsweredQuiz(database, 'teacher', texts(3));
    await work(
      await queueRun(quiz),
      createScriptedMarker(() => 1),
    );
    const runId = await queueRun(quiz);
    await work(
      runId,
      createScriptedMarker(({ userAnswer }) => (userAnswer === 'answer 1' ? 2 : 1)),
    );
    expect(await findRun(database, runId)).toMatchObject({ marked: 3, remarked: 3, moved: 1 });
  });

  it('ends when its quiz is deleted, without further cost', async () => {
    const quiz = await buildAnsweredQuiz(database, 'teacher', texts(100));
    const runId = await queueRun(quiz);
    const first = createScriptedMarker(async () => {
      const gone = { deletedAt: sql`now()` };
      await database.update(quizzes).set(gone).where(eq(quizzes.quizCode, quiz.quizCode));
      return 1;
    });
    const mark: Marker['mark'] = (task, signal) =>
      first.calls.length === 0 ? first.mark(task, signal) : untilAborted(signal);
    await work(runId, { name: 'slow', mark });
    expect(await findRun(database, runId)).toMatchObject({
      state: 'stopped',
      marked: 1,
      failed: 0,
    });
  });

  it('can be stopped even when the marker hangs', async () => {
    const quiz = await buildAnsweredQuiz(database, 'teacher', texts(10));
    const runId = await queueRun(quiz);
    const begun = Promise.withResolvers<void>();
    const mark: Marker['mark'] = (_, signal) => {
      begun.resolve();
      return untilAborted(signal);
    };
    const running = work(runId, { name: 'hanging', mark });
    await begun.promise;
    await requestStop(database, { id: runId, quizCode: quiz.quizCode });
    await running;
    expect(await findRun(database, runId)).toMatchObject({
      state: 'stopped',
      marked: 0,
      failed: 0,
    });
  });

  it('leaves answers that the marker cannot judge to the teacher: counted as done, flagged, and Pending or unchanged', async () => {
    const quiz = await buildAnsweredQuiz(database, 'teacher', ['new', 'marked before', 'in ink']);
    const earlier = {
      marker: 'earlier',
      promptHash: 'before',
      confidence: 0.9,
      flags: ['doubt' as const],
    };
    const before = {
      markAwarded: 1,
      aiMark: 1,
      feedback: 'As before',
      aiAnalysis: buildAnalysis(earlier),
    };
    await quiz.change(1, before);
    await quiz.change(2, { ...before, confirmedBy: 'teacher' });
    const runId = await queueRun(quiz, 'everything');
    await work(runId, bands);
    expect(await quiz.marks()).toEqual([null, 1, 1]);
    const rows = await quiz.rows();
    const unjudged = { flags: ['cannot-judge'] };
    expect(rows[0]).toMatchObject({ feedback: '', aiAnalysis: unjudged });
    // The feedback on the mark is still that of the marker that gave it.
    expect(rows[1]).toMatchObject({
      feedback: 'As before',
      aiAnalysis: { ...before.aiAnalysis, flags: ['doubt', 'cannot-judge'] },
      markRevision: 0,
    });
    expect(rows[2]).toMatchObject(before);
    expect(await quiz.events()).toEqual([]);
    expect(await findRun(database, runId)).toMatchObject({
      state: 'completed',
      marked: 3,
      left: 2,
      failed: 0,
    });
    const terms = { refusedIds: [], measured: new Map() };
    expect(await countMarks(database, wholeQuiz(quiz.quizCode), terms)).toMatchObject({
      total: 2,
      pencilWithoutDoubt: 0,
    });
  });

  it('still counts an answer that it marked when a later run cannot judge it', async () => {
    const quiz = await buildAnsweredQuiz(database, 'teacher', texts(2));
    const first = await queueRun(quiz);
    await work(
      first,
      createScriptedMarker(() => 1),
    );
    const later = await queueRun(quiz);
    await work(later, bands);
    expect(await findRun(database, first)).toMatchObject({ marked: 2, left: 0 });
    expect(await findRun(database, later)).toMatchObject({ marked: 2, left: 2 });
  });

  it('sends the marker confirmed answers from any quiz, synonyms and images, but no names', async () => {
    const quiz = await buildAnsweredQuiz(database, 'teacher', ['new']);
    await edit(quiz.questionId, {
      synonyms: 'fast = quick',
      questionImageURL: '/api/files/questions/1_a.webp',
    });
    const other = await buildQuiz(database, { questionIds: [quiz.questionId] });
    for (const [index, confirmedBy] of ['teacher', null].entries()) {
      const { id } = await buildUser(database);
      await buildSubmission(database, other.quizCode, id, quiz.questionId, {
        userAnswer: `confirmed ${index}`,
        markAwarded: 2,
        confirmedBy,
      });
    }
    let seen: MarkingTask | undefined;
    const scripted = createScriptedMarker(() => 1);
    const mark: Marker['mark'] = (task) => {
      seen = task;
      return scripted.mark(task);
    };
    const image = { mediaType: 'image/webp', bytes: new Uint8Array([1]) };
    const runId = await queueRun(quiz);
    await work(runId, { name: 'seeing', seesImages: true, mark }, async (url) =>
      url.endsWith('1_a.webp') ? image : undefined,
    );
    expect(seen).toMatchObject({
      confirmed: [{ userAnswer: 'confirmed 0', markAwarded: 2 }],
      synonyms: [['fast', 'quick']],
      images: [{ of: 'question', ...image }],
    });
    expect(JSON.stringify(seen)).not.toContain(quiz.userIds[0]);
  });

  it('fails with an explanation when the marker refuses its key', async () => {
    const quiz = await buildAnsweredQuiz(database, 'teacher', texts(30));
    const runId = await queueRun(quiz);
    const marker = createScriptedMarker(() => {
      throw new MarkerError('refuses-key', 'No.');
    });
    await work(runId, marker);
    expect(await findRun(database, runId)).toMatchObject({
      state: 'failed',
      marked: 0,
      failed: 30,
      failure: 'The marker refuses the key. Please check MARKER_API_KEY.',
    });
    expect(marker.calls.length).toBeLessThan(60);
  });

  it('fails with an explanation once its job is lost, and does not block other runs', async () => {
    const quiz = await buildAnsweredQuiz(database, 'teacher', texts(3));
    const runId = await queueRun(quiz);
    const age = (seconds: number) =>
      database
        .update(markingRuns)
        .set({ startedAt: sql`now() - ${seconds} * interval '1 second'` })
        .where(eq(markingRuns.id, runId));
    const sweep = (isUnderWay: boolean) =>
      failAbandonedRuns(database, { isUnderWay: async () => isUnderWay });
    await sweep(false);
    await age(60);
    await sweep(true);
    expect(await findRun(database, runId)).toMatchObject({ state: 'active' });
    await sweep(false);
    expect(await findRun(database, runId)).toMatchObject({
      state: 'failed',
      phase: 'done',
      failed: 3,
      failure: 'Marking stopped because of a fault on the server. Please start it again.',
    });
    expect(await queueRun(quiz)).not.toBe(runId);
  });
});
