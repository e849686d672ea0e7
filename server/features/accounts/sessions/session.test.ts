import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session, user } from '../../../database/schema/accounts.ts';
import { createApiClient, signIn } from '../../../testing/api-client.ts';
import { AppBrowser } from '../../../testing/sign-in/app-browser.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import { buildTeacher, buildUser, FACTORY_PASSWORD } from '../../../testing/factories.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const DAY_MS = 86_400_000;

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

describe('sessions', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const whoIs = async (cookie: string) =>
    (await createApiClient(app.address, cookie).accounts.currentUser()).user?.email ?? null;

  it('are stored in a cookie that scripts and other sites cannot use', async () => {
    const { email } = await buildUser(app.database);
    const response = await new AppBrowser(app).signIn({ email });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/Secure/i);
  });

  it('change at each sign-in, which ends the previous session in the same browser', async () => {
    const { email } = await buildUser(app.database);
    const browser = new AppBrowser(app);
    await browser.signIn({ email });
    const first = browser.cookies;
    await browser.signIn({ email });
    const second = browser.cookies;
    expect(second).not.toBe(first);
    expect(await whoIs(first)).toBeNull();
    expect(await whoIs(second)).toBe(email);
  });

  it('end at sign-out on the server, not only in the browser', async () => {
    const { email } = await buildUser(app.database);
    const browser = new AppBrowser(app);
    await browser.signIn({ email });
    const cookie = browser.cookies;
    await browser.ask('sign-out', {});
    expect(await whoIs(cookie)).toBeNull();
  });

  it('end everywhere at once if a person asks for it', async () => {
    const { email } = await buildUser(app.database);
    const elsewhere = await signIn(app.address, email, FACTORY_PASSWORD);
    const browser = new AppBrowser(app);
    await browser.signIn({ email });
    expect((await browser.ask('revoke-sessions', {})).status).toBe(200);
    expect(await whoIs(elsewhere)).toBeNull();
    expect(await browser.whoIs()).toBeNull();
  });

  it('reflect a change of role at once', async () => {
    const teacher = await buildTeacher(app.database);
    const client = await app.as(teacher);
    expect(await outcomeOf(client.quizzes.list({}))).toBe('ok');
    await app.database.update(user).set({ role: 'student' }).where(eq(user.id, teacher.id));
    expect(await outcomeOf(client.quizzes.list({}))).toBe('FORBIDDEN');
  });

  it('end with the account', async () => {
    const { id, email } = await buildUser(app.database);
    const cookie = await signIn(app.address, email, FACTORY_PASSWORD);
    await app.database.delete(user).where(eq(user.id, id));
    expect(await whoIs(cookie)).toBeNull();
  });

  it('end when they expire', async () => {
    const { id, email } = await buildUser(app.database);
    const cookie = await signIn(app.address, email, FACTORY_PASSWORD);
    await app.database
      .update(session)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(session.userId, id));
    expect(await whoIs(cookie)).toBeNull();
  });

  it('last for a week from their last use', async () => {
    const person = await buildUser(app.database);
    const client = await app.as(person);
    const ofPerson = eq(session.userId, person.id);
    await app.database
      .update(session)
      .set({ expiresAt: inDays(1) })
      .where(ofPerson);
    expect((await client.accounts.currentUser()).user?.id).toBe(person.id);
    const [renewed] = await app.database.select().from(session).where(ofPerson);
    expect(renewed?.expiresAt.getTime()).toBeGreaterThan(inDays(6).getTime());
  });

  it('end a month after they began, however much they are used', async () => {
    const person = await buildUser(app.database);
    const client = await app.as(person);
    const began = (days: number) =>
      app.database
        .update(session)
        .set({ createdAt: new Date(Date.now() - days * DAY_MS) })
        .where(eq(session.userId, person.id));
    await began(29);
    expect((await client.accounts.currentUser()).user?.id).toBe(person.id);
    const cookie = await app.cookieOf(person);
    await began(31);
    expect((await client.accounts.currentUser()).user).toBeNull();
    const body = { currentPassword: FACTORY_PASSWORD, newPassword: 'three blind mice' };
    const headers = { origin: app.address, cookie };
    const changed = await send(app, 'POST', '/api/auth/change-password', { body, headers });
    expect(changed.status).toBe(401);
  });

  it('cannot be forged', async () => {
    const { email } = await buildUser(app.database);
    const cookie = await signIn(app.address, email, FACTORY_PASSWORD);
    expect(await whoIs(cookie.replace(/\.[^.]*$/, '.forged'))).toBeNull();
  });

  it('are not given for a wrong password, and the answer does not reveal whether the address is known', async () => {
    const { email } = await buildUser(app.database);
    const attempt = (address: string) =>
      send(app, 'POST', '/api/auth/sign-in/email', {
        body: { email: address, password: 'wrong password' },
        headers: { origin: app.address },
      });
    const known = await attempt(email);
    const unknown = await attempt('nobody@school.example');
    expect(known.status).toBe(401);
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
  });

  it('are refused to other sites', async () => {
    const { email } = await buildUser(app.database);
    const answer = await send(app, 'POST', '/api/auth/sign-in/email', {
      body: { email, password: FACTORY_PASSWORD },
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
  });

  it.each([
    ['GET', '/list-accounts'],
    ['POST', '/update-user'],
    ['POST', '/change-email'],
    ['POST', '/delete-user'],
    ['GET', '/list-sessions'],
    ['GET', '/error'],
  ])('do not open other routes of the account library: %s %s', async (method, path) => {
    const person = await buildUser(app.database);
    const body = method === 'POST' ? { name: 'Boss', newEmail: 'boss@x.example' } : undefined;
    const answer = await send(app, method, `/api/auth${path}`, { as: person, body });
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('sessions under https', () => {
  it('are stored in a cookie that is sent only over https, and only to this host', async () => {
    const publicUrl = 'https://quiz.school.example';
    const app = await startTestApp({ publicUrl });
    const { email } = await buildUser(app.database);
    const answer = await send(app, 'POST', '/api/auth/sign-in/email', {
      body: { email, password: FACTORY_PASSWORD },
      headers: { origin: publicUrl },
    });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Secure-/);
    expect(cookie).toMatch(/; Secure/i);
    expect(cookie).toMatch(/; Path=\/(?:;|$)/i);
    expect(cookie).not.toMatch(/Domain=/i);
    await app.stop();
  });
});
