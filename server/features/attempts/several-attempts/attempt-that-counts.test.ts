import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { questions } from '../../../database/schema/questions.ts';
import { resitQuizWithApp } from '../../../testing/quizzes/resit-quiz.ts';

describe('a quiz that may be sat more than once', () => {
  const quiz = resitQuizWithApp();

  const counted = async () =>
    (await (await quiz.asStudent()).results.myScores()).quizzes[0]?.countedNumber;
  /** Returns the marks sheet of the evidence pack. */
  const evidence = async () => {
    const file = await (await quiz.asTeacher()).results.exportEvidence({ quizCode: quiz.quizCode });
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
    return sheets.find(({ name }) => name === 'Marks')?.rows.slice(1) ?? [];
  };
  const resultOf = async () =>
    (await (await quiz.asTeacher()).results.quizResults({ quizCode: quiz.quizCode })).students[0];

  /** Returns the percentage in each area, and how many students missed each point. */
  const missed = async () => {
    const { areas, points } = await (
      await quiz.asTeacher()
    ).results.reteach({ quizCode: quiz.quizCode });
    return [areas.map(({ percent }) => percent), points.map((point) => point.missed)];
  };

  it('still counts the marks of the previous attempt while the next is under way', async () => {
    const term = { kind: 'term' as const, markSchemeAnswer: 'mitosis' };
    await quiz.app.database.update(questions).set(term).where(eq(questions.id, quiz.questionId));
    await quiz.sit('mitosis', false);
    await quiz.mark(3);
    await quiz.start(true);
    const results = await (await quiz.asTeacher()).results.quizResults({ quizCode: quiz.quizCode });
    expect(results.questions[0]?.optionsChosen).toMatchObject([
      { option: 'mitosis', isRight: true, chosenBy: 1, share: 100 },
    ]);
  });

  it('tells the student which attempt counts, by the marks that they can see', async () => {
    await quiz.change({ countedAttempt: 'best' });
    await quiz.sit('first', false);
    await quiz.mark(2);
    await quiz.sit('second', true);
    expect(await counted()).toBe(1);
    await quiz.mark(2);
    expect(await counted()).toBe(2);
    await quiz.sit('third', true);
    await quiz.mark(1);
    expect(await counted()).toBe(2);
    await quiz.change({ countedAttempt: 'last' });
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
    await quiz.change({ countedAttempt: 'best' });
    await quiz.sit('first', false);
    await quiz.mark(2);
    await quiz.sit('second', true);
    expect(await resultOf()).toMatchObject({ score: 2, countedNumber: 1, lastNumber: 2 });
    await quiz.mark(1);
    expect(await resultOf()).toMatchObject({ score: 2, marks: [2] });
    const { results } = await quiz.asTeacher();
    const { items } = await results.performanceOverview();
    expect(items).toMatchObject([{ submissions: 1, averageScore: (100 * 2) / 3 }]);
    expect(await (await results.exportMarkbook({})).text()).toContain('66.7');
    expect(await (await results.exportResults({ quizCode: quiz.quizCode })).text()).toContain(
      'Attempts',
    );
    await quiz.sit('third', true);
    await quiz.mark(3);
    expect(await resultOf()).toMatchObject({ score: 3, countedNumber: 3 });
  });

  it('is averaged by the attempt that counts, even once no further one is allowed', async () => {
    await quiz.change({ countedAttempt: 'best' });
    await quiz.sit('first', false);
    await quiz.mark(3);
    await quiz.sit('second', true);
    await quiz.mark(0);
    await quiz.change({ attemptsAllowed: 1 });
    const { items } = await (await quiz.asTeacher()).results.performanceOverview();
    expect(items).toMatchObject([{ submissions: 1, averageScore: 100 }]);
  });

  it('shows the attempt that counts in the student’s profile, its download and what is suggested for a report', async () => {
    await quiz.change({ countedAttempt: 'best' });
    await quiz.sit('first', false);
    await quiz.mark(3);
    const { questionId } = quiz;
    const { topic, subject } = await (await quiz.asTeacher()).questions.get({ questionId });
    const seen = async () => {
      const { students, reports } = await quiz.asTeacher();
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
    await quiz.change({ countedAttempt: 'last' });
    const rows = [expect.stringMatching(/,second,0,3,0,.*Z,2$/)];
    expect(await seen()).toEqual({
      scores: [0],
      mean: 0,
      said: [`0% in ${topic}, 0 of 3 marks`],
      rows,
    });
  });

  it('gives evidence of the attempt that counts, even while the next is under way', async () => {
    await quiz.change({ countedAttempt: 'best' });
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
    await quiz.change({ countedAttempt: 'last' });
    expect((await evidence()).map((row) => row.slice(2, 4))).toEqual([['second', 1]]);
  });

  it('bases what to teach again on the attempt that counts, even while the next is under way', async () => {
    await quiz.change({ countedAttempt: 'best' });
    await quiz.sit('first', false);
    await quiz.mark(3);
    await quiz.start(true);
    const whole = [[100], []];
    expect(await missed()).toEqual(whole);
    await quiz.sit('second', false);
    await quiz.mark(0);
    expect(await missed()).toEqual(whole);
    await quiz.change({ countedAttempt: 'last' });
    expect((await missed())[0]).toEqual([0]);
  });
});
