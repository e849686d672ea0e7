import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../database/schema/accounts.ts';
import { classMemberships } from '../../database/schema/classes.ts';
import { errorOf } from '../../testing/error-of.ts';
import { buildTeacher, buildUser } from '../../testing/factories.ts';
import { send } from '../../testing/send.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('classes.join', () => {
  let app: TestApp;
  let teacher: { id: string; email: string; teacherCode: string };
  const join = async (student: { email: string }, teacherCode: string) =>
    (await app.as(student)).classes.join({ teacherCode });
  const membershipsOf = ({ id }: { id: string }) =>
    app.database.select().from(classMemberships).where(eq(classMemberships.studentId, id));

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database, { name: 'Ms Amara Okafor' });
  });
  afterAll(() => app.stop());

  it('puts the student into the class and sets tenant and assignedBy', async () => {
    const student = await buildUser(app.database);
    expect(await join(student, teacher.teacherCode)).toEqual({
      teacherCode: teacher.teacherCode,
      teacherName: 'Ms Amara Okafor',
    });
    expect(await membershipsOf(student)).toMatchObject([{ teacherCode: teacher.teacherCode }]);
    const [row] = await app.database.select().from(user).where(eq(user.id, student.id));
    expect(row).toMatchObject({ tenant: teacher.teacherCode, assignedBy: teacher.id });
  });

  it('accepts a code in lower case and with spaces around it', async () => {
    const student = await buildUser(app.database);
    const typed = `  ${teacher.teacherCode.toLowerCase()} `;
    expect(await join(student, typed)).toMatchObject({ teacherCode: teacher.teacherCode });
  });

  it('can be repeated, even at once, and keeps the day of the first time', async () => {
    const student = await buildUser(app.database);
    await join(student, teacher.teacherCode);
    const before = await membershipsOf(student);
    const again = Array.from({ length: 4 }, () => join(student, teacher.teacherCode));
    await Promise.all(again);
    expect(await membershipsOf(student)).toEqual(before);
  });

  it('lets a student be in the classes of several teachers', async () => {
    const student = await buildUser(app.database);
    const colleague = await buildTeacher(app.database);
    await join(student, teacher.teacherCode);
    await join(student, colleague.teacherCode);
    expect(await membershipsOf(student)).toHaveLength(2);
  });

  it.each(['', '   '])('asks for a code if there is %j', async (teacherCode) => {
    const student = await buildUser(app.database);
    const answer = await send(app, 'POST', '/api/classes/join', {
      as: student,
      body: { teacherCode },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: 'Please enter a teacher code' });
  });

  it.each(['AI-NOBODY-000', '%', "' or 1=1", 'x'.repeat(200), 'कखग'])(
    'says that the code %j is invalid',
    async (teacherCode) => {
      const error = await errorOf(join(await buildUser(app.database), teacherCode));
      expect(error).toMatchObject({ status: 404, message: 'Teacher code is invalid.' });
    },
  );

  it('no longer accepts the code of a teacher who has become a student', async () => {
    const former = await buildTeacher(app.database);
    await app.database.update(user).set({ role: 'student' }).where(eq(user.id, former.id));
    const error = await errorOf(join(await buildUser(app.database), former.teacherCode));
    expect(error).toMatchObject({ status: 404, message: 'Teacher profile not found' });
  });
});
