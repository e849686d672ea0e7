import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { questions } from '../../../database/schema/questions.ts';
import { quizzes } from '../../../database/schema/quizzes.ts';
import { buildResitQuiz, type ResitQuiz } from '../../../testing/quizzes/resit-quiz.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('a quiz that may be sat more than once', () => {
  let app: TestApp;
  let quiz: ResitQuiz;
  let quizCode: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    quiz = await buildResitQuiz(app);
    ({ quizCode } = quiz);
  });

  const asStudent = () => app.as(quiz.student);
  const counted = async () =>
    (await (await asStudent()).results.myScores()).quizzes[0]?.countedNumber;
  const asTeacher = () => app.as(quiz.teacher);
  const change = (values: Partial<typeof quizzes.$inferInsert>) =>
    app.database.update(quizzes).set(values).where(eq(quizzes.quizCode, quizCode));
  /** Returns the marks sheet of the evidence pack. */
  const evidence = async () => {
    const file = await (await asTeacher()).results.exportEvidence({ quizCode });
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
    return sheets.find(({ name }) => name === 'Marks')?.rows.slice(1) ?? [];
  };
  const resultOf = async () =>
    (await (await asTeacher()).results.quizResults({ quizCode })).students[0];

  /** Returns the percentage in each area, and how many students missed each point. */
  const missed = async () => {
    const { areas, points } = await (await asTeacher()).results.reteach({ quizCode });
    return [areas.map(({ percent }) => percent), points.map((point) => point.missed)];
  };

  it('still counts the marks of the previous attempt while the next is under way', async () => {
    const term = { kind: 'term' as const, markSchemeAnswer: 'mitosis' };
    await app.database.update(questions).set(term).where(eq(questions.id, quiz.questionId));
    await quiz.sit('mitosis', false);
    await quiz.mark(3);
    await quiz.start(true);
    const results = await (await asTeacher()).results.quizResults({ quizCode });
    expect(results.questions[0]?.optionsChosen).toMatchObject([
      { option: 'mitosis', isRight: true, chosenBy: 1, share: 100 },
    ]);
  });

  it('tells the student which attempt counts, by the marks that they can see', async () => {
    await change({ countedAttempt: 'best' });
    await quiz.sit('first', false);
    await quiz.mark(2);
    await quiz.sit('second', true);
    expect(await counted()).toBe(1);
    await quiz.mark(2);
    expect(await counted()).toBe(2);
    await quiz.sit('third', true);
    await quiz.mark(1);
    expect(await counted()).toBe(2);
    await change({ countedAttempt: 'last' });
    expect(await counted()).toBe(3);
  });

  it('counts the last attempt that was handed in', async () => {
    await quiz.sit('first', false);
    await quiz.mark(2);
    await quiz.start(true);
    expect(await resultOf()).toMatchObject({ score: 2, countedNumber: 1, lastNumber: 2 });
    await quiz.sit('second', true);
    await quiz.mark(1);
    expect(await resultOf()).toMatchObject({ score: 1, countedNumber: 2, lastNumber: 2 });
  });

  it('counts the best attempt if the teacher says so, in results, averages and the markbook', async () => {
    await change({ countedAttempt: 'best' });
    await quiz.sit('first', false);
    await quiz.mark(2);
    await quiz.sit('second', true);
    expect(await resultOf()).toMatchObject({ score: 2, countedNumber: 1, lastNumber: 2 });
    await quiz.mark(1);
    expect(await resultOf()).toMatchObject({ score: 2, marks: [2] });
    const { results } = await asTeacher();
    const { items } = await results.performanceOverview();
    expect(items).toMatchObject([{ submissions: 1, averageScore: (100 * 2) / 3 }]);
    expect(await (await results.exportMarkbook({})).text()).toContain('66.7');
    expect(await (await results.exportResults({ quizCode })).text()).toContain('Attempts');
    await quiz.sit('third', true);
    await quiz.mark(3);
    expect(await resultOf()).toMatchObject({ score: 3, countedNumber: 3 });
  });

  it('is averaged by the attempt that counts, even once no further one is allowed', async () => {
    await change({ countedAttempt: 'best' });
    await quiz.sit('first', false);
    await quiz.mark(3);
    await quiz.sit('second', true);
    await quiz.mark(0);
    await change({ attemptsAllowed: 1 });
    const { items } = await (await asTeacher()).results.performanceOverview();
    expect(items).toMatchObject([{ submissions: 1, averageScore: 100 }]);
  });

  it('shows the attempt that counts in the student’s profile, its download and what is suggested for a report', async () => {
    await change({ countedAttempt: 'best' });
    await quiz.sit('first', false);
    await quiz.mark(3);
    const { questionId } = quiz;
    const { topic, subject } = await (await asTeacher()).questions.get({ questionId });
    const seen = async () => {
      const { students, reports } = await asTeacher();
      const { history, summary } = await students.profile({ studentId: quiz.student.id });
      const { evidence: said } = await reports.suggest({ studentId: quiz.student.id, subject });
      const file = await students.exportAssessments({ studentId: quiz.student.id });
      const [, ...rows] = (await file.text()).trim().split('\r\n');
      const scores = history.map(({ score }) => score);
      return { scores, mean: summary.averagePercent, said, rows };
    };
    const isOfFirst = expect.stringMatching(/,first,3,3,100,.*Z,1$/);
    const best = {
      scores: [3],
      mean: 100,
      said: [`100% in ${topic}, 3 of 3 marks`],
      rows: [isOfFirst],
    };
    await quiz.start(true);
    expect(await seen()).toEqual(best);
    await quiz.sit('second', true);
    await quiz.mark(0);
    expect(await seen()).toEqual(best);
    await change({ countedAttempt: 'last' });
    const rows = [expect.stringMatching(/,second,0,3,0,.*Z,2$/)];
    expect(await seen()).toEqual({
      scores: [0],
      mean: 0,
      said: [`0% in ${topic}, 0 of 3 marks`],
      rows,
    });
  });

  it('gives evidence of the attempt that counts, even while the next is under way', async () => {
    await change({ countedAttempt: 'best' });
    await quiz.sit('first', false);
    await quiz.mark(2);
    await quiz.start(true);
    expect((await evidence()).map((row) => row.slice(2, 4))).toEqual([['first', 2]]);
    await quiz.sit('second', false);
    await quiz.mark(1);
    const [first, ...others] = await evidence();
    expect(others).toEqual([]);
    expect(first?.slice(2, 7)).toEqual(['first', 2, 3, null, 'given by the teacher']);
    expect(first?.at(-1)).toBe(1);
    await change({ countedAttempt: 'last' });
    expect((await evidence()).map((row) => row.slice(2, 4))).toEqual([['second', 1]]);
  });

  it('bases what to teach again on the attempt that counts, even while the next is under way', async () => {
    await change({ countedAttempt: 'best' });
    await quiz.sit('first', false);
    await quiz.mark(3);
    await quiz.start(true);
    const whole = [[100], []];
    expect(await missed()).toEqual(whole);
    await quiz.sit('second', false);
    await quiz.mark(0);
    expect(await missed()).toEqual(whole);
    await change({ countedAttempt: 'last' });
    expect((await missed())[0]).toEqual([0]);
  });
});
