import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailOfSignInName } from '../../../../shared/sign-in-name.ts';
import { accountsMessages, PASSWORD_OFF_CODE } from '../../../../shared/messages/accounts.ts';
import { user } from '../../../database/schema/accounts.ts';
import { signIn } from '../../../testing/api-client.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import { buildTeacher, buildUser } from '../../../testing/factories.ts';
import { startOidcServer, type TestOidcServer } from '../../../testing/sign-in/oidc-server.ts';
import { send } from '../../../testing/send.ts';
import { signInAt } from '../../../testing/sign-in/sign-in-elsewhere.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { linkIn } from '../../../testing/test-inbox.ts';
import { writeSettings } from '../../../settings/settings-queries.ts';

type Person = { id: string; email: string };

let oidc: TestOidcServer;
let app: TestApp;
let admin: Person;

const start = async (options: Parameters<typeof startTestApp>[0] = {}) => {
  app = await startTestApp({
    signInProviders: [oidc.config],
    fixedSettings: { passwordSignIn: false },
    ...options,
  });
  oidc.allow(app.address);
  admin = await buildUser(app.database, { role: 'admin' });
};
const invite = async (email: string, role: 'student' | 'teacher' | 'admin' = 'student') =>
  (await app.as(admin)).accounts.inviteUsers({
    rows: [{ name: 'Ana Bell', email }],
    role,
    dryRun: false,
  });
const find = async (search: string, role: 'student' | 'teacher' | 'admin' = 'student') =>
  (await (await app.as(admin)).accounts.listUsers({ role, search })).items[0];
const comeFromElsewhere = async ({ email, sub = email }: { email: string; sub?: string }) =>
  (await signInAt(oidc, app, { sub, name: 'Ana Bell', email, email_verified: true })).user;
const askForReset = (email: string) =>
  send(app, 'POST', '/api/auth/request-password-reset', { body: { email } });

const promote = async () => {
  const person = await buildUser(app.database);
  await (await app.as(admin)).accounts.setRole({ userId: person.id, role: 'teacher' });
  return person;
};

beforeAll(async () => {
  oidc = await startOidcServer();
});
afterAll(() => oidc.stop());

describe('in a school that has switched passwords off', () => {
  beforeAll(() => start());
  afterAll(() => app.stop());

  it('an invitation leads to the sign-in with the school account, which it names, and which lets the person in', async () => {
    const email = 'ana@invited.example';
    expect(await invite(email)).toMatchObject({ invited: 1, signsInElsewhere: true, links: [] });
    const { text } = await app.inbox.messageTo(email);
    expect(text).toContain(`${app.address}/login`);
    expect(text).toContain(oidc.config.name);
    expect(text).toContain(email);
    expect(text).not.toMatch(/reset-password|choose a password/);
    expect(await find(email)).toMatchObject({
      state: 'awaited',
      abilities: { canMakeLink: false, canReset: true },
    });
    expect(await comeFromElsewhere({ email })).toMatchObject({ email });
    expect(await find(email)).toMatchObject({ state: 'active' });
  });

  it('an invited administrator chooses a password, as administrators keep theirs', async () => {
    const email = 'head@invited.example';
    expect(await invite(email, 'admin')).toMatchObject({ signsInElsewhere: false });
    const token = linkIn(await app.inbox.messageTo(email)).searchParams.get('token');
    const body = { token, newPassword: 'lantern otter bridge' };
    expect(await send(app, 'POST', '/api/auth/reset-password', { body })).toMatchObject({
      status: 200,
    });
    await expect(signIn(app.address, email, 'lantern otter bridge')).resolves.toBeTruthy();
  });

  it('someone who forgot a password that no longer works is told how to sign in', async () => {
    const teacher = await buildTeacher(app.database);
    expect((await askForReset(teacher.email)).status).toBe(200);
    const { subject, text } = await app.inbox.messageTo(teacher.email);
    expect(subject).toBe('How to sign in to Greenpen');
    expect(text).toContain(`${app.address}/login`);
    expect(text).toContain(oidc.config.name);
    expect(text).not.toContain('reset-password');
    await askForReset(admin.email);
    expect((await app.inbox.messageTo(admin.email)).text).toContain('/reset-password?token=');
  });

  it('a link to set a password is made only for people who can use a password', async () => {
    const { accounts } = await app.as(admin);
    const student = await buildUser(app.database);
    expect(await outcomeOf(accounts.makePasswordLink({ userId: student.id }))).toBe(
      'SIGNS_IN_ELSEWHERE',
    );
    const card = await buildUser(app.database, { email: emailOfSignInName('maya.patel26') });
    const { link } = await accounts.makePasswordLink({ userId: card.id });
    expect(new URL(link).pathname).toBe('/reset-password');
  });
});

describe('a student with a card in a school without passwords', () => {
  beforeAll(() => start({ fixedSettings: { passwordSignIn: false, newPasswordAfterCard: true } }));
  afterAll(() => app.stop());

  it('is not asked to replace the password on it once the school account has taken over', async () => {
    const student = await buildUser(app.database, { passwordIsDrawn: true });
    const arrived = await comeFromElsewhere(student);
    expect(arrived).toMatchObject({ id: student.id, needsNewPassword: false });
    const [stored] = await app.database.select().from(user).where(eq(user.id, student.id));
    expect(stored?.passwordIsDrawn).toBe(false);
  });
});

describe('more rights in a school without passwords', () => {
  beforeAll(() => start({ isSchool: true }));
  afterAll(() => app.stop());

  it('wait for the sign-in with the school account, not for a password', async () => {
    const person = await promote();
    const { text } = await app.inbox.messageTo(person.email);
    expect(text).not.toContain('reset-password');
    expect(text).toContain('/confirm-email?token=');
    expect(await comeFromElsewhere(person)).toMatchObject({ id: person.id, role: 'teacher' });
  });

  it('are confirmed by a link that an administrator hands over, which sets no password', async () => {
    const { id: userId } = await promote();
    const { link } = await (await app.as(admin)).accounts.makePasswordLink({ userId });
    expect(new URL(link).pathname).toBe('/confirm-email');
  });
});

describe('a link to set a password from before they were switched off', () => {
  beforeAll(() => start({ fixedSettings: {} }));
  afterAll(() => app.stop());

  it('sets no password, and its page says how to sign in', async () => {
    const { email } = await buildUser(app.database);
    await askForReset(email);
    const token = linkIn(await app.inbox.messageTo(email)).searchParams.get('token') ?? '';
    await writeSettings(app.database, { passwordSignIn: false }, admin.id);
    const looked = await fetch(
      `${app.address}/api/auth/reset-password/${token}?callbackURL=https://evil.example`,
      { redirect: 'manual' },
    );
    expect(looked.headers.get('location')).toBe(`/reset-password?error=${PASSWORD_OFF_CODE}`);
    const body = { token, newPassword: 'lantern otter bridge' };
    expect(await send(app, 'POST', '/api/auth/reset-password', { body })).toMatchObject({
      status: 403,
      body: { code: PASSWORD_OFF_CODE, message: accountsMessages.registrationElsewhere },
    });
  });
});

describe('without a mail server, in a school that has switched passwords off', () => {
  beforeAll(() => start({ smtpUrl: null }));
  afterAll(() => app.stop());

  it('an invited person needs no link: only administrators are shown one', async () => {
    expect(await invite('bo@invited.example')).toMatchObject({ signsInElsewhere: true, links: [] });
    const { links } = await invite('second@invited.example', 'admin');
    expect(links.map(({ email }) => email)).toEqual(['second@invited.example']);
  });
});
