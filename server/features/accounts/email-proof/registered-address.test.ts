import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import { createApiClient, signIn, type ApiClient } from '../../../testing/api-client.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import { buildStudentOf, buildTeacher, buildUser } from '../../../testing/factories.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { linkIn } from '../../../testing/test-inbox.ts';

const PASSWORD = 'lantern otter bridge';

async function register(app: TestApp, email: string): Promise<void> {
  await send(app, 'POST', '/api/auth/sign-up/email', {
    body: { username: 'Noor Aziz', email, password: PASSWORD },
    headers: { origin: app.address },
  });
}

const comeIn = async (app: TestApp, email: string): Promise<ApiClient> =>
  createApiClient(app.address, await signIn(app.address, email, PASSWORD));

describe('an account that somebody registers while email works', () => {
  let app: TestApp;
  let email: string;
  let client: ApiClient;
  beforeAll(async () => {
    app = await startTestApp();
    await buildUser(app.database, { role: 'admin' });
  });
  beforeEach(async () => {
    email = `${randomUUID()}@school.example`;
    await register(app, email);
    client = await comeIn(app, email);
  });
  afterAll(() => app.stop());

  const mailedToken = async () =>
    linkIn(await app.inbox.messageTo(email)).searchParams.get('token') ?? '';
  const isWaiting = async () => (await client.accounts.currentUser()).user?.needsEmailProof;

  it('can do nothing but confirm its address, through the link that is sent at once', async () => {
    expect(await isWaiting()).toBe(true);
    expect(await outcomeOf(client.results.myScores())).toBe('EMAIL_PROOF_NEEDED');
    expect(await outcomeOf(client.attempts.start({ quizCode: 'ABC123' }))).toBe(
      'EMAIL_PROOF_NEEDED',
    );
    await client.account.confirmEmail({ token: await mailedToken() });
    expect(await isWaiting()).toBe(false);
    expect(await outcomeOf(client.results.myScores())).toBe('ok');
  });

  it('is not confirmed from somebody else’s session', async () => {
    const other = await app.as(await buildUser(app.database));
    const token = await mailedToken();
    expect(await outcomeOf(other.account.confirmEmail({ token }))).toBe('LINK_OF_ANOTHER');
    expect(await isWaiting()).toBe(true);
  });

  it('cannot change its address before confirming it', async () => {
    const token = await mailedToken();
    const elsewhere = `${randomUUID()}@elsewhere.example`;
    const change = { email: elsewhere, password: PASSWORD };
    expect(await outcomeOf(client.account.changeEmail(change))).toBe('EMAIL_PROOF_NEEDED');
    expect(app.inbox.messages.filter(({ to }) => to === elsewhere)).toEqual([]);
    // Asking for the present address changes nothing.
    expect(await outcomeOf(client.account.changeEmail({ ...change, email }))).toBe('ok');
    await client.account.confirmEmail({ token });
    expect(await outcomeOf(client.account.changeEmail(change))).toBe('ok');
  });

  it('is not confirmed by a link to an address that it had before', async () => {
    const token = await mailedToken();
    const now = `${randomUUID()}@school.example`;
    await app.database.update(user).set({ email: now }).where(eq(user.email, email));
    expect(await outcomeOf(client.account.confirmEmail({ token }))).toBe('LINK_INVALID');
    expect(await isWaiting()).toBe(true);
  });

  it('is sent another link on request', async () => {
    const first = await mailedToken();
    await client.account.sendEmailProof();
    const second = linkIn(await app.inbox.messageTo(email, 2)).searchParams.get('token');
    expect(second).not.toBe(first);
  });

  it('reveals nothing new to a stranger who registers the address again', async () => {
    await mailedToken();
    await register(app, email);
    const again = await app.inbox.messageTo(email, 2);
    expect(again.subject).toBe('You already have a Greenpen account');
  });
});

describe('accounts that need no proof of address', () => {
  it('are the first account, those that staff make, and all of them if no email is sent', async () => {
    const withMail = await startTestApp();
    await register(withMail, 'head@school.example');
    const first = await comeIn(withMail, 'head@school.example');
    expect((await first.accounts.currentUser()).user).toMatchObject({
      role: 'admin',
      needsEmailProof: false,
    });
    const student = await buildStudentOf(withMail.database, await buildTeacher(withMail.database));
    const theirs = await withMail.as(student);
    expect((await theirs.accounts.currentUser()).user?.needsEmailProof).toBe(false);
    await withMail.stop();

    const without = await startTestApp({ smtpUrl: null });
    await buildUser(without.database, { role: 'admin' });
    await register(without, 'noor@school.example');
    const noor = await comeIn(without, 'noor@school.example');
    expect((await noor.accounts.currentUser()).user?.needsEmailProof).toBe(false);
    await without.stop();
  });
});
