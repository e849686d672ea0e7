import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { questions } from '../../../database/schema/questions.ts';
import { quizzes } from '../../../database/schema/quizzes.ts';
import { buildResitQuiz, type ResitQuiz } from '../../../testing/quizzes/resit-quiz.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('a quiz that may be sat more than once', () => {
  let app: TestApp;
  let teacher: ResitQuiz['teacher'];
  let student: ResitQuiz['student'];
  let quizCode: ResitQuiz['quizCode'];
  let questionId: ResitQuiz['questionId'];
  let start: ResitQuiz['start'];
  let sit: ResitQuiz['sit'];
  let mark: ResitQuiz['mark'];

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    const quiz = await buildResitQuiz(app);
    ({ teacher, student, quizCode, questionId, start, sit, mark } = quiz);
  });

  const asStudent = () => app.as(student);
  const counted = async () =>
    (await (await asStudent()).results.myScores()).quizzes[0]?.countedNumber;
  const asTeacher = () => app.as(teacher);
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
    await app.database.update(questions).set(term).where(eq(questions.id, questionId));
    await sit('mitosis', false);
    await mark(3);
    await start(true);
    const results = await (await asTeacher()).results.quizResults({ quizCode });
    expect(results.questions[0]?.optionsChosen).toMatchObject([
      { option: 'mitosis', isRight: true, chosenBy: 1, share: 100 },
    ]);
  });

  it('tells the student which attempt counts, by the marks that they can see', async () => {
    await change({ countedAttempt: 'best' });
    await sit('first', false);
    await mark(2);
    await sit('second', true);
    expect(await counted()).toBe(1);
    await mark(2);
    expect(await counted()).toBe(2);
    await sit('third', true);
    await mark(1);
    expect(await counted()).toBe(2);
    await change({ countedAttempt: 'last' });
    expect(await counted()).toBe(3);
  });

  it('counts the last attempt that was handed in', async () => {
    await sit('first', false);
    await mark(2);
    await start(true);
    expect(await resultOf()).toMatchObject({ score: 2, countedNumber: 1, lastNumber: 2 });
    await sit('second', true);
    await mark(1);
    expect(await resultOf()).toMatchObject({ score: 1, countedNumber: 2, lastNumber: 2 });
  });

  it('counts the best attempt if the teacher says so, in results, averages and the markbook', async () => {
    await change({ countedAttempt: 'best' });
    await sit('first', false);
    await mark(2);
    await sit('second', true);
    expect(await resultOf()).toMatchObject({ score: 2, countedNumber: 1, lastNumber: 2 });
    await mark(1);
    expect(await resultOf()).toMatchObject({ score: 2, marks: [2] });
    const { results } = await asTeacher();
    const { items } = await results.performanceOverview();
    expect(items).toMatchObject([{ submissions: 1, averageScore: (100 * 2) / 3 }]);
    expect(await (await results.exportMarkbook({})).text()).toContain('66.7');
    expect(await (await results.exportResults({ quizCode })).text()).toContain('Attempts');
    await sit('third', true);
    await mark(3);
    expect(await resultOf()).toMatchObject({ score: 3, countedNumber: 3 });
  });

  it('is averaged by the attempt that counts, even once no further one is allowed', async () => {
    await change({ countedAttempt: 'best' });
    await sit('first', false);
    await mark(3);
    await sit('second', true);
    await mark(0);
    await change({ attemptsAllowed: 1 });
    const { items } = await (await asTeacher()).results.performanceOverview();
    expect(items).toMatchObject([{ submissions: 1, averageScore: 100 }]);
  });

  it('shows the attempt that counts in the student’s profile, its download and what is suggested for a report', async () => {
    await change({ countedAttempt: 'best' });
    await sit('first', false);
    await mark(3);
    const { topic, subject } = await (await asTeacher()).questions.get({ questionId });
    const seen = async () => {
      const { students, reports } = await asTeacher();
      const { history, summary } = await students.profile({ studentId: student.id });
      const { evidence: said } = await reports.suggest({ studentId: student.id, subject });
      const file = await students.exportAssessments({ studentId: student.id });
      const [, ...rows] = (await file.text()).trim().split('\r\n');
      const scores = history.map(({ score }) => score);
      return { scores, mean: summary.averagePercent, said, rows };
    };
    const isOfFirst = expect.stringMatching(/,first,3,3,100,.*Z,1$/);
    const best = { scores: [3], mean: 100, said: [`100% in ${topic}`], rows: [isOfFirst] };
    await start(true);
    expect(await seen()).toEqual(best);
    await sit('second', true);
    await mark(0);
    expect(await seen()).toEqual(best);
    await change({ countedAttempt: 'last' });
    const rows = [expect.stringMatching(/,second,0,3,0,.*Z,2$/)];
    expect(await seen()).toEqual({ scores: [0], mean: 0, said: [`0% in ${topic}`], rows });
  });

  it('gives evidence of the attempt that counts, even while the next is under way', async () => {
    await change({ countedAttempt: 'best' });
    await sit('first', false);
    await mark(2);
    await start(true);
    expect((await evidence()).map((row) => row.slice(2, 4))).toEqual([['first', 2]]);
    await sit('second', false);
    await mark(1);
    const [first, ...others] = await evidence();
    expect(others).toEqual([]);
    expect(first?.slice(2, 7)).toEqual(['first', 2, 3, null, 'given by the teacher']);
    expect(first?.at(-1)).toBe(1);
    await change({ countedAttempt: 'last' });
    expect((await evidence()).map((row) => row.slice(2, 4))).toEqual([['second', 1]]);
  });

  it('bases what to teach again on the attempt that counts, even while the next is under way', async () => {
    await change({ countedAttempt: 'best' });
    await sit('first', false);
    await mark(3);
    await start(true);
    const whole = [[100], []];
    expect(await missed()).toEqual(whole);
    await sit('second', false);
    await mark(0);
    expect(await missed()).toEqual(whole);
    await change({ countedAttempt: 'last' });
    expect((await missed())[0]).toEqual([0]);
  });
});
