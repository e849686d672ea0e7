import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, createPool, type Database } from '../../../../database/client.ts';
import { markingUsage } from '../../../../database/schema/marking.ts';
import { questions } from '../../../../database/schema/questions.ts';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../../../testing/quizzes/answered-quiz.ts';
import { buildSubmission, buildUser } from '../../../../testing/factories.ts';
import { createScriptedMarker } from '../../../../testing/markers/scripted-marker.ts';
import { cloneDatabase } from '../../../../testing/database/test-database.ts';
import { wholeQuiz } from '../../../quizzes/public.ts';
import type { Marker } from '../../engine/marker.ts';
import { findRun, insertRun } from '../marking-run-queries.ts';
import { insertRunItems } from '../run-items-queries.ts';
import { runMarking } from '../run-marking.ts';
import { createCallGate } from '../batches/call-gate.ts';

const SIGNATURE = { marker: 'scripted', promptHash: 'hash' };

describe('an answer handed in later that equals an earlier one', () => {
  let pool: ReturnType<typeof createPool>;
  let database: Database;

  beforeAll(async () => {
    pool = createPool((await cloneDatabase()).connectionString, { size: 4 });
    database = createDatabase(pool);
  });
  afterAll(() => pool.end());

  /** A marker that never gives the same response twice. */
  function fickleMarker() {
    let count = 0;
    const scripted = createScriptedMarker(() => (count += 1) % 3);
    return Object.assign(scripted, { signature: SIGNATURE });
  }

  async function mark(quiz: AnsweredQuiz, marker: Marker, reach: 'unmarked' | 'undecided') {
    const mode = reach === 'unmarked' ? 'unmarked' : 'all';
    const run = await insertRun(database, {
      quizCode: quiz.quizCode,
      startedBy: quiz.quizCode,
      mode,
    });
    if (!run) throw new Error('Another run is active.');
    await insertRunItems(database, run, wholeQuiz(quiz.quizCode), reach);
    const tools = { database, marker, markingGate: createCallGate(2), lanes: 2 };
    await runMarking(
      { ...tools, loadImage: async () => undefined },
      run.id,
      new AbortController().signal,
    );
    return findRun(database, run.id);
  }

  async function handIn(quiz: AnsweredQuiz, userAnswer: string) {
    const { id } = await buildUser(database);
    await buildSubmission(database, quiz.quizCode, id, quiz.questionId, { userAnswer });
    const find = async () => (await quiz.rows()).find(({ userId }) => userId === id);
    return { find };
  }

  it('gets the same mark and feedback, with quotes in its own words, at no cost', async () => {
    const quiz = await buildAnsweredQuiz(database, 'teacher', ['Oxygen gas']);
    const first = fickleMarker();
    const mark1: Marker['mark'] = async (task) => {
      const marked = await first.mark(task);
      const point = { point: 'oxygen', marksAvailable: 1, marksAwarded: 1, quote: 'Oxygen' };
      return { ...marked, analysis: { ...marked.analysis, points: [point] } };
    };
    await mark(quiz, { ...first, mark: mark1 }, 'unmarked');
    const late = await handIn(quiz, 'OXYGEN  gas');
    const again = fickleMarker();
    await again.mark({
      id: '',
      questionText: '',
      markSchemeAnswer: '',
      userAnswer: 'x',
      maxMark: 2,
    });
    const run = await mark(quiz, again, 'unmarked');

    expect(again.calls).toEqual(['x']);
    expect(await late.find()).toMatchObject({
      markAwarded: 1,
      feedback: 'Feedback on Oxygen gas',
      aiAnalysis: { ...SIGNATURE, points: [{ quote: 'OXYGEN' }] },
    });
    expect(run).toMatchObject({ marked: 1, failed: 0, totalTokens: 0 });
    const [used] = await database
      .select()
      .from(markingUsage)
      .where(eq(markingUsage.teacherId, quiz.quizCode));
    expect(used?.responses).toBe(1);
  });

  it.each([
    ['a different prompt', { ...SIGNATURE, promptHash: 'newer' }],
    ['a different model', { ...SIGNATURE, marker: 'other' }],
  ])('is judged again by %s', async (_, signature) => {
    const quiz = await buildAnsweredQuiz(database, 'teacher', ['oxygen']);
    await mark(quiz, fickleMarker(), 'unmarked');
    await handIn(quiz, 'oxygen');
    const later = Object.assign(fickleMarker(), { signature });
    await mark(quiz, later, 'unmarked');
    expect(later.calls).toEqual(['oxygen']);
  });

  it('is judged again if the scheme has changed', async () => {
    const quiz = await buildAnsweredQuiz(database, 'teacher', ['oxygen']);
    await mark(quiz, fickleMarker(), 'unmarked');
    await database
      .update(questions)
      .set({ markSchemeAnswer: 'nitrogen', updatedAt: sql`now()` })
      .where(eq(questions.id, quiz.questionId));
    await handIn(quiz, 'oxygen');
    const later = fickleMarker();
    await mark(quiz, later, 'unmarked');
    expect(later.calls).toEqual(['oxygen']);
  });

  it('is judged again if a teacher gave the earlier one a different mark', async () => {
    const quiz = await buildAnsweredQuiz(database, 'teacher', ['oxygen']);
    await mark(quiz, fickleMarker(), 'unmarked');
    await quiz.change(0, { markAwarded: 0, confirmedBy: 'teacher' });
    await handIn(quiz, 'oxygen');
    const later = fickleMarker();
    await mark(quiz, later, 'unmarked');
    expect(later.calls).toEqual(['oxygen']);
  });

  it('is judged again if a later run could not judge the earlier one', async () => {
    const quiz = await buildAnsweredQuiz(database, 'teacher', ['oxygen']);
    await mark(quiz, fickleMarker(), 'unmarked');
    const unsure = fickleMarker();
    const cannotJudge: Marker['mark'] = async (task) => {
      const marked = await unsure.mark(task);
      return { ...marked, analysis: { ...marked.analysis, flags: ['cannot-judge'] } };
    };
    await mark(quiz, { ...unsure, mark: cannotJudge }, 'undecided');
    await handIn(quiz, 'oxygen');
    const later = fickleMarker();
    await mark(quiz, later, 'unmarked');
    expect(later.calls).toEqual(['oxygen']);
  });

  it('is never given feedback that a teacher wrote to another student', async () => {
    const quiz = await buildAnsweredQuiz(database, 'teacher', ['oxygen']);
    await mark(quiz, fickleMarker(), 'unmarked');
    await quiz.change(0, { feedback: 'Amy, see me about home.', confirmedBy: 'teacher' });
    const late = await handIn(quiz, 'oxygen');
    const later = fickleMarker();
    await mark(quiz, later, 'unmarked');
    expect(later.calls).toEqual(['oxygen']);
    expect(await late.find()).toMatchObject({ feedback: 'Feedback on oxygen' });
  });

  it('is judged together with the earlier one when all answers are marked again', async () => {
    const quiz = await buildAnsweredQuiz(database, 'teacher', ['oxygen']);
    await mark(quiz, fickleMarker(), 'unmarked');
    await handIn(quiz, 'oxygen');
    const later = fickleMarker();
    const run = await mark(quiz, later, 'undecided');
    expect(later.calls).toEqual(['oxygen']);
    expect(run).toMatchObject({ marked: 2, remarked: 1, moved: 0 });
  });
});
