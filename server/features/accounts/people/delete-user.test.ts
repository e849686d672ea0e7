import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session, user } from '../../../database/schema/accounts.ts';
import { reportBatchInputSchema } from '../../../../shared/contract/reports.ts';
import { classTeachers } from '../../../database/schema/classes.ts';
import { reportBatches } from '../../../database/schema/reports.ts';
import { submissions } from '../../../database/schema/attempts.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import {
  buildQuestion,
  buildQuiz,
  buildStudentOf,
  buildSubmission,
  buildTeacher,
  buildUser,
} from '../../../testing/factories.ts';
import { linkIn } from '../../../testing/test-inbox.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const reports = { students: [{ name: 'Asha Patel' }], classInfo: {} };

type Person = { id: string; email: string };

describe('accounts.deleteUser', () => {
  let app: TestApp;
  let admin: Person;
  const remove = async (actor: Person, { id: userId }: Person) =>
    (await app.as(actor)).accounts.deleteUser({ userId });

  beforeAll(async () => {
    app = await startTestApp();
    admin = await buildUser(app.database, { role: 'admin' });
  });
  afterAll(() => app.stop());

  it('ends the person’s sessions at once', async () => {
    const student = await buildUser(app.database);
    const client = await app.as(student);
    expect(await outcomeOf(client.results.myScores())).toBe('ok');
    expect(await remove(admin, student)).toEqual({ deleted: true });
    expect(await outcomeOf(client.results.myScores())).toBe('UNAUTHORIZED');
    expect(await app.database.$count(session, eq(session.userId, student.id))).toBe(0);
  });

  it('keeps their submissions, shown as those of an unknown student', async () => {
    const teacher = await buildTeacher(app.database);
    const student = await buildUser(app.database);
    const { id: questionId } = await buildQuestion(app.database);
    const { quizCode } = await buildQuiz(app.database, {
      creatorUid: teacher.id,
      questionIds: [questionId],
    });
    await buildSubmission(app.database, quizCode, student.id, questionId);
    await remove(admin, student);
    expect(await app.database.$count(submissions, eq(submissions.userId, student.id))).toBe(1);
    const { students } = await (await app.as(teacher)).marking.listResponses({ quizCode });
    expect(students.map(({ displayName }) => displayName)).toEqual(['Unknown Student']);
  });

  it('archives a teacher’s class, keeps its students, and makes the person who deleted the account its owner', async () => {
    const teacher = await buildTeacher(app.database, { name: 'Ms Okafor' });
    const { teacherCode } = teacher;
    const student = await buildStudentOf(app.database, teacher, { tenant: teacherCode });
    await remove(admin, teacher);
    const asAdmin = await app.as(admin);
    const { items } = await asAdmin.classes.list({ archived: true, search: teacherCode });
    expect(items).toMatchObject([
      { name: 'Ms Okafor’s class', studentCount: 1, teachers: [{ id: admin.id, part: 'owner' }] },
    ]);
    const join = async () => (await app.as(student)).classes.join({ teacherCode });
    expect(await outcomeOf(join())).toBe('CLASS_ARCHIVED');
    const heir = await buildTeacher(app.database);
    await asAdmin.classes.setArchived({ teacherCode, archived: false });
    await asAdmin.classes.setTeacher({ teacherCode, userId: heir.id, part: 'owner' });
    const { classes } = await app.as(heir);
    expect((await classes.listStudents({ teacherCode })).items).toMatchObject([{ id: student.id }]);
  });

  it('hands a class to a co-teacher who can sign in, and never to someone who is suspended', async () => {
    const [owner, other] = [await buildTeacher(app.database), await buildTeacher(app.database)];
    const suspendedAt = new Date();
    const gone = await buildUser(app.database, { role: 'teacher', name: 'Abe Gone', suspendedAt });
    const heir = await buildUser(app.database, { role: 'teacher', name: 'Zoe Here' });
    for (const teacher of [owner, other]) {
      await buildStudentOf(app.database, teacher);
      const { teacherCode } = teacher;
      const part = 'co-teacher' as const;
      await app.database.insert(classTeachers).values({ teacherCode, teacherId: gone.id, part });
    }
    await app.database
      .insert(classTeachers)
      .values({ teacherCode: owner.teacherCode, teacherId: heir.id, part: 'co-teacher' });
    await remove(admin, owner);
    await remove(admin, other);
    const { classes } = await app.as(admin);
    expect(await classes.get({ teacherCode: owner.teacherCode })).toMatchObject({
      archivedAt: null,
      teachers: [{ id: heir.id, part: 'owner' }, { id: gone.id }],
    });
    const kept = await classes.get({ teacherCode: other.teacherCode });
    expect(kept.archivedAt).not.toBeNull();
    expect(kept.teachers[0]).toMatchObject({ id: admin.id, part: 'owner' });
  });

  it('gives submitted reports to the person who deletes their teacher, and deletes drafts', async () => {
    const { database } = app;
    const teacher = await buildTeacher(database);
    const reader = await buildTeacher(database);
    const handedInAt = new Date();
    const batch = { teacherId: teacher.id, input: reportBatchInputSchema.parse(reports) };
    const [draft, read, byAdmin] = await database
      .insert(reportBatches)
      .values([
        batch,
        { ...batch, handedInAt, readerId: reader.id },
        { ...batch, handedInAt, readerId: admin.id },
      ])
      .returning();
    await remove(admin, teacher);
    const left = await database.select().from(reportBatches);
    expect(left.map(({ id }) => id)).not.toContain(draft?.id);
    expect(left.filter(({ teacherId }) => teacherId === admin.id)).toMatchObject([
      { id: read?.id, readerId: reader.id },
      { id: byAdmin?.id, readerId: null },
    ]);
  });

  it('deletes a class that was never used', async () => {
    const teacher = await buildTeacher(app.database);
    const student = await buildUser(app.database, { tenant: teacher.teacherCode });
    await remove(admin, teacher);
    const [row] = await app.database.select().from(user).where(eq(user.id, student.id));
    expect(row).toMatchObject({ role: 'student', tenant: null });
    const join = (await app.as(student)).classes.join({ teacherCode: teacher.teacherCode });
    expect(await outcomeOf(join)).toBe('TEACHER_CODE_INVALID');
  });

  it('invalidates the links with which an invited person sets a password', async () => {
    const asAdmin = await app.as(admin);
    const newcomer = { name: 'Ana', email: 'ana@school.example' };
    await asAdmin.accounts.inviteUsers({ rows: [newcomer], dryRun: false });
    const token = linkIn(await app.inbox.messageTo(newcomer.email)).searchParams.get('token');
    const { items } = await asAdmin.accounts.listUsers({ role: 'student', search: newcomer.email });
    await asAdmin.accounts.deleteUser({ userId: items[0]?.id ?? '' });
    const { status } = await send(app, 'POST', '/api/auth/reset-password', {
      body: { token, newPassword: 'a new password' },
    });
    expect(status).toBe(400);
  });

  it('refuses to delete oneself, and answers 404 for an unknown person and for someone already deleted', async () => {
    const student = await buildUser(app.database);
    await remove(admin, student);
    expect(await outcomeOf(remove(admin, admin))).toBe('OWN_ACCOUNT');
    expect(await outcomeOf(remove(admin, student))).toBe('NOT_FOUND');
    expect(await outcomeOf(remove(admin, { id: 'nobody', email: '' }))).toBe('NOT_FOUND');
  });

  it('keeps the last admin, even if two admins delete each other at once', async () => {
    const other = await buildUser(app.database, { role: 'admin' });
    const [asAdmin, asOther] = await Promise.all([app.as(admin), app.as(other)]);
    const outcomes = await Promise.all([
      outcomeOf(asAdmin.accounts.deleteUser({ userId: other.id })),
      outcomeOf(asOther.accounts.deleteUser({ userId: admin.id })),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
    expect(await app.database.$count(user, eq(user.role, 'admin'))).toBe(1);
  });
});
