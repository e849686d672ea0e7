import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { submissions } from '../../../database/schema/attempts.ts';
import { welfareConcerns } from '../../../database/schema/welfare.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import {
  buildConcern,
  buildQuestion,
  buildSetQuiz,
  buildStudentOf,
  buildSubmission,
  buildTeacher,
} from '../../../testing/factories.ts';
import { buildAnalysis } from '../../../testing/quizzes/pencil-quiz.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

/** Returns the cells of each row of a CSV file that has no commas in its cells. */
const cellsOf = async (file: File) =>
  (await file.text())
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

describe('the mark of an answer that a person has yet to read', () => {
  let app: TestApp;
  let client: ApiClient;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  let student: { id: string; email: string };
  let quizCode: string;
  let concernId: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  beforeEach(async () => {
    teacher = await buildTeacher(app.database);
    student = await buildStudentOf(app.database, teacher, { name: 'Sam' });
    client = await app.as(teacher);
    const asked = { createdBy: teacher.id, maxMark: 3, specCode: 'B4' };
    const [held, other] = [
      await buildQuestion(app.database, asked),
      await buildQuestion(app.database, asked),
    ];
    const values = { creatorUid: teacher.id, questionIds: [held.id, other.id], title: 'Plants' };
    ({ quizCode } = await buildSetQuiz(app.database, teacher, values));
    const ink = { aiMark: 0, confirmedBy: teacher.id };
    for (const [questionId, markAwarded] of [
      [held.id, 3],
      [other.id, 1],
    ] as const)
      await buildSubmission(app.database, quizCode, student.id, questionId, {
        ...ink,
        markAwarded,
      });
    const about = { quizCode, questionId: held.id, userId: student.id, teacherId: teacher.id };
    ({ id: concernId } = await buildConcern(app.database, about));
  });

  const decide = () =>
    app.database
      .update(welfareConcerns)
      .set({ state: 'followed-up', decidedAt: new Date() })
      .where(eq(welfareConcerns.id, concernId));

  const profile = () => client.students.profile({ studentId: student.id });
  const marks = async () =>
    (await cellsOf(await client.students.exportAssessments({ studentId: student.id })))
      .slice(1)
      .map((row) => row[7]);
  const percents = async () =>
    (await client.results.reteach({ quizCode })).areas.map(({ percent }) => Math.round(percent));

  /** Averages of the quiz, over everyone and over the class. */
  const averages = async () => {
    const asked = [{}, { teacherCode: teacher.teacherCode }];
    const both = await Promise.all(asked.map((one) => client.results.performanceOverview(one)));
    return both.map(({ items }) => Math.round(items[0]?.averageScore ?? -1));
  };

  it('counts as Pending in results until then, and the results say how many there are', async () => {
    const { students, ...results } = await client.results.quizResults({ quizCode });
    expect(students).toMatchObject([
      { score: 1, maxScore: 6, marks: [null, 1], markedCount: 1, inkedCount: 1 },
    ]);
    expect(results).toMatchObject({ heldBackCount: 1, markedCount: 1, grades: { given: 0 } });
    expect(results.questions[0]).toMatchObject({ marked: 0, facility: null });
    const { items } = await client.results.classResults({ quizCode });
    expect(items).toMatchObject([{ students: 1, fullyMarkedStudents: 0 }]);
    await decide();
    const decided = await client.results.quizResults({ quizCode });
    expect(decided).toMatchObject({ heldBackCount: 0, students: [{ score: 4, marks: [3, 1] }] });
  });

  it('counts in no average over quizzes, for everyone or for one class', async () => {
    expect(await averages()).toEqual([33, 33]);
    await decide();
    expect(await averages()).toEqual([67, 67]);
  });

  it('appears in no results file; the files match the screen', async () => {
    const csv = async () => (await cellsOf(await client.results.exportResults({ quizCode })))[1];
    const xlsx = async () => {
      const file = await client.results.exportResults({ quizCode, format: 'xlsx' });
      const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
      return sheets[0]?.rows[1];
    };
    expect((await csv())?.slice(3, 8)).toEqual(['1', '6', '16.67', '1', '2']);
    expect((await csv())?.slice(-2)).toEqual(['Pending', '1']);
    expect((await xlsx())?.slice(3, 8)).toEqual([1, 6, 16.67, 1, 2]);
    expect((await xlsx())?.slice(-2)).toEqual(['Pending', 1]);
    const [, book] = await cellsOf(await client.results.exportMarkbook({}));
    expect(book?.at(-1)).toBe('Pending (1 of 2 marked)');
    await decide();
    expect((await csv())?.slice(-2)).toEqual(['3', '1']);
    const [, complete] = await cellsOf(await client.results.exportMarkbook({}));
    expect(complete?.at(-1)).toBe('66.7');
  });

  it('appears neither in the student’s profile nor in its download', async () => {
    expect(await profile()).toMatchObject({
      history: [{ score: 1, markedCount: 1, submissionCount: 2 }],
      summary: { score: 1, markedAnswers: 1 },
    });
    expect((await profile()).summary.averagePercent).toBeCloseTo(100 / 3);
    expect(await marks()).toEqual(['Pending', '1']);
    await decide();
    expect(await profile()).toMatchObject({ history: [{ score: 4, markedCount: 2 }] });
    expect(await marks()).toEqual(['3', '1']);
  });

  it('does not count towards the areas to teach a class again', async () => {
    expect(await percents()).toEqual([33]);
    await decide();
    expect(await percents()).toEqual([67]);
  });

  it('does not count towards the points that a class has missed', async () => {
    const point = { point: 'light', marksAvailable: 1, marksAwarded: 0, quote: null };
    const aiAnalysis = buildAnalysis({ points: [point] });
    await app.database
      .update(submissions)
      .set({ markAwarded: 0, aiAnalysis })
      .where(eq(submissions.quizCode, quizCode));
    const judged = async () =>
      (await client.results.reteach({ quizCode })).points.map((each) => each.judged);
    expect(await judged()).toEqual([1]);
    await decide();
    expect(await judged()).toEqual([1, 1]);
  });
});
