import { eq, type InferInsertModel } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, createPool, type Database } from '../../../database/client.ts';
import { markingRunItems } from '../../../database/schema/marking.ts';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { createScriptedMarker, SCRIPTED_TOKENS } from '../../../testing/markers/scripted-marker.ts';
import { cloneDatabase } from '../../../testing/database/test-database.ts';
import type { Marker } from '../engine/marker.ts';
import { findRun, insertRun, requestStop } from './marking-run-queries.ts';
import { insertRunItems } from './run-items-queries.ts';
import { createCallGate } from './batches/call-gate.ts';
import { runMarking } from './run-marking.ts';
import { wholeQuiz } from '../../quizzes/public.ts';

type Pool = ReturnType<typeof createPool>;
type ItemState = InferInsertModel<typeof markingRunItems>['state'];

function away(): never {
  throw new Error('The marker is away.');
}

/** No images, and four concurrent batches. */
const tools = { loadImage: async () => undefined, lanes: 4 };

const texts = (count: number) => Array.from({ length: count }, (_, index) => `answer ${index}`);

describe('runMarking', () => {
  let pool: Pool;
  let database: Database;

  beforeAll(async () => {
    pool = createPool((await cloneDatabase()).connectionString, { size: 8 });
    database = createDatabase(pool);
  });
  afterAll(() => pool.end());

  const answered = (answers: string[]) => buildAnsweredQuiz(database, 'teacher', answers);

  async function queueRun({ quizCode }: AnsweredQuiz): Promise<string> {
    const run = await insertRun(database, { quizCode, startedBy: 'teacher', mode: 'all' });
    if (!run) throw new Error('Another run is active.');
    await insertRunItems(database, run, wholeQuiz(run.quizCode), 'undecided');
    return run.id;
  }

  const work = (runId: string, marker: Marker, signal = new AbortController().signal) =>
    runMarking({ ...tools, database, marker, markingGate: createCallGate(4) }, runId, signal);
  const countItems = async (runId: string, state: ItemState) =>
    (await database.select().from(markingRunItems).where(eq(markingRunItems.runId, runId))).filter(
      (item) => item.state === state,
    ).length;

  describe.concurrent('with a marker that fails', () => {
    it('counts an answer as failed and leaves it Pending if the marker always fails', async () => {
      const quiz = await answered(['one']);
      const runId = await queueRun(quiz);
      await work(runId, createScriptedMarker(away));
      expect(await findRun(database, runId)).toMatchObject({
        state: 'completed',
        phase: 'done',
        total: 1,
        marked: 0,
        failed: 1,
        totalTokens: 0,
      });
      expect(await quiz.marks()).toEqual([null]);
      expect(await quiz.events()).toEqual([]);
    });

    it('still marks chosen options, exactly and without a call', async () => {
      const quiz = await buildAnsweredQuiz(
        database,
        'teacher',
        ['red\nblue', 'red\ngreen', 'green', 'Question not answered by student'],
        { kind: 'choices', options: 'red\ngreen\nblue', markSchemeAnswer: 'red\nblue' },
      );
      const runId = await queueRun(quiz);
      const marker = createScriptedMarker(away);
      await work(runId, marker);
      expect(await quiz.marks()).toEqual([2, 0, 0, 0]);
      expect(marker.calls).toEqual([]);
      const [all, mixed] = await quiz.rows();
      expect(all?.feedback).toBe('Correct: you chose all the right options.');
      expect(mixed?.feedback).toBe('You chose 1 of the 2 right options, and 1 that is not right.');
      expect(all?.aiAnalysis).toMatchObject({ marker: 'exact', flags: [], confidence: 1 });
    });

    it('marks answers that differ in a symbol or a power separately', async () => {
      const genotypes = await answered(['bb', 'Bb']);
      const marker = createScriptedMarker(({ userAnswer }) => (userAnswer === 'Bb' ? 1 : 0));
      await work(await queueRun(genotypes), marker);
      expect(await genotypes.marks()).toEqual([0, 1]);
      const numbers = await buildAnsweredQuiz(database, 'teacher', ['103', '10³', '10^3'], {
        kind: 'number',
        markSchemeAnswer: '1000',
      });
      await work(await queueRun(numbers), createScriptedMarker(away));
      expect(await numbers.marks()).toEqual([0, 2, 2]);
    });

    it('marks options that differ only in capitals separately', async () => {
      const quiz = await buildAnsweredQuiz(
        database,
        'teacher',
        ['the river thames', 'The River Thames', 'The river Thames'],
        {
          kind: 'choice',
          options: 'the river thames\nThe river Thames\nThe River Thames',
          markSchemeAnswer: 'The River Thames',
        },
      );
      await work(await queueRun(quiz), createScriptedMarker(away));
      expect(await quiz.marks()).toEqual([0, 2, 0]);
    });

    it('marks everything when each answer fails once', async () => {
      const quiz = await answered(texts(25));
      const runId = await queueRun(quiz);
      const marker = createScriptedMarker((_, call) => (call === 1 ? away() : 1));
      await work(runId, marker);
      expect(await findRun(database, runId)).toMatchObject({ total: 25, marked: 25, failed: 0 });
      expect(await quiz.marks()).toEqual(Array(25).fill(1));
      expect(marker.calls).toHaveLength(50);
      expect(await quiz.events()).toHaveLength(25);
    });

    it('counts as failed only the one answer that cannot be marked, and those equal to it', async () => {
      const quiz = await answered([...texts(22), 'poison', 'Poison!']);
      const runId = await queueRun(quiz);
      const marker = createScriptedMarker((task) =>
        task.userAnswer.toLowerCase().startsWith('poison') ? away() : 2,
      );
      await work(runId, marker);
      expect(await findRun(database, runId)).toMatchObject({ total: 24, marked: 22, failed: 2 });
      expect(await quiz.marks()).toEqual([...Array<number>(22).fill(2), null, null]);
      // Once in its batch, once and three retries alone, once more in the verification.
      const tries = marker.calls.filter((answer) => answer.toLowerCase().startsWith('poison'));
      expect(tries).toHaveLength(6);
      expect(marker.calls).toHaveLength(22 + 6);
    });

    it('copes with characters in the marker’s feedback that PostgreSQL cannot store', async () => {
      const quiz = await answered(['one']);
      const runId = await queueRun(quiz);
      const scripted = createScriptedMarker(() => 1);
      const mark: Marker['mark'] = async (task) => {
        const marked = await scripted.mark(task);
        const feedback = 'Go\u0000od \uD83C';
        const points = [{ point: 'a\u0000', marksAvailable: 1, marksAwarded: 1, quote: null }];
        return { ...marked, feedback, analysis: { ...marked.analysis, points } };
      };
      await work(runId, { name: 'untidy', mark });
      expect(await quiz.marks()).toEqual([1]);
      expect((await quiz.rows())[0]?.feedback).toMatch(/^Good ./);
    });
  });

  it('calls the marker once for equal answers, which share mark and feedback', async () => {
    const quiz = await answered(['Oxygen', 'oxygen', 'OXYGEN.', 'nitrogen']);
    const runId = await queueRun(quiz);
    const marker = createScriptedMarker((task) => (task.userAnswer === 'nitrogen' ? 0 : 2));
    await work(runId, marker);
    expect(marker.calls).toHaveLength(2);
    expect(await quiz.marks()).toEqual([2, 2, 2, 0]);
    const feedback = (await quiz.rows()).map((row) => row.feedback);
    expect(new Set(feedback.slice(0, 3)).size).toBe(1);
    expect(await quiz.events()).toHaveLength(4);
    expect((await findRun(database, runId))?.totalTokens).toBe(2 * SCRIPTED_TOKENS);
  });

  it('keeps a mark that was changed during the run', async () => {
    const quiz = await answered(['one', 'two']);
    const runId = await queueRun(quiz);
    const marker = createScriptedMarker(async (task) => {
      const ink = { markAwarded: 1, confirmedBy: 'teacher', feedback: 'Mine', markRevision: 1 };
      if (task.userAnswer === 'one') await quiz.change(0, ink);
      return 2;
    });
    await work(runId, marker);
    expect(await quiz.marks()).toEqual([1, 2]);
    expect((await quiz.rows())[0]).toMatchObject({ confirmedBy: 'teacher', feedback: 'Mine' });
    expect((await quiz.events()).map((event) => event.userId)).toEqual([quiz.userIds[1]]);
    expect(await findRun(database, runId)).toMatchObject({ state: 'completed', failed: 0 });
  });

  it('lets answers already being marked finish when it is stopped, and begins no others', async () => {
    const quiz = await answered(texts(120));
    const runId = await queueRun(quiz);
    const marker = createScriptedMarker(async () => {
      await requestStop(database, { id: runId, quizCode: quiz.quizCode });
      return 1;
    });
    await work(runId, marker);
    const run = await findRun(database, runId);
    expect(run).toMatchObject({ state: 'stopped', phase: 'done', failed: 0, total: 120 });
    // Four batches of 20 were marked concurrently.
    expect(run?.marked).toBe(marker.calls.length);
    expect(run?.marked).toBeLessThanOrEqual(80);
    expect(await countItems(runId, 'waiting')).toBe(120 - (run?.marked ?? 0));
  });

  it('continues where it stopped when its worker dies, marking nothing twice', async () => {
    const quiz = await answered(texts(50));
    const runId = await queueRun(quiz);
    const worker = new AbortController();
    const first = createScriptedMarker(async (task) => {
      if (task.userAnswer.endsWith('0')) await setImmediate();
      if (task.userAnswer === 'answer 49') worker.abort();
      return 1;
    });
    await expect(work(runId, first, worker.signal)).rejects.toThrow(/abort/i);
    expect(await findRun(database, runId)).toMatchObject({ state: 'active' });

    const second = createScriptedMarker(() => 2);
    await work(runId, second);
    expect(await findRun(database, runId)).toMatchObject({ state: 'completed', marked: 50 });
    const events = await quiz.events();
    expect(events).toHaveLength(50);
    expect(new Set(events.map((event) => event.userId)).size).toBe(50);
    const marks = await quiz.marks();
    expect(marks.filter((mark) => mark === 2)).toHaveLength(second.calls.length);
    expect((await quiz.rows()).filter((row) => row.markRevision !== 1)).toEqual([]);
  });

  it('stores one mark and one event for each answer when two workers process the same run', async () => {
    const quiz = await answered(texts(30));
    const runId = await queueRun(quiz);
    await Promise.all(
      [1, 2].map((mark) =>
        work(
          runId,
          createScriptedMarker(() => mark),
        ),
      ),
    );
    expect(await findRun(database, runId)).toMatchObject({ state: 'completed', marked: 30 });
    expect(await quiz.events()).toHaveLength(30);
    expect((await quiz.rows()).filter((row) => row.markRevision !== 1)).toEqual([]);
  });

  it('does nothing for a run that has ended or never existed', async () => {
    const quiz = await answered(['one']);
    const runId = await queueRun(quiz);
    await work(
      runId,
      createScriptedMarker(() => 1),
    );
    const later = createScriptedMarker(() => 2);
    await work(runId, later);
    await work('00000000-0000-4000-8000-000000000000', later);
    expect(later.calls).toEqual([]);
    expect(await quiz.marks()).toEqual([1]);
  });
});
