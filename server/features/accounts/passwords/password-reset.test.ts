import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user, verification } from '../../../database/schema/accounts.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { createApiClient, signIn } from '../../../testing/api-client.ts';
import { buildUser, FACTORY_PASSWORD } from '../../../testing/factories.ts';
import { TestInbox, linkIn } from '../../../testing/test-inbox.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const NEW_PASSWORD = 'a brand new password';

describe('a forgotten password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const askFor = (email: string, headers = {}) =>
    send(app, 'POST', '/api/auth/request-password-reset', { body: { email }, headers });
  const reset = (token: string | null, newPassword = NEW_PASSWORD) =>
    send(app, 'POST', '/api/auth/reset-password', { body: { token, newPassword } });

  async function tokenFor(email: string): Promise<string | null> {
    app.inbox.messages.length = 0;
    await askFor(email);
    return linkIn(await app.inbox.messageTo(email)).searchParams.get('token');
  }

  it('is replaced using a link sent by email', async () => {
    const { email } = await buildUser(app.database);
    await askFor(email);
    const link = linkIn(await app.inbox.messageTo(email));
    expect(link.origin + link.pathname).toBe(`${app.address}/reset-password`);
    expect(await reset(link.searchParams.get('token'))).toMatchObject({ status: 200 });
    await expect(signIn(app.address, email, NEW_PASSWORD)).resolves.toContain('session_token');
    await expect(signIn(app.address, email, FACTORY_PASSWORD)).rejects.toThrow('Sign-in failed');
  });

  it('ends every session on every device once it is replaced', async () => {
    const person = await buildUser(app.database);
    const cookies = await Promise.all(
      [1, 2].map(() => signIn(app.address, person.email, FACTORY_PASSWORD)),
    );
    await reset(await tokenFor(person.email));
    for (const cookie of cookies) {
      const client = createApiClient(app.address, cookie);
      expect(await client.accounts.currentUser()).toMatchObject({ user: null });
    }
  });

  it('has a link that can be checked without using it up, and that leads nowhere else', async () => {
    const { email } = await buildUser(app.database);
    const token = (await tokenFor(email)) ?? '';
    const look = async (callbackURL = '/reset-password') => {
      const query = new URLSearchParams({ callbackURL });
      const path = `/api/auth/reset-password/${token}?${query.toString()}`;
      const answer = await fetch(`${app.address}${path}`, { redirect: 'manual' });
      return answer.headers.get('location') ?? '';
    };
    expect(await look()).toContain(`token=${token}`);
    expect((await reset(token)).status).toBe(200);
    expect(await look()).toContain('error=');
    expect(await look('https://evil.example/')).not.toContain('evil.example');
  });

  it('has a link that works once', async () => {
    const { email } = await buildUser(app.database);
    const token = await tokenFor(email);
    expect((await reset(token)).status).toBe(200);
    expect(await reset(token, 'and another one')).toMatchObject({
      status: 400,
      body: { code: 'INVALID_TOKEN' },
    });
  });

  it('has a link that works once even if it is used twice at the same moment', async () => {
    const { email } = await buildUser(app.database);
    const token = await tokenFor(email);
    const answers = await Promise.all([1, 2, 3].map(() => reset(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  it('makes earlier links useless once it is replaced', async () => {
    const { email } = await buildUser(app.database);
    const earlier = await tokenFor(email);
    await reset(await tokenFor(email));
    expect((await reset(earlier)).status).toBe(400);
  });

  it('has a link that works for an hour', async () => {
    const { id, email } = await buildUser(app.database);
    const token = await tokenFor(email);
    const [row] = await app.database.select().from(verification).where(eq(verification.value, id));
    const minutes = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(60);
    await app.database
      .update(verification)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(verification.value, id));
    expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
  });

  it('cannot be replaced using a token read from the database', async () => {
    const { email } = await buildUser(app.database);
    const token = await tokenFor(email);
    const rows = await app.database.select().from(verification);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is replaced only by one that meets the rule for passwords', async () => {
    const { email } = await buildUser(app.database);
    const token = await tokenFor(email);
    expect(await reset(token, 'short')).toMatchObject({
      status: 400,
      body: { code: 'PASSWORD_TOO_SHORT' },
    });
    expect((await reset(token)).status).toBe(200);
  });

  it.each(['', null, 'invented'])('refuses the token %j, which was never issued', async (token) => {
    expect((await reset(token)).status).toBe(400);
  });

  it('gives a first password to someone who was invited', async () => {
    const email = 'invited@school.example';
    await app.database.insert(user).values({ id: 'invited', name: 'I', username: 'I', email });
    await reset(await tokenFor(email));
    await expect(signIn(app.address, email, NEW_PASSWORD)).resolves.toContain('session_token');
  });

  it('gives the same answer for an unknown address as for a known one, and sends nothing', async () => {
    const { email } = await buildUser(app.database);
    const known = await askFor(email);
    const unknown = await askFor('nobody@school.example');
    expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
    await app.inbox.messageTo(email);
    expect(app.inbox.messages.map(({ to }) => to)).not.toContain('nobody@school.example');
  });

  it('leads only to this site, whatever host a request claims to be for', async () => {
    const { email } = await buildUser(app.database);
    app.inbox.messages.length = 0;
    await askFor(email, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' });
    expect(linkIn(await app.inbox.messageTo(email)).origin).toBe(app.address);
  });
});

describe('a slow mail server', () => {
  it('does not reveal through its timing who has an account', async () => {
    const inbox = new TestInbox();
    const hasAnswered = Promise.withResolvers<void>();
    const slow: Mailer = {
      send: async (message) => {
        await hasAnswered.promise;
        await inbox.send(message);
      },
    };
    const app = await startTestApp({ mailer: slow, publicUrl: 'https://quiz.school.example' });
    const { email } = await buildUser(app.database);
    await send(app, 'POST', '/api/auth/request-password-reset', { body: { email } });
    hasAnswered.resolve();
    const link = linkIn(await inbox.messageTo(email));
    expect(link.origin).toBe('https://quiz.school.example');
    await app.stop();
  });
});
