import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markingRuns } from '../../../database/schema/marking.ts';
import { quizzes } from '../../../database/schema/quizzes.ts';
import { reportBatches, reportDecisions, reports } from '../../../database/schema/reports.ts';
import { rowsSetAside } from '../../../database/schema/set-aside.ts';
import {
  buildUser,
  buildTeacher,
  buildStudentOf,
  buildQuiz,
  buildSubmission,
} from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { tablesWith } from '../../../testing/database/find-in-database.ts';

/** An AutoReport entry, typed without an account. */
const typed = (name: string, more: object = {}) => ({
  name,
  userId: null,
  level: 5,
  positives: '',
  areasToImprove: '',
  pronouns: 'none' as const,
  ...more,
});

describe('a name in other people’s words', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
  });
  afterAll(() => app.stop());

  const reportsOf = (batchId: string) =>
    app.database
      .select({ name: reports.name, report: reports.report })
      .from(reports)
      .where(eq(reports.batchId, batchId));

  const readWords = async (batchId: string, quizCode: string) => ({
    reports: await reportsOf(batchId),
    batches: await app.database.select().from(reportBatches).where(eq(reportBatches.id, batchId)),
    quizzes: await app.database.select().from(quizzes).where(eq(quizzes.quizCode, quizCode)),
  });

  async function writeOf(name: string) {
    const { database } = app;
    const [batch] = await database
      .insert(reportBatches)
      .values({
        teacherId: teacher.id,
        input: {
          students: [
            typed('Bo Li', { positives: `Works with ${name}` }),
            typed(` ${name.toLowerCase()} `, { positives: 'Is kind' }),
          ],
          classInfo: { className: '9b', subject: '', term: '', unitsCovered: '' },
          tone: 'warm',
          length: 'short',
        },
      })
      .returning();
    const batchId = batch?.id ?? '';
    await database.insert(reports).values([
      { batchId, position: 0, name: 'Bo Li', report: `Bo works well with ${name}.` },
      { batchId, position: 1, name, report: `${name} is kind.` },
    ]);
    const quiz = await buildQuiz(database, { creatorUid: teacher.id, title: `Retake: ${name}` });
    return { batchId, quiz };
  }

  it('is erased when the whole name is given: typed reports, reports about others, titles', async () => {
    const person = await buildUser(app.database, { name: 'Zuzanna Ó Briain-Kowalska' });
    const { batchId, quiz } = await writeOf(person.name);
    const words = `${person.name} told me`;
    const other = await buildUser(app.database);
    const questionId = quiz.questionIds[0] ?? '';
    await buildSubmission(app.database, quiz.quizCode, other.id, questionId, {
      userAnswer: words,
    });
    const exported = await exportPerson(app.database, person.email);
    expect(exported).toMatchObject({
      namedElsewhere: expect.arrayContaining([
        { place: 'quizzes.title', key: { quiz_code: quiz.quizCode } },
        { place: 'reports.report', key: expect.anything() },
      ]),
    });
    const { toJudge } = await erasePerson(app.database, person.email, { withTexts: false });
    expect(await reportsOf(batchId)).toEqual([
      { name: 'Bo Li', report: 'Bo works well with Erased person.' },
    ]);
    expect(await tablesWith(app.database, person.name)).toEqual(['public.submissions']);
    expect(toJudge).toEqual([
      {
        place: 'submissions.user_answer',
        key: { quiz_code: quiz.quizCode, user_id: other.id, question_id: questionId },
        isWholeName: true,
      },
    ]);
  });

  it('is erased from each of the sentences listed beside a report separately', async () => {
    const person = await buildUser(app.database, { name: 'Ottoline Fairweather-Pugh' });
    const { batchId } = await writeOf(person.name);
    const sentences = [`Bo helps ${person.name}.`, 'Ottoline laughs, "a lot".', 'Bo listens.'];
    const ofBo = and(eq(reports.batchId, batchId), eq(reports.position, 0));
    const [report] = await app.database
      .update(reports)
      .set({ unsourced: sentences })
      .where(ofBo)
      .returning();
    await app.database
      .insert(reportDecisions)
      .values({ reportId: report?.id ?? '', kind: 'safety', passages: sentences });
    const { toJudge } = await erasePerson(app.database, person.email, { withTexts: false });
    const erased = ['Bo helps Erased person.', ...sentences.slice(1)];
    const [after] = await app.database.select().from(reports).where(ofBo);
    expect(after?.unsourced).toEqual(erased);
    const [decision] = await app.database.select().from(reportDecisions);
    expect(decision?.passages).toEqual(erased);
    expect(toJudge.map(({ place, isWholeName }) => `${place} ${isWholeName}`)).toEqual([
      'report_decisions.passages false',
      'reports.unsourced false',
    ]);
  });

  it('is left for a person to judge if only the first name is given, or two people share the name', async () => {
    const name = 'Thaddeus Quirke';
    const [one, two] = [
      await buildUser(app.database, { name }),
      await buildUser(app.database, { name: 'thaddeus  quirke' }),
    ];
    const { batchId, quiz } = await writeOf(name);
    const places = async (email: string) =>
      (await erasePerson(app.database, email, { withTexts: false })).toJudge.map(
        ({ place, isWholeName }) => `${place} ${isWholeName}`,
      );
    expect(await places(one.email)).toContain('quizzes.title true');
    expect(await reportsOf(batchId)).toHaveLength(2);
    await app.database
      .update(quizzes)
      .set({ title: 'Thaddeus again' })
      .where(eq(quizzes.quizCode, quiz.quizCode));
    expect(await places(two.email)).toEqual(['quizzes.title false']);
  });

  it('consisting of one word changes and deletes nothing: it may be an ordinary word, or another child', async () => {
    const { database } = app;
    const person = await buildUser(database, { name: 'Will' });
    const { batchId, quiz } = await writeOf('Will');
    const [, setAside] = await Promise.all([
      database
        .update(reports)
        .set({ report: 'She will revise.' })
        .where(and(eq(reports.batchId, batchId), eq(reports.position, 0))),
      database
        .insert(rowsSetAside)
        .values({ tableName: 'user', reason: 'Two of one email', row: { id: 'x', name: 'Will' } })
        .returning(),
    ]);
    const before = await readWords(batchId, quiz.quizCode);
    const { toJudge } = await erasePerson(database, person.email, { withTexts: true });
    expect(await readWords(batchId, quiz.quizCode)).toEqual(before);
    expect(toJudge.map(({ place }) => place)).toEqual(
      expect.arrayContaining([
        'quizzes.title',
        'report_batches.input',
        'reports.name',
        'reports.report',
      ]),
    );
    expect(toJudge).toContainEqual({
      place: 'rows_set_aside.row',
      key: { id: setAside[0]?.id },
      isWholeName: true,
    });
  });

  it('is erased from a teacher’s classes, and from the codes made from it, whoever has them by then', async () => {
    const admin = await buildUser(app.database, { role: 'admin' });
    const leaving = await buildTeacher(app.database, {
      name: 'Ms Zylberstein-Quaye',
      username: 'Zylberstein Quaye',
      teacherCode: 'AI-ZYLBERSTEIN-7QK',
    });
    await buildStudentOf(app.database, leaving, { tenant: leaving.teacherCode });
    const { quizCode } = await buildQuiz(app.database, { creatorUid: teacher.id });
    const run = { quizCode, startedBy: teacher.id, mode: 'all', state: 'completed' } as const;
    const teacherCodes = [teacher.teacherCode, leaving.teacherCode];
    await app.database.insert(markingRuns).values({ ...run, teacherCodes });
    await erasePerson(app.database, leaving.email, { withTexts: true });
    const { items } = await (
      await app.as(admin)
    ).classes.list({ archived: true, search: 'Erased person' });
    expect(items).toMatchObject([
      { name: 'Erased person’s class', studentCount: 1, teachers: [{ id: admin.id }] },
    ]);
    expect(await tablesWith(app.database, 'Zylberstein')).toEqual([]);
    expect(await tablesWith(app.database, 'ZYLBERSTEIN')).toEqual([]);
  });
});
