import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildQuestion,
  buildQuiz,
  buildStudentOf,
  buildSubmission,
  buildTeacher,
  buildUser,
} from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('a student’s profile', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  let colleague: Awaited<ReturnType<typeof buildTeacher>>;
  let admin: { email: string };
  let studentId: string;

  beforeAll(async () => {
    app = await startTestApp();
    const { database } = app;
    teacher = await buildTeacher(database);
    colleague = await buildTeacher(database);
    admin = await buildUser(database, { role: 'admin' });
    studentId = (await buildStudentOf(database, teacher, { name: 'Sam Ade' })).id;
    const question = await buildQuestion(database, { maxMark: 4, topic: 'Cells' });
    const other = await buildQuestion(database, { maxMark: 2, topic: 'Energy' });
    const questionIds = [question.id, other.id];
    const own = await buildQuiz(database, { creatorUid: teacher.id, questionIds, title: 'Mine' });
    await buildSubmission(database, own.quizCode, studentId, question.id, { markAwarded: 4 });
    await buildSubmission(database, own.quizCode, studentId, other.id);
    const theirs = await buildQuiz(database, { creatorUid: colleague.id, questionIds });
    await buildSubmission(database, theirs.quizCode, studentId, other.id, { markAwarded: 0 });
  });
  afterAll(() => app.stop());

  const profileFor = async (person: { email: string }) =>
    (await app.as(person)).students.profile({ studentId });

  it('shows a teacher only their own quizzes, with Pending as 0 in totals and left out of averages', async () => {
    const profile = await profileFor(teacher);
    expect(profile).toMatchObject({ displayName: 'Sam Ade', role: 'student' });
    expect(profile.history).toMatchObject([
      { title: 'Mine', score: 4, maxScore: 6, markedCount: 1, submissionCount: 2 },
    ]);
    expect(profile.summary).toEqual({
      quizzes: 1,
      answers: 2,
      markedAnswers: 1,
      averagePercent: 100,
      score: 4,
      maxScore: 6,
    });
    expect(profile.strengths.map((insight) => insight.name)).toContain('Cells');
    expect(profile.weaknesses).toEqual([]);
  });

  it('shows an administrator all quizzes', async () => {
    const profile = await profileFor(admin);
    expect(profile.history).toHaveLength(2);
    expect(profile.weaknesses.map((insight) => insight.name)).toContain('Energy');
  });

  it('lets the teacher of a quiz read the profiles of its students, but change nothing', async () => {
    const profile = await profileFor(colleague);
    expect(profile.history).toHaveLength(1);
    expect(profile.abilities).toEqual({
      canSetExtraTime: false,
      canCorrect: false,
      canMerge: false,
      grantableRoles: [],
    });
    const { students } = await app.as(colleague);
    await expect(
      students.setArrangements({ studentId, accessArrangements: { readAloud: true } }),
    ).rejects.toMatchObject({ message: 'Student profile not found' });
  });

  it('says that a quiz has been deleted, so that nothing leads to its results', async () => {
    const { database } = app;
    const owner = await buildTeacher(database);
    const { quizCode, questionIds } = await buildQuiz(database, { creatorUid: owner.id });
    await buildSubmission(database, quizCode, studentId, questionIds[0] ?? '');
    expect((await profileFor(owner)).history).toMatchObject([{ isDeleted: false }]);
    const { quizzes, results } = await app.as(owner);
    await quizzes.remove({ quizCode });
    expect((await profileFor(owner)).history).toMatchObject([{ quizCode, isDeleted: true }]);
    await expect(results.quizResults({ quizCode })).rejects.toMatchObject({ status: 404 });
  });

  it('is not found by a teacher who has no connection with the student', async () => {
    const stranger = await buildTeacher(app.database);
    await expect(profileFor(stranger)).rejects.toMatchObject({
      message: 'Student profile not found',
    });
  });

  it('opens to a teacher who adds the student to a class, without any earlier work', async () => {
    const newcomer = await buildTeacher(app.database, { name: 'Nia Obi' });
    const api = await app.as(newcomer);
    const { items: found } = await api.classes.findPeople({ search: 'Sam Ade', who: 'students' });
    expect(found).toMatchObject([{ id: studentId }]);
    await api.classes.addStudents({ teacherCode: newcomer.teacherCode, userIds: [studentId] });
    expect(await profileFor(newcomer)).toMatchObject({ displayName: 'Sam Ade', history: [] });
    await expect(api.students.exportAssessments({ studentId })).rejects.toMatchObject({
      message: 'No assessment data available to download.',
    });
    const { quizCode } = (await profileFor(teacher)).history[0] ?? { quizCode: '' };
    await expect(api.results.quizResults({ quizCode })).rejects.toMatchObject({ status: 404 });
    await expect(api.marking.listResponses({ quizCode })).rejects.toMatchObject({ status: 404 });
    expect((await api.welfare.list({})).items).toEqual([]);
    const { items } = await (
      await app.as(admin)
    ).accounts.listAuditEvents({ action: 'students-added', person: 'Sam Ade' });
    expect(items).toMatchObject([{ actorName: 'Nia Obi', subjectName: 'Sam Ade' }]);
  });

  it('keeps access arrangements, and fills in missing ones', async () => {
    const { students, accounts } = await app.as(teacher);
    await students.setArrangements({
      studentId,
      accessArrangements: { restBreakMinutes: 10, overlay: 'cream' },
    });
    expect((await profileFor(teacher)).accessArrangements).toEqual({
      restBreakMinutes: 10,
      fontSize: 'normal',
      overlay: 'cream',
      readAloud: false,
    });
    await expect(accounts.listAuditEvents({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { items } = await (await app.as(admin)).accounts.listAuditEvents({});
    expect(items[0]).toMatchObject({
      action: 'arrangements-changed',
      detail: 'rest breaks of 10 minutes, cream overlay',
    });
  });

  it('keeps changes made by a colleague in the meantime, alongside the teacher’s own', async () => {
    const { students } = await app.as(teacher);
    const student = await buildStudentOf(app.database, teacher);
    const { accessArrangements: seen } = await students.profile({ studentId: student.id });
    const set = (changes: Partial<typeof seen>) =>
      students.setArrangements({
        studentId: student.id,
        accessArrangements: { ...seen, ...changes },
        seen,
      });
    await Promise.all([set({ restBreakMinutes: 10 }), set({ overlay: 'blue' })]);
    const { accessArrangements } = await set({ readAloud: true });
    expect(accessArrangements).toEqual({
      restBreakMinutes: 10,
      fontSize: 'normal',
      overlay: 'blue',
      readAloud: true,
    });
    expect(await students.profile({ studentId: student.id })).toMatchObject({ accessArrangements });
  });

  it('refuses rest breaks longer than any quiz', async () => {
    const { students } = await app.as(teacher);
    await expect(
      students.setArrangements({ studentId, accessArrangements: { restBreakMinutes: 121 } }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('downloads every answer, one row each', async () => {
    const { students } = await app.as(teacher);
    const text = await (await students.exportAssessments({ studentId })).text();
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^Quiz Code,Quiz,Subject,Topic,Spec Code,Question,Answer,Mark,/);
    expect(lines[1]).toMatch(/,4,4,100,,/);
    expect(lines[2]).toMatch(/,Pending,2,,,/);
  });

  it('says so if there is no assessment data', async () => {
    const fresh = await buildStudentOf(app.database, teacher);
    const { students } = await app.as(teacher);
    await expect(students.exportAssessments({ studentId: fresh.id })).rejects.toMatchObject({
      message: 'No assessment data available to download.',
    });
  });

  it('names the student’s classes, except archived ones', async () => {
    const client = await app.as(colleague);
    const inUse = await client.classes.create({ name: '9B Science' });
    const archived = await client.classes.create({ name: '8B Science' });
    for (const { teacherCode } of [inUse, archived])
      await client.classes.addStudents({ teacherCode, userIds: [studentId] });
    await client.classes.setArchived({ teacherCode: archived.teacherCode, archived: true });
    const { teacherCodes, classNames } = await profileFor(teacher);
    expect(teacherCodes).toEqual(expect.arrayContaining([inUse.teacherCode, archived.teacherCode]));
    expect(classNames).toContain('9B Science');
    expect(classNames).not.toContain('8B Science');
  });
});
