import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SchoolSettings } from '../../../../shared/contract/school-settings.ts';
import { openRecords } from '../../../database/open-records.ts';
import { auditEvents } from '../../../database/schema/audit.ts';
import { accountRefusals } from '../../../../shared/messages/account-refusals.ts';
import { accountsMessages } from '../../../../shared/messages/accounts.ts';
import { classesMessages } from '../../../../shared/messages/classes.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildTeacher, buildUser } from '../../../testing/factories.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

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
      body: { username: 'Noor Aziz', email, password: 'three blind mice', classCode },
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

  it('closes for a while if codes are guessed, not if a class mistypes, and the trail says so', async () => {
    await set({ registration: 'class-code' });
    const { teacherCode } = await buildTeacher(app.database, { teacherCode: 'AI-GUESSED-7QK' });
    const other = await buildTeacher(app.database);
    // Thirty students at one school’s address mistype three times each, and then get it right.
    for (let place = 0; place < 90; place += 1) {
      expect((await withCode(`AI-GUESSED-A${place}`)).status).toBe(403);
    }
    expect((await withCode(teacherCode)).status).toBe(200);
    // The guessing continues from the account of a signed-in student.
    const student = await buildUser(app.database);
    const join = async (code: string) =>
      errorOf((await app.as(student)).classes.join({ teacherCode: code }));
    for (let place = 0; place < 10; place += 1) {
      expect(await join(`AI-GUESSED-B${place}`)).toMatchObject({ code: 'TEACHER_CODE_INVALID' });
    }
    expect(await withCode(teacherCode)).toEqual({
      status: 429,
      message: classesMessages.tooManyCodes,
    });
    expect(await join(teacherCode)).toMatchObject({ status: 429 });
    // Codes with a different beginning are still accepted.
    expect((await withCode(other.teacherCode)).status).toBe(200);
    const { items } = await (
      await app.as(admin)
    ).accounts.listAuditEvents({ action: 'class-code-wrong' });
    expect(items[0]).toMatchObject({ actorName: student.name, detail: 'AI-GUESSED-…' });
    expect(items.at(-1)).toMatchObject({ actorName: 'A visitor', fromAddress: '127.0.0.1' });
  });

  it('is not closed by somebody guessing elsewhere: only their address is shut out', async () => {
    await set({ registration: 'class-code' });
    const { teacherCode } = await buildTeacher(app.database, { teacherCode: 'AI-SPITED-7QK' });
    const guess = (secondsAgo: number, count: number) =>
      app.database.insert(auditEvents).values(
        Array.from({ length: count }, () => ({
          action: 'class-code-wrong' as const,
          actorId: '',
          actorName: 'A visitor',
          detail: 'AI-SPITED-…',
          fromAddress: '203.0.113.9',
          at: new Date(Date.now() - secondsAgo * 1_000),
        })),
      );
    await app.database.transaction(async (transaction) => {
      await openRecords(transaction);
      await transaction.delete(auditEvents);
    });
    await guess(40, 150);
    expect((await withCode(teacherCode)).status).toBe(200);
    expect((await withCode('AI-SPITED-ABC')).status).toBe(403);
    // Even with a new address each time, only one guess in thirty seconds is possible.
    expect((await withCode(teacherCode)).status).toBe(429);
  });

  it('is reported to the page that offers it', async () => {
    await set({ registration: 'nobody' });
    const { accounts } = await app.as();
    expect(await accounts.signInProviders()).toMatchObject({ registration: 'nobody' });
  });
});
