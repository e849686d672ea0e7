import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import { attempts } from '../../../database/schema/attempts.ts';
import { quizzes as quizzesTable } from '../../../database/schema/quizzes.ts';
import { tenants } from '../../../database/schema/classes.ts';
import { welfareConcerns } from '../../../database/schema/welfare.ts';
import { errorOf, outcomeOf } from '../../../testing/error-of.ts';
import {
  buildColleague,
  buildConcern,
  buildQuestion,
  buildQuiz,
  buildStudentOf,
  buildSubmission,
  buildTeacher,
  buildUser,
} from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { erasePerson } from '../../accounts/person-data/erase-person.ts';

type Window = { opensAt: string | null; closesAt: string | null };
const open: Window = { opensAt: null, closesAt: null };
const past = '2020-01-01T09:00:00.000Z';
const future = '2999-01-01T09:00:00.000Z';

describe('a quiz that is set for classes', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  let student: { id: string; email: string };
  let quizCode: string;
  let questionIds: string[];

  const setFor = async (window: Window, teacherCode = teacher.teacherCode) =>
    (await app.as(teacher)).quizzes.setFor({ quizCode, classes: [{ teacherCode, ...window }] });
  const start = async (who: { email: string } = student) =>
    (await app.as(who)).attempts.start({ quizCode });
  const listed = async () => (await (await app.as(student)).attempts.listSet()).items;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    teacher = await buildTeacher(app.database);
    student = await buildStudentOf(app.database, teacher);
    const question = await buildQuestion(app.database, { createdBy: teacher.id });
    const quiz = await buildQuiz(app.database, {
      creatorUid: teacher.id,
      questionIds: [question.id],
    });
    ({ quizCode, questionIds } = quiz);
  });
  afterAll(() => app.stop());

  it('can be begun by their students, who see it without a code, and by nobody else', async () => {
    expect(await listed()).toEqual([]);
    await setFor(open);
    expect(await listed()).toMatchObject([{ quizCode, state: 'open', closesAt: null }]);
    const stranger = await buildUser(app.database);
    expect(await outcomeOf(start(stranger))).toBe('QUIZ_SET_FOR_OTHERS');
    const looked = (await app.as(stranger)).attempts.describeStart({ quizCode });
    expect(await outcomeOf(looked)).toBe('QUIZ_SET_FOR_OTHERS');
    expect(await start()).toMatchObject({ quizCode });
    expect(await listed()).toMatchObject([{ state: 'in-progress' }]);
    const attempt = (await app.as(student)).attempts;
    await attempt.finish({ quizCode, userId: student.id, answers: [], because: 'submitted' });
    expect(await listed()).toMatchObject([{ state: 'handed-in' }]);
  });

  it('is open to everyone with the code again once it is not set for any class', async () => {
    await setFor(open);
    await (await app.as(teacher)).quizzes.setFor({ quizCode, classes: [] });
    expect(await start(await buildUser(app.database))).toMatchObject({ quizCode });
  });

  it('stays closed to everybody else when its class is archived, or loses its students', async () => {
    await setFor(open);
    const stranger = await buildUser(app.database);
    const { teacherCode } = teacher;
    const asTeacher = await app.as(teacher);
    await asTeacher.classes.removeStudent({ userId: student.id, teacherCode });
    expect(await outcomeOf(start())).toBe('QUIZ_SET_FOR_OTHERS');
    await asTeacher.classes.setArchived({ teacherCode, archived: true });
    expect(await outcomeOf(start(stranger))).toBe('QUIZ_SET_FOR_OTHERS');
  });

  it('stays closed to everybody else when the only teacher of its only class is deleted or erased', async () => {
    const admin = await buildUser(app.database, { role: 'admin' });
    const asAdmin = await app.as(admin);
    const removals = [
      () => asAdmin.accounts.deleteUser({ userId: teacher.id }),
      () => erasePerson(app.database, teacher.email, { withTexts: true }),
    ];
    for (const remove of removals) {
      teacher = await buildTeacher(app.database);
      student = await buildStudentOf(app.database, teacher);
      ({ quizCode } = await buildQuiz(app.database, { creatorUid: teacher.id }));
      await setFor(open);
      await remove();
      expect(await outcomeOf(start(await buildUser(app.database)))).toBe('QUIZ_SET_FOR_OTHERS');
      const { classes } = await asAdmin.quizzes.getSetFor({ quizCode });
      expect(classes).toHaveLength(1);
    }
  });

  it('prevents its class from being deleted, even directly in the database', async () => {
    await setFor(open);
    const removal = app.database
      .delete(tenants)
      .where(eq(tenants.teacherCode, teacher.teacherCode));
    await expect(removal).rejects.toThrow('Failed query');
    expect(await outcomeOf(start(await buildUser(app.database)))).toBe('QUIZ_SET_FOR_OTHERS');
  });

  it('tells a student who comes too early when it opens', async () => {
    await setFor({ opensAt: future, closesAt: null });
    const error = await errorOf(start());
    expect(error).toMatchObject({ code: 'QUIZ_NOT_OPEN_YET', data: { at: future } });
    expect(await listed()).toMatchObject([{ state: 'upcoming', opensAt: future }]);
  });

  it('tells a student who comes too late when it closed, and lets those who are sitting it finish', async () => {
    await setFor(open);
    await start();
    await setFor({ opensAt: null, closesAt: past });
    expect(await start()).toMatchObject({ quizCode });
    const late = await buildStudentOf(app.database, teacher);
    const error = await errorOf(start(late));
    expect(error).toMatchObject({ code: 'QUIZ_CLOSED', data: { at: past } });
  });

  it('goes on for a student who is moved to another class while sitting it', async () => {
    const other = await buildTeacher(app.database);
    await setFor(open);
    await start();
    await (
      await app.as(teacher)
    ).classes.removeStudent({ userId: student.id, teacherCode: teacher.teacherCode });
    await (await app.as(student)).classes.join({ teacherCode: other.teacherCode });
    expect(await listed()).toMatchObject([{ quizCode, state: 'in-progress' }]);
    expect(await start()).toMatchObject({ quizCode });
    const { attempts: sitting } = await app.as(student);
    expect(
      await sitting.finish({ quizCode, userId: student.id, answers: [], because: 'submitted' }),
    ).toMatchObject({ receiptCode: expect.any(String) });
    expect(await listed()).toMatchObject([{ state: 'handed-in', attemptsLeft: 0 }]);
  });

  it('is shown to students who sit it by its code, to continue and to find the marks later', async () => {
    await app.database
      .update(quizzesTable)
      .set({ attemptsAllowed: 2 })
      .where(eq(quizzesTable.quizCode, quizCode));
    student = await buildUser(app.database);
    const { attempts: own } = await app.as(student);
    await own.start({ quizCode });
    expect(await listed()).toMatchObject([{ quizCode, state: 'in-progress', attemptsLeft: 0 }]);
    await own.finish({ quizCode, userId: student.id, answers: [], because: 'submitted' });
    expect(await listed()).toMatchObject([{ state: 'handed-in', attemptsLeft: 1, closesAt: null }]);
    await setFor(open);
    expect(await listed()).toMatchObject([{ state: 'handed-in', attemptsLeft: 0 }]);
    const finishedAt = sql`now() - interval '15 days'`;
    await app.database.update(attempts).set({ finishedAt }).where(eq(attempts.quizCode, quizCode));
    expect(await listed()).toEqual([]);
  });

  it('lists an attempt under way even if the quiz is deleted, so that it can be handed in', async () => {
    await start();
    await (await app.as(teacher)).quizzes.remove({ quizCode });
    expect(await listed()).toMatchObject([{ quizCode, state: 'in-progress' }]);
    const { attempts: own } = await app.as(student);
    await own.finish({ quizCode, userId: student.id, answers: [], because: 'submitted' });
    expect(await listed()).toEqual([]);
  });

  it('has a separate window for a student who was absent, instead of the class’s', async () => {
    await setFor({ opensAt: null, closesAt: past });
    const { quizzes } = await app.as(teacher);
    const own = { quizCode, userId: student.id, opensAt: past, closesAt: future };
    expect((await quizzes.setWindow(own)).windows).toMatchObject([{ userId: student.id }]);
    expect(await listed()).toMatchObject([{ state: 'open', closesAt: future }]);
    expect(await start()).toMatchObject({ quizCode });
    await quizzes.removeWindow({ quizCode, userId: student.id });
    await app.database.delete(attempts).where(eq(attempts.quizCode, quizCode));
    expect(await outcomeOf(start())).toBe('QUIZ_CLOSED');
  });

  it('is locked for everyone in a locked class, including students with their own opening times', async () => {
    await setFor(open);
    const own = { quizCode, userId: student.id, opensAt: past, closesAt: future };
    await (await app.as(teacher)).quizzes.setWindow(own);
    const colleague = await app.as(await buildColleague(app.database, teacher, 'co-teacher'));
    await colleague.quizzes.setLocked({ quizCode, locked: true });
    expect(await outcomeOf(start())).toBe('QUIZ_LOCKED');
    expect(await listed()).toEqual([]);
    await colleague.quizzes.setLocked({ quizCode, locked: false });
    expect(await listed()).toMatchObject([{ state: 'open', closesAt: future }]);
    expect(await outcomeOf(start())).toBe('ok');
  });

  it('counts as marked once the student can see a mark, which waits until a concern is decided', async () => {
    await setFor(open);
    const [questionId = ''] = questionIds;
    const answer = { quizCode, questionId, userId: student.id };
    await buildSubmission(app.database, quizCode, student.id, questionId, { markAwarded: 1 });
    const { id } = await buildConcern(app.database, answer);
    expect(await listed()).toMatchObject([{ state: 'handed-in' }]);
    await app.database
      .update(welfareConcerns)
      .set({ state: 'no-concern', decidedAt: new Date() })
      .where(eq(welfareConcerns.id, id));
    expect(await listed()).toMatchObject([{ state: 'marked' }]);
  });

  it('shows the time limit for this student, with any extra time they have', async () => {
    await setFor(open);
    expect(await listed()).toMatchObject([{ timeLimit: 600 }]);
    await app.database.update(user).set({ extraTimePercentage: 25 }).where(eq(user.id, student.id));
    expect(await listed()).toMatchObject([{ timeLimit: 750 }]);
  });

  it('shows the time limit of the attempt under way, even if the quiz has changed since', async () => {
    await setFor(open);
    const { attempts: own } = await app.as(student);
    await own.start({ quizCode });
    await (await app.as(teacher)).quizzes.update({ quizCode, defaultTimeLimit: 1_200 });
    expect(await listed()).toMatchObject([{ state: 'in-progress', timeLimit: 600 }]);
    expect(await own.describeStart({ quizCode })).toMatchObject({
      isUnderWay: true,
      timeLimit: 600,
    });
  });

  it('never closes before it opens', async () => {
    const error = await errorOf(setFor({ opensAt: future, closesAt: past }));
    expect(error).toMatchObject({ status: 400, message: 'The quiz must close after it opens.' });
  });

  it('can be set only for classes that its teacher teaches today', async () => {
    const other = await buildTeacher(app.database);
    expect(await outcomeOf(setFor(open, other.teacherCode))).toBe('NOT_FOUND');
    await app.database.execute(sql`
      insert into class_teachers (teacher_code, teacher_id, part)
      values (${other.teacherCode}, ${teacher.id}, 'co-teacher')`);
    const { classes } = await setFor(open, other.teacherCode);
    expect(classes).toMatchObject([{ teacherCode: other.teacherCode }]);
  });

  it('stays set for classes that have ended or are no longer taught, until it is withdrawn', async () => {
    const { classes, quizzes } = await app.as(teacher);
    const { teacherCode: current } = await classes.create({ name: '9B' });
    const row = (teacherCode: string) => ({ teacherCode, ...open });
    await setFor(open);
    await classes.setArchived({ teacherCode: teacher.teacherCode, archived: true });
    const both = [row(teacher.teacherCode), row(current)];
    expect((await quizzes.setFor({ quizCode, classes: both })).classes).toHaveLength(2);
    const { classes: left } = await quizzes.setFor({ quizCode, classes: [row(current)] });
    expect(left).toMatchObject([{ name: '9B' }]);
    expect(await outcomeOf(setFor(open))).toBe('NOT_FOUND');
  });

  it('shows the students of its classes in the live view, and no others', async () => {
    const other = await buildTeacher(app.database);
    await app.database.execute(sql`
      insert into class_teachers (teacher_code, teacher_id, part)
      values (${other.teacherCode}, ${teacher.id}, 'co-teacher')`);
    const theirs = await buildStudentOf(app.database, other);
    await setFor(open, other.teacherCode);
    const live = await (await app.as(teacher)).attempts.listLiveAttempts({ quizCode });
    expect(JSON.stringify(live)).toContain(theirs.id);
    expect(JSON.stringify(live)).not.toContain(student.id);
  });
});
