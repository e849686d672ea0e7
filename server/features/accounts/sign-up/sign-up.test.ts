import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsMessages } from '../../../../shared/messages/accounts.ts';
import { generalMessages } from '../../../../shared/messages/general.ts';
import { account, session, user } from '../../../database/schema/accounts.ts';
import { signIn } from '../../../testing/api-client.ts';
import { buildUser } from '../../../testing/factories.ts';
import { linkIn } from '../../../testing/test-inbox.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const PASSWORD = 'three blind mice';

function signUp(app: TestApp, body: unknown) {
  return send(app, 'POST', '/api/auth/sign-up/email', { body, headers: { origin: app.address } });
}

describe('sign-up', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await buildUser(app.database, { role: 'admin' });
  });
  afterAll(() => app.stop());

  const find = async (email: string) =>
    (await app.database.select().from(user).where(eq(user.email, email)))[0];

  it('makes a student without extra time, who can then sign in', async () => {
    const email = 'noor@school.example';
    const answer = await signUp(app, { username: '  Noor Aziz ', email, password: PASSWORD });
    expect(answer).toMatchObject({ status: 200, body: { status: true } });
    expect(await find(email)).toMatchObject({
      username: 'Noor Aziz',
      name: 'Noor Aziz',
      role: 'student',
      extraTimePercentage: 0,
    });
    await expect(signIn(app.address, email, PASSWORD)).resolves.toContain('session_token');
  });

  it('does not sign in', async () => {
    const email = 'later@school.example';
    const answer = await signUp(app, { username: 'Later', email, password: PASSWORD });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const row = await find(email);
    const sessions = await app.database
      .select()
      .from(session)
      .where(eq(session.userId, row?.id ?? ''));
    expect(sessions).toEqual([]);
  });

  it('lets nobody give themselves a role, extra time or a teacher code', async () => {
    const email = 'climber@school.example';
    const body = { username: 'Climber', email, password: PASSWORD };
    expect((await signUp(app, { ...body, teacherCode: 'AI-ME-123' })).status).toBe(400);
    await signUp(app, { ...body, role: 'admin', extraTimePercentage: 200 });
    expect(await find(email)).toMatchObject({
      role: 'student',
      extraTimePercentage: 0,
      teacherCode: null,
    });
  });

  it('accepts one name, and no picture', async () => {
    const email = 'plain@school.example';
    const more = { name: 'Boss', image: 'https://evil.example/pixel.gif', id: 'mine' };
    await signUp(app, { ...more, username: 'Plain', email, password: PASSWORD });
    const row = await find(email);
    expect(row).toMatchObject({ name: 'Plain', username: 'Plain', image: null });
    expect(row?.id).not.toBe('mine');
  });

  it.each(['Zoë', '李小龍', 'محمد علي', 'a\u0000b', 'x'.repeat(200)])(
    'accepts a name in any script: %s',
    async (username) => {
      const email = `${Buffer.from(username).toString('hex').slice(0, 20)}@school.example`;
      expect((await signUp(app, { username, email, password: PASSWORD })).status).toBe(200);
      expect((await find(email))?.name).toBe(username.replace('\u0000', ''));
    },
  );

  const good = { username: 'Sam', email: 'sam@school.example', password: PASSWORD };
  it.each([
    ['no name', { ...good, username: '  ' }, accountsMessages.fieldsRequired],
    ['no email', { ...good, email: '' }, accountsMessages.fieldsRequired],
    ['no password', { ...good, password: undefined }, accountsMessages.fieldsRequired],
    ['something else than an email', { ...good, email: 'sam' }, accountsMessages.emailInvalid],
    ['a short password', { ...good, password: 'seven77' }, accountsMessages.passwordTooShort],
    [
      'a name of 201 characters',
      { ...good, username: 'x'.repeat(201) },
      generalMessages.invalidInput,
    ],
    ['a list for a name', { ...good, username: ['Sam'] }, accountsMessages.fieldsRequired],
    [
      'a password that takes long to hash',
      { ...good, password: 'x'.repeat(129) },
      generalMessages.invalidInput,
    ],
    ['no object', [], generalMessages.invalidInput],
  ])('refuses %s with a sentence', async (_, body, message) => {
    expect(await signUp(app, body)).toMatchObject({ status: 400, body: { message } });
    expect(await find(good.email)).toBeUndefined();
  });

  it('gives the same answer for an address that has an account as for any other', async () => {
    const known = await buildUser(app.database, { email: 'known@school.example' });
    const body = { username: 'Spy', password: 'another password' };
    const forKnown = await signUp(app, { ...body, email: 'KNOWN@school.example' });
    const forNew = await signUp(app, { ...body, email: 'unknown@school.example' });
    expect({ ...forKnown, headers: null }).toEqual({ ...forNew, headers: null });
    expect([...forKnown.headers.keys()]).toEqual([...forNew.headers.keys()]);
    expect((await find(known.email))?.name).toBe(known.name);
    await expect(signIn(app.address, known.email, body.password)).rejects.toThrow('Sign-in failed');
  });

  it('sends the owner of the account the way to sign in', async () => {
    const message = await app.inbox.messageTo('known@school.example');
    expect(message.subject).toBe('You already have a Greenpen account');
    expect(linkIn(message).href).toBe(`${app.address}/login`);
  });

  it('makes one account from two sign-ups at the same moment, and answers both alike', async () => {
    const body = { username: 'Twin', email: 'twin@school.example', password: PASSWORD };
    const answers = await Promise.all([1, 2, 3, 4].map(() => signUp(app, body)));
    expect(answers.map(({ status, text }) => [status, text])).toEqual(
      answers.map(() => [200, '{"status":true}']),
    );
    const row = await find(body.email);
    const accounts = await app.database
      .select()
      .from(account)
      .where(eq(account.userId, row?.id ?? ''));
    expect(accounts).toHaveLength(1);
  });
});

describe('a class that registers at once', () => {
  it('does not block itself, although it outnumbers the connections', async () => {
    const app = await startTestApp();
    await buildUser(app.database, { role: 'admin' });
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        signUp(app, { username: `C${index}`, email: `c${index}@x.example`, password: PASSWORD }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await app.stop();
  });
});

describe('the first account of an empty deployment', () => {
  it('becomes admin, and only that one, however many come at once', async () => {
    const app = await startTestApp();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        signUp(app, { username: `N${index}`, email: `n${index}@x.example`, password: PASSWORD }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const rows = await app.database.select({ role: user.role }).from(user);
    expect(rows.filter(({ role }) => role === 'admin')).toHaveLength(1);
    expect(rows).toHaveLength(10);
    await app.stop();
  });

  it('is the first that succeeds', async () => {
    const app = await startTestApp();
    await signUp(app, { username: '', email: 'first@x.example', password: PASSWORD });
    await signUp(app, { username: 'A', email: 'second@x.example', password: PASSWORD });
    const rows = await app.database.select({ email: user.email, role: user.role }).from(user);
    expect(rows).toEqual([{ email: 'second@x.example', role: 'admin' }]);
    await app.stop();
  });

  it('is the only one that is told so', async () => {
    const app = await startTestApp();
    const body = { username: 'A', email: 'first@x.example', password: PASSWORD };
    expect((await signUp(app, body)).body).toEqual({ status: true, isFirst: true });
    expect((await signUp(app, body)).body).toEqual({ status: true });
    const later = { ...body, email: 'later@x.example' };
    expect((await signUp(app, later)).body).toEqual({ status: true });
    await app.stop();
  });
});
