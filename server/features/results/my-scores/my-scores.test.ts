import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AiAnalysis } from '../../../../shared/contract/ai-analysis.ts';
import { attempts } from '../../../database/schema/attempts.ts';
import { quizzes } from '../../../database/schema/quizzes.ts';
import {
  buildAttempt,
  buildQuestion,
  buildQuiz,
  buildSubmission,
  buildUser,
} from '../../../testing/factories.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const SCHEME = 'the secret scheme (2)';
const analysis: AiAnalysis = {
  points: [
    { point: 'secret scheme', marksAvailable: 2, marksAwarded: 2, quote: 'dioxide' },
    { point: 'another', marksAvailable: 1, marksAwarded: 0, quote: null },
  ],
  flags: ['doubt'],
  confidence: 0.4,
  marker: 'built-in',
  promptHash: 'hash',
};

describe('results.myScores', () => {
  let app: TestApp;
  let student: { id: string; email: string };
  let questionIds: [string, string];

  beforeAll(async () => {
    app = await startTestApp();
    const first = await buildQuestion(app.database, { maxMark: 2, markSchemeAnswer: SCHEME });
    const second = await buildQuestion(app.database, { maxMark: 2, markSchemeAnswer: SCHEME });
    questionIds = [first.id, second.id];
  });
  beforeEach(async () => {
    student = await buildUser(app.database);
  });
  afterAll(() => app.stop());

  const scores = async () => (await (await app.as(student)).results.myScores()).quizzes;
  const rawScores = async () => (await send(app, 'GET', '/api/my-scores', { as: student })).text;

  /** Builds a finished quiz: the first answer has a mark, the second is Pending. */
  async function buildFinished(values: Parameters<typeof buildQuiz>[1] = {}) {
    const { quizCode } = await buildQuiz(app.database, { questionIds, ...values });
    await buildSubmission(app.database, quizCode, student.id, questionIds[0], {
      markAwarded: 2,
      aiMark: 2,
      feedback: 'Well done',
      aiAnalysis: analysis,
    });
    await buildSubmission(app.database, quizCode, student.id, questionIds[1]);
    return quizCode;
  }

  it('is empty before the first quiz', async () => {
    expect(await scores()).toEqual([]);
  });

  it('counts Pending as 0 in totals, and says how many are marked', async () => {
    await buildFinished({ title: 'Plants', subject: 'Biology' });
    const [quiz] = await scores();
    expect(quiz).toMatchObject({ title: 'Plants', subject: 'Biology' });
    expect(quiz).toMatchObject({ score: 2, maxScore: 4, percentage: 50, markedCount: 1 });
  });

  it('shows the mark, feedback, scheme and words that earned marks for a marked answer', async () => {
    await buildFinished();
    expect((await scores())[0]?.answers[0]).toMatchObject({
      markAwarded: 2,
      markedBy: 'ai',
      feedback: 'Well done',
      markSchemeAnswer: SCHEME,
      earningWords: ['dioxide'],
      points: [
        { point: 'secret scheme', isAwarded: true },
        { point: 'another', isAwarded: false },
      ],
    });
  });

  it('hides the scheme of an answer that is not marked yet', async () => {
    await buildFinished();
    expect((await scores())[0]?.answers[1]).toMatchObject({
      markAwarded: 'Pending',
      markedBy: null,
      feedback: '',
      markSchemeAnswer: null,
      earningWords: [],
    });
    expect(JSON.stringify((await scores())[0]?.answers[1])).not.toContain('secret scheme');
  });

  it('never shows a student the marker’s doubts', async () => {
    await buildFinished();
    expect(await rawScores()).not.toMatch(/doubt|confidence|promptHash|marksAvailable/);
  });

  it('says when a teacher is responsible for the mark', async () => {
    const quizCode = await buildFinished();
    await app.database.execute(
      `update submissions set confirmed_by = 'teacher'
       where quiz_code = '${quizCode}' and mark_awarded is not null`,
    );
    expect((await scores())[0]?.answers[0]?.markedBy).toBe('teacher');
    await app.database.execute(
      `update submissions set confirmed_in_bulk = true
       where quiz_code = '${quizCode}' and mark_awarded is not null`,
    );
    expect((await scores())[0]?.answers[0]?.markedBy).toBe('bulk');
  });

  it('does not show the marker’s reasons beside a different mark', async () => {
    const quizCode = await buildFinished();
    await app.database.execute(
      `update submissions set confirmed_by = 'teacher', mark_awarded = 0
       where quiz_code = '${quizCode}' and mark_awarded is not null`,
    );
    expect((await scores())[0]?.answers[0]).toMatchObject({ points: [], earningWords: [] });
  });

  it('hides marks, feedback and scheme until the teacher releases them', async () => {
    const quizCode = await buildFinished({ resultsRelease: 'when-released' });
    const [hidden] = await scores();
    expect(hidden).toMatchObject({ score: 0, maxScore: 4, percentage: 0, markedCount: 0 });
    expect(await rawScores()).not.toMatch(/secret|Well done|"ai"|earningWords":\["/);
    await app.database
      .update(quizzes)
      .set({ releasedAt: new Date() })
      .where(eq(quizzes.quizCode, quizCode));
    expect((await scores())[0]).toMatchObject({ score: 2, markedCount: 1 });
  });

  it('shows each mark once it is accepted, if the teacher chose that', async () => {
    const quizCode = await buildFinished({ resultsRelease: 'as-accepted' });
    expect((await scores())[0]).toMatchObject({ score: 0, markedCount: 0 });
    expect(await rawScores()).not.toMatch(/secret|Well done/);
    await app.database.execute(
      `update submissions set confirmed_by = 'teacher'
       where quiz_code = '${quizCode}' and mark_awarded is not null`,
    );
    expect((await scores())[0]).toMatchObject({ score: 2, markedCount: 1 });
  });

  it('lists quizzes by the time they were finished, newest first', async () => {
    const codes: string[] = [];
    for (const day of ['2026-03-02', '2026-03-09', '2026-03-05']) {
      const quizCode = await buildFinished();
      await app.database
        .update(attempts)
        .set({ finishedAt: new Date(day) })
        .where(eq(attempts.quizCode, quizCode));
      codes.push(quizCode);
    }
    const [second, first, middle] = codes;
    expect((await scores()).map((quiz) => quiz.quizCode)).toEqual([first, middle, second]);
  });

  it('still shows a quiz and a question that have been deleted since', async () => {
    const quizCode = await buildFinished({ deletedAt: new Date() });
    expect((await scores())[0]).toMatchObject({ quizCode, score: 2 });
  });

  it('does not offer to question a mark of a deleted quiz, since nobody could answer', async () => {
    for (const deletedAt of [null, new Date()]) {
      const { quizCode } = await buildQuiz(app.database, { questionIds, deletedAt });
      const marked = { markAwarded: 1 };
      await buildSubmission(app.database, quizCode, student.id, questionIds[0], marked);
    }
    const seen = (await scores()).map(({ isDeleted, answers }) => [
      isDeleted,
      answers[0]?.canAppeal,
    ]);
    expect(seen.toSorted()).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('shows answers in the order of the quiz', async () => {
    const reversed = questionIds.toReversed();
    await buildFinished({ questionIds: reversed });
    expect((await scores())[0]?.answers.map((answer) => answer.questionId)).toEqual(reversed);
  });

  it('shows the code of the receipt', async () => {
    const quizCode = await buildFinished();
    expect((await scores())[0]?.receiptCode).toBeNull();
    await app.database
      .update(attempts)
      .set({ receiptCode: 'K7Q2-M9XD' })
      .where(eq(attempts.quizCode, quizCode));
    expect((await scores())[0]?.receiptCode).toBe('K7Q2-M9XD');
  });

  it('lets a mark be questioned unless it is full marks', async () => {
    const { quizCode } = await buildQuiz(app.database, { questionIds });
    for (const [index, markAwarded] of [1, 2].entries()) {
      const questionId = questionIds[index] ?? '';
      await buildSubmission(app.database, quizCode, student.id, questionId, { markAwarded });
    }
    const [quiz] = await scores();
    expect(quiz?.answers.map(({ canAppeal }) => canAppeal)).toEqual([true, false]);
  });

  it('leaves out an attempt under way, and other students’ attempts', async () => {
    const { quizCode } = await buildQuiz(app.database, { questionIds });
    await buildAttempt(app.database, quizCode, student.id);
    const other = await buildUser(app.database);
    await buildSubmission(app.database, quizCode, other.id, questionIds[0], { markAwarded: 1 });
    expect(await scores()).toEqual([]);
  });
});
