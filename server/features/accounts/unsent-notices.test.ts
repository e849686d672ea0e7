import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mailer } from '../../mail/mailer.ts';
import { createApiClient, signIn } from '../../testing/api-client.ts';
import { signInWith } from '../../testing/sign-in/app-browser.ts';
import {
  buildStudentOf,
  buildTeacher,
  type buildUser,
  FACTORY_PASSWORD,
} from '../../testing/factories.ts';
import { send } from '../../testing/send.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { linkIn, TestInbox } from '../../testing/test-inbox.ts';

const NEW_PASSWORD = 'lantern otter bridge';

describe('a change that succeeds although notices of it cannot be sent', () => {
  const inbox = new TestInbox();
  /**
   * Refuses notices of changes, like a mail server that rejects mail from outside for some
   * addresses.
   */
  const mailer: Mailer = {
    send: (message) =>
      message.subject.startsWith('Your Greenpen')
        ? Promise.reject(new Error('550 no such user here'))
        : inbox.send(message),
  };
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  let sam: Awaited<ReturnType<typeof buildUser>>;
  let intruder: string;
  beforeAll(async () => {
    app = await startTestApp({ mailer });
    teacher = await buildTeacher(app.database);
  });
  beforeEach(async () => {
    sam = await buildStudentOf(app.database, teacher);
    intruder = await signIn(app.address, sam.email, FACTORY_PASSWORD);
  });
  afterAll(() => app.stop());

  const whoIs = async (cookie: string) =>
    (await createApiClient(app.address, cookie).accounts.currentUser()).user?.id;

  it('is a new password set through a link, which ends every session', async () => {
    const { link } = await (await app.as(teacher)).accounts.makePasswordLink({ userId: sam.id });
    const token = new URL(link).searchParams.get('token');
    const body = { token, newPassword: NEW_PASSWORD };
    expect(await send(app, 'POST', '/api/auth/reset-password', { body })).toMatchObject({
      status: 200,
    });
    expect(await whoIs(intruder)).toBeUndefined();
    await expect(signIn(app.address, sam.email, NEW_PASSWORD)).resolves.toBeTruthy();
  });

  it('is one’s own password, and one stays signed in', async () => {
    const { browser } = await signInWith(app, sam);
    const answer = await browser.ask('change-password', {
      currentPassword: FACTORY_PASSWORD,
      newPassword: NEW_PASSWORD,
    });
    expect(answer.status).toBe(200);
    expect(await browser.whoIs()).toBe(sam.email);
    expect(await whoIs(intruder)).toBeUndefined();
  });

  it('is one’s own email', async () => {
    const email = `${randomUUID()}@school.example`;
    const { account } = await app.as(sam);
    await account.changeEmail({ email, password: FACTORY_PASSWORD });
    const token = linkIn(await inbox.messageTo(email)).searchParams.get('token') ?? '';
    expect(await account.confirmEmail({ token })).toMatchObject({ email });
  });

  it('is the email of a student, which the school corrects', async () => {
    const email = `${randomUUID()}@school.example`;
    const { accounts } = await app.as(teacher);
    const details = { userId: sam.id, displayName: sam.name, email };
    expect(await accounts.correctDetails(details)).toMatchObject({ email });
  });
});
