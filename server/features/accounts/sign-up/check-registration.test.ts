import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SchoolSettings } from '../../../../shared/contract/school-settings.ts';
import { user } from '../../../database/schema/accounts.ts';
import { tenants } from '../../../database/schema/classes.ts';
import { accountRefusals } from '../../../../shared/messages/account-refusals.ts';
import { accountsMessages } from '../../../../shared/messages/accounts.ts';
import { createApiClient, signIn } from '../../../testing/api-client.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildTeacher, buildUser } from '../../../testing/factories.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const PASSWORD = 'three blind mice';

describe('registration', () => {
  let app: TestApp;
  let admin: { email: string };
  beforeAll(async () => {
    app = await startTestApp();
    admin = await buildUser(app.database, { role: 'admin' });
  });
  afterAll(() => app.stop());

  const set = async (settings: Partial<SchoolSettings>) =>
    (await app.as(admin)).system.changeSettings(settings);
  const register = async (email = `${randomUUID()}@school.example`, classCode?: string) => {
    const { status, body } = await send(app, 'POST', '/api/auth/sign-up/email', {
      body: { username: 'Noor Aziz', email, password: PASSWORD, classCode },
      headers: { origin: app.address },
    });
    return { status, message: (body as { message?: string }).message };
  };

  const withCode = (classCode: string) => register(undefined, classCode);

  it('is open to anyone at first', async () => {
    expect((await register()).status).toBe(200);
  });

  it('can be closed to everybody, whether or not they have an account', async () => {
    await set({ registration: 'nobody' });
    const refused = { status: 403, message: accountsMessages.registrationClosed };
    expect(await register()).toEqual(refused);
    expect(await register(admin.email)).toEqual(refused);
  });

  it('can be open to anyone with an address of the school', async () => {
    await set({ registration: 'domains', registrationDomains: ['school.example'] });
    expect((await register('a@school.example')).status).toBe(200);
    for (const email of ['a@elsewhere.example', 'a@sub.school.example', 'a@notschool.example']) {
      expect(await register(email)).toEqual({
        status: 403,
        message: accountRefusals.registrationOtherDomain,
      });
    }
  });

  it('can be open to anyone with the code of a class', async () => {
    await set({ registration: 'class-code' });
    const { teacherCode } = await buildTeacher(app.database);
    const refused = { status: 403, message: accountRefusals.registrationNeedsCode };
    expect(await register()).toEqual(refused);
    expect(await register(undefined, 'AI-NOBODY-123')).toEqual(refused);
    expect((await register(undefined, ` ${teacherCode.toLowerCase()} `)).status).toBe(200);
  });

  it('adds people who register with a class code to that class, which they may leave', async () => {
    await set({ registration: 'class-code' });
    const teacher = await buildTeacher(app.database);
    const email = 'in-class@school.example';
    expect((await register(email, teacher.teacherCode)).status).toBe(200);
    // As the link in the message does.
    await app.database.update(user).set({ mustProveEmail: false }).where(eq(user.email, email));
    const { classes } = createApiClient(app.address, await signIn(app.address, email, PASSWORD));
    expect((await classes.listJoined()).items).toMatchObject([
      { teacherCode: teacher.teacherCode, canLeave: true },
    ]);
    // Whoever registers again with this address moves nobody into another class.
    const other = await buildTeacher(app.database);
    expect((await register(email, other.teacherCode)).status).toBe(200);
    expect((await classes.listJoined()).items).toHaveLength(1);
  });

  it.each([
    ['archived', { archivedAt: new Date() }, 'teacher'],
    ['left by its teacher', {}, 'student'],
  ] as const)('needs a class that is not %s', async (_, changes, role) => {
    await set({ registration: 'class-code' });
    const { id, teacherCode } = await buildTeacher(app.database);
    await app.database
      .update(tenants)
      .set({ teacherName: 'Former', ...changes })
      .where(eq(tenants.teacherCode, teacherCode));
    await app.database.update(user).set({ role }).where(eq(user.id, id));
    expect((await withCode(teacherCode)).status).toBe(403);
  });

  it('records in the audit trail who typed wrong codes, without the last characters', async () => {
    await set({ registration: 'class-code' });
    expect((await withCode('AI-GUESSED-ABC')).status).toBe(403);
    const student = await buildUser(app.database);
    await errorOf((await app.as(student)).classes.join({ teacherCode: 'AI-GUESSED-ABD' }));
    const { items } = await (
      await app.as(admin)
    ).accounts.listAuditEvents({ action: 'class-code-wrong' });
    expect(items[0]).toMatchObject({ actorName: student.name, detail: 'AI-GUESSED-…' });
    expect(items[1]).toMatchObject({ actorName: 'A visitor', fromAddress: '127.0.0.1' });
  });

  it('joins no class with a code that the school does not ask for', async () => {
    await set({ registration: 'anyone' });
    const { teacherCode } = await buildTeacher(app.database);
    expect((await withCode(teacherCode)).status).toBe(200);
    const { total } = await (await app.as(admin)).classes.listStudents({ teacherCode });
    expect(total).toBe(0);
  });

  it('is reported to the page that offers it', async () => {
    await set({ registration: 'nobody' });
    const { accounts } = await app.as();
    expect(await accounts.signInProviders()).toMatchObject({ registration: 'nobody' });
  });
});
