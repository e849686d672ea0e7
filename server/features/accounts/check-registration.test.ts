import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SchoolSettings } from '../../../shared/contract/school-settings.ts';
import { accountsMessages } from '../../../shared/messages/accounts.ts';
import { buildTeacher, buildUser } from '../../testing/factories.ts';
import { send } from '../../testing/send.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('who may register', () => {
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

  it('is anyone at first', async () => {
    expect((await register()).status).toBe(200);
  });

  it('can be nobody, whether or not they have an account', async () => {
    await set({ registration: 'nobody' });
    const refused = { status: 403, message: accountsMessages.registrationClosed };
    expect(await register()).toEqual(refused);
    expect(await register(admin.email)).toEqual(refused);
  });

  it('can be anyone with an address of the school', async () => {
    await set({ registration: 'domains', registrationDomains: ['school.example'] });
    expect((await register('a@school.example')).status).toBe(200);
    for (const email of ['a@elsewhere.example', 'a@sub.school.example', 'a@notschool.example']) {
      expect(await register(email)).toEqual({
        status: 403,
        message: accountsMessages.registrationOtherDomain,
      });
    }
  });

  it('can be anyone with the code of a class', async () => {
    await set({ registration: 'class-code' });
    const { teacherCode } = await buildTeacher(app.database);
    const refused = { status: 403, message: accountsMessages.registrationNeedsCode };
    expect(await register()).toEqual(refused);
    expect(await register(undefined, 'AI-NOBODY-123')).toEqual(refused);
    expect((await register(undefined, ` ${teacherCode.toLowerCase()} `)).status).toBe(200);
  });

  it('is told to the page that offers it', async () => {
    await set({ registration: 'nobody' });
    const { accounts } = await app.as();
    expect(await accounts.signInProviders()).toMatchObject({ registration: 'nobody' });
  });
});
