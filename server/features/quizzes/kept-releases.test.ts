import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pick } from '../../../shared/pick.ts';
import { classMemberships } from '../../database/schema/classes.ts';
import { keptReleases } from '../../database/schema/quiz-classes.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import {
  buildQuestion,
  buildSetQuiz,
  buildStudentOf,
  buildSubmission,
  buildTeacher,
  buildUser,
  setForClass,
} from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('marks that were released to a class', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  let mine: ApiClient;
  let admin: ApiClient;
  let other: string;
  let student: Awaited<ReturnType<typeof buildStudentOf>>;
  let quizCode: string;
  let questionId: string;

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
    mine = await app.as(teacher);
    admin = await app.as(await buildUser(app.database, { role: 'admin' }));
    other = (await mine.classes.create({ name: '7B' })).teacherCode;
  });
  beforeEach(async () => {
    student = await buildStudentOf(app.database, teacher);
    ({ id: questionId } = await buildQuestion(app.database));
    const values = {
      creatorUid: teacher.id,
      questionIds: [questionId],
      resultsRelease: 'when-released' as const,
    };
    ({ quizCode } = await buildSetQuiz(app.database, teacher, values));
    await buildSubmission(app.database, quizCode, student.id, questionId, { markAwarded: 1 });
  });
  afterAll(() => app.stop());

  const release = (released = true) =>
    mine.quizzes.setReleased({ quizCode, teacherCode: teacher.teacherCode, released });
  const score = async (who = student) =>
    (await (await app.as(who)).results.myScores()).quizzes[0]?.score;
  const setFor = async () =>
    (await mine.quizzes.getSetFor({ quizCode })).classes.map((one) =>
      pick(one, ['teacherCode', 'opensAt', 'closesAt']),
    );
  const move = (from: string, to: string) =>
    mine.classes.moveStudents({ teacherCode: from, toTeacherCode: to, userIds: [student.id] });

  it('are still shown to a student who moves to another class, and after the move is undone', async () => {
    await release();
    await move(teacher.teacherCode, other);
    expect(await score()).toBe(1);
    await move(other, teacher.teacherCode);
    expect(await score()).toBe(1);
  });

  it('are still shown to a student whom a teacher removes from the class', async () => {
    await release();
    await mine.classes.removeStudent({ userId: student.id, teacherCode: teacher.teacherCode });
    expect(await score()).toBe(1);
  });

  it('are still shown to a student who leaves the class', async () => {
    await release();
    await app.database.update(classMemberships).set({ joinedByCode: true });
    await (await app.as(student)).classes.leave({ teacherCode: teacher.teacherCode });
    expect(await score()).toBe(1);
  });

  it('are still shown, however a place in the class ends', async () => {
    await release();
    await app.database.delete(classMemberships).where(eq(classMemberships.studentId, student.id));
    expect(await score()).toBe(1);
  });

  it('are still shown to students who sat it when the quiz is removed from the class, and when it is set again', async () => {
    const late = await buildStudentOf(app.database, teacher);
    await release();
    const classes = [{ teacherCode: other, opensAt: null, closesAt: null }];
    await mine.quizzes.setFor({ quizCode, classes });
    expect(await score()).toBe(1);
    const again = { teacherCode: teacher.teacherCode, opensAt: null, closesAt: null };
    const { classes: set } = await mine.quizzes.setFor({ quizCode, classes: [...classes, again] });
    expect(set.map(({ isReleased }) => isReleased)).toEqual([false, false]);
    expect(await score()).toBe(1);
    // A student who sits it from now on waits for a release like any other.
    await buildSubmission(app.database, quizCode, late.id, questionId, { markAwarded: 1 });
    expect(await score(late)).toBe(0);
    await release(false);
    expect(await score()).toBe(0);
  });

  it('can be hidden by the quiz’s creator from a class that the quiz was removed from', async () => {
    await release();
    await mine.quizzes.setFor({ quizCode, classes: [], seen: await setFor() });
    expect(await score()).toBe(1);
    await mine.quizzes.setReleased({ quizCode, released: false });
    expect(await score()).toBe(0);
  });

  it('remain hidden from a class that the quiz is removed from before its marks are released', async () => {
    await mine.quizzes.setFor({ quizCode, classes: [] });
    expect(await score()).toBe(0);
  });

  it('are shown to a student who left before, once they are released to the class', async () => {
    await move(teacher.teacherCode, other);
    expect(await score()).toBe(0);
    await release();
    expect(await score()).toBe(1);
    await release(false);
    expect(await score()).toBe(0);
  });

  it('are shown to students who sat it before it was removed from the class and set again', async () => {
    await mine.quizzes.setFor({ quizCode, classes: [] });
    await move(teacher.teacherCode, other);
    await setForClass(app.database, quizCode, teacher.teacherCode);
    await release();
    expect(await score()).toBe(1);
  });

  it('are still shown to a student who leaves after it was removed from the class and set again', async () => {
    await release();
    await mine.quizzes.setFor({ quizCode, classes: [], seen: await setFor() });
    await setForClass(app.database, quizCode, teacher.teacherCode);
    await move(teacher.teacherCode, other);
    expect(await score()).toBe(1);
  });

  it('are not shown to a student who sits it in another class after leaving', async () => {
    const late = await buildStudentOf(app.database, teacher);
    await mine.classes.moveStudents({
      teacherCode: teacher.teacherCode,
      toTeacherCode: other,
      userIds: [late.id],
    });
    await buildSubmission(app.database, quizCode, late.id, questionId, { markAwarded: 1 });
    await release();
    expect(await score(late)).toBe(0);
  });

  it('are hidden again from a student who left, and shown again, along with the class', async () => {
    await release();
    await move(teacher.teacherCode, other);
    await release(false);
    expect(await score()).toBe(0);
    await release();
    expect(await score()).toBe(1);
    await mine.quizzes.setReleased({ quizCode, released: false });
    expect(await score()).toBe(0);
  });

  it('leave nothing of a deleted account behind', async () => {
    await release();
    await admin.accounts.deleteUser({ userId: student.id });
    const kept = eq(keptReleases.userId, student.id);
    expect(await app.database.$count(keptReleases, kept)).toBe(0);
  });
});
