import { randomUUID } from 'node:crypto';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_LINKS_SHOWN } from '../../../../shared/business-rules.ts';
import { user, verification } from '../../../database/schema/accounts.ts';
import type { MailMessage } from '../../../mail/mailer.ts';
import { signIn } from '../../../testing/api-client.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import { buildTeacher, buildUser } from '../../../testing/factories.ts';
import { TestInbox, linkIn } from '../../../testing/test-inbox.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { inviteUsers } from './invite-users.ts';

type Person = { id: string; email: string };
type Row = { name: string; email: string };

describe('accounts.inviteUsers', () => {
  let app: TestApp;
  let admin: Person;
  let teacher: Person & { teacherCode: string };
  /** Each test invites people of a separate domain. */
  let domain: string;
  const at = (name: string) => `${name}@${domain}`;
  const invite = async (
    actor: Person,
    rows: Row[],
    options: { role?: 'student' | 'teacher' | 'admin'; dryRun?: boolean } = {},
  ) => (await app.as(actor)).accounts.inviteUsers({ rows, dryRun: false, ...options });
  const added = () =>
    app.database
      .select()
      .from(user)
      .where(like(user.email, `%@${domain}`))
      .orderBy(user.email);
  const studentsOf = async (actor: Person) =>
    (await (await app.as(actor)).classes.listStudents({ search: domain })).items;

  beforeAll(async () => {
    app = await startTestApp();
    admin = await buildUser(app.database, { role: 'admin' });
    teacher = await buildTeacher(app.database);
  });
  beforeEach(() => {
    domain = `${randomUUID()}.example`;
  });
  afterAll(() => app.stop());

  it('puts a teacher’s new students into the teacher’s class', async () => {
    const { rows, invited } = await invite(teacher, [
      { name: 'فاطمة السيد', email: at('Fatima') },
      { name: 'Bo Li', email: at('bo') },
    ]);
    expect(invited).toBe(2);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['ready', 'ready']);
    expect(await added()).toMatchObject([
      { name: 'Bo Li', username: 'Bo Li', role: 'student', tenant: teacher.teacherCode },
      { name: 'فاطمة السيد', email: at('fatima'), assignedBy: teacher.id },
    ]);
    expect((await studentsOf(teacher)).map(({ displayName }) => displayName)).toEqual([
      'Bo Li',
      'فاطمة السيد',
    ]);
  });

  it('sends each of them a link for setting a password, with which they can sign in', async () => {
    await invite(teacher, [{ name: 'Ana Bell', email: at('ana') }]);
    const message = await app.inbox.messageTo(at('ana'));
    expect(message.text).toContain('Hello Ana Bell,');
    const link = linkIn(message);
    expect(link.origin).toBe(app.address);
    const { status } = await send(app, 'POST', '/api/auth/reset-password', {
      body: { token: link.searchParams.get('token'), newPassword: 'a new password' },
    });
    expect(status).toBe(200);
    expect(await signIn(app.address, at('ana'), 'a new password')).not.toBe('');
  });

  it('only says what would happen in a dry run', async () => {
    const { rows, invited } = await invite(
      teacher,
      [
        { name: 'Ana', email: at('ana') },
        { name: '', email: at('bea') },
        { name: 'Ana', email: at('ANA') },
        { name: 'Terry', email: teacher.email },
      ],
      { dryRun: true },
    );
    expect(invited).toBe(0);
    expect(rows.map(({ row, outcome }) => [row, outcome])).toEqual([
      [1, 'ready'],
      [2, 'invalid'],
      [3, 'duplicate'],
      [4, 'exists'],
    ]);
    expect(await added()).toEqual([]);
  });

  it.each([
    ['a wrong row', { name: 'Bea', email: 'no address' }],
    ['a repeated row', { name: 'Ana', email: 'repeated' }],
  ])('adds nobody if there is %s', async (_, { name, email }) => {
    const second = { name, email: email === 'repeated' ? at('ana') : email };
    const attempt = invite(teacher, [{ name: 'Ana', email: at('ana') }, second]);
    expect(await outcomeOf(attempt)).toBe('ROWS_INVALID');
    expect(await added()).toEqual([]);
  });

  it('reports people who already have an account and leaves them as they are, even outside the class', async () => {
    const known = await buildUser(app.database, { email: at('known') });
    const { rows, invited } = await invite(teacher, [
      { name: 'Another Name', email: at('KNOWN') },
      { name: 'New', email: at('new') },
    ]);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['exists', 'ready']);
    expect(invited).toBe(1);
    const [row] = await app.database.select().from(user).where(eq(user.id, known.id));
    expect(row).toMatchObject({ name: known.name, tenant: null });
    expect((await studentsOf(teacher)).map(({ displayName }) => displayName)).toEqual(['New']);
  });

  it('adds each person once if the same list is sent twice at once', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => ({
      name: 'Ana',
      email: at(`a${index}`),
    }));
    const answers = await Promise.all([invite(teacher, rows), invite(teacher, rows)]);
    expect(answers.reduce((sum, { invited }) => sum + invited, 0)).toBe(30);
    expect(await added()).toHaveLength(30);
  });

  it('adds nobody if the messages cannot be queued', async () => {
    const { user: actor } = await (await app.as(teacher)).accounts.currentUser();
    if (!actor) throw new Error('The teacher is signed in.');
    const jobs = { ...app.jobs, enqueueAll: () => Promise.reject(new Error('The queue is gone.')) };
    const attempt = inviteUsers(
      { ...app, signInProviders: [], jobs },
      { ...actor, sessionId: '' },
      {
        rows: [{ name: 'Ana', email: at('ana') }],
        role: 'student',
        dryRun: false,
        sendsMail: true,
        isSchool: false,
        linkAddress: app.address,
      },
    );
    await expect(attempt).rejects.toThrow('The queue is gone.');
    expect(await added()).toEqual([]);
  });

  it.each(['student', 'teacher', 'admin'] as const)('lets an admin invite a %s', async (role) => {
    await invite(admin, [{ name: 'Ana Bell', email: at('ana') }], { role });
    const [row] = await added();
    expect(row).toMatchObject({ role });
    expect(row?.teacherCode ?? '').toMatch(role === 'teacher' ? /^AI-ANA-[A-Z0-9]{3}$/ : /^$/);
  });

  it.each(['teacher', 'admin'] as const)('does not let a teacher invite a %s', async (role) => {
    const attempt = invite(teacher, [{ name: 'Ana', email: at('ana') }], { role });
    expect(await outcomeOf(attempt)).toBe('ROLE_NOT_GRANTABLE');
    expect(await added()).toEqual([]);
  });

  it('gives a teacher without a teacher code one, so that there is a class to join', async () => {
    const fresh = await buildUser(app.database, { role: 'teacher', username: 'Mo Diaz' });
    await invite(fresh, [{ name: 'Ana', email: at('ana') }]);
    expect((await added())[0]?.tenant).toMatch(/^AI-MO-/);
    expect(await studentsOf(fresh)).toHaveLength(1);
  });

  it.each([
    { rows: [] },
    { rows: 'Ana' },
    { rows: [{ name: 'Ana' }] },
    { rows: [{ name: 'Ana', email: 7 }] },
    { role: 'headteacher' },
    { dryRun: undefined },
  ])('refuses %j', async (change) => {
    const rows = [{ name: 'Ana', email: at('ana') }];
    const body = { rows, role: 'student', dryRun: true, ...change };
    const { status } = await send(app, 'POST', '/api/users/invitations', { as: teacher, body });
    expect(status).toBe(400);
  });

  it('accepts 5,000 rows at once, and refuses 5,001', async () => {
    const rows = Array.from({ length: 5_001 }, (_, index) => ({
      name: `Student ${index}`,
      email: at(`s${index}`),
    }));
    expect(await outcomeOf(invite(admin, rows))).toBe('BAD_REQUEST');
    expect((await invite(admin, rows.slice(1))).invited).toBe(5_000);
    expect(await app.database.$count(user, like(user.email, `%@${domain}`))).toBe(5_000);
  });
});

describe('invitations by email', () => {
  it('reach everyone else if one message cannot be sent, each once', async () => {
    const inbox = new TestInbox();
    const refused = 'refused@school.example';
    const app = await startTestApp({
      mailer: {
        send: (message) =>
          message.to === refused
            ? Promise.reject(new Error('No such mailbox.'))
            : inbox.send(message),
      },
    });
    try {
      const teacher = await buildTeacher(app.database);
      const emails = Array.from({ length: 25 }, (_, index) => `s${index}@school.example`);
      await (
        await app.as(teacher)
      ).accounts.inviteUsers({
        rows: [refused, ...emails].map((email) => ({ name: 'Sam', email })),
        dryRun: false,
      });
      for (const email of emails) await inbox.messageTo(email);
      expect(inbox.messages.map(({ to }) => to).toSorted()).toEqual(emails.toSorted());
    } finally {
      await app.stop();
    }
  });
});

it('sends no invitation to people suspended while it waited, and leaves no link', async () => {
  const inbox = new TestInbox();
  let isDown = true;
  const deliver = (message: MailMessage) =>
    isDown ? Promise.reject(new Error('Connection refused.')) : inbox.send(message);
  const app = await startTestApp({ mailer: { send: deliver } });
  const { accounts, system } = await app.as(await buildUser(app.database, { role: 'admin' }));
  const rows = ['robin', 'sam'].map((name) => ({ name, email: `${name}@school.example` }));
  await accounts.inviteUsers({ rows, role: 'student', dryRun: false });
  const failing = async () => (await system.status()).failingJobs.length;
  await until(async () => expect(await failing()).toBe(2));
  const [robin] = (await accounts.listUsers({ role: 'student', search: 'robin' })).items;
  await accounts.setSuspended({ userId: robin?.id ?? '', suspended: true });
  isDown = false;
  await system.retryAllJobs({});
  await until(async () => {
    const unfinished = await app.database.execute(
      sql`select from pgboss.job where name = 'send-invitation' and state <> 'completed'`,
    );
    expect(unfinished.rowCount).toBe(0);
  });
  expect(inbox.messages.map(({ to }) => to)).toEqual(['sam@school.example']);
  expect(await app.database.$count(verification, eq(verification.value, robin?.id ?? ''))).toBe(0);
  await app.stop();
});

describe('accounts.inviteUsers without a mail server', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ smtpUrl: null });
  });
  afterAll(() => app.stop());

  const robin = { name: 'Robin Wells', email: 'robin.wells@school.example' };

  it('shows the link for each new account to the person who made it, and the link sets a password', async () => {
    const client = await app.as(await buildTeacher(app.database));
    const known = await buildUser(app.database);
    const rows = [robin, { name: 'Known Already', email: known.email }];
    const { sendsMail, links } = await client.accounts.inviteUsers({ rows, dryRun: false });
    expect(sendsMail).toBe(false);
    // Inviting somebody who already has an account gives no access to it.
    expect(links).toEqual([{ ...robin, link: expect.stringContaining('/reset-password?token=') }]);
    const token = new URL(links[0]?.link ?? '').searchParams.get('token');
    const password = 'three blind mice';
    await send(app, 'POST', '/api/auth/reset-password', { body: { token, newPassword: password } });
    expect(await signIn(app.address, robin.email, password)).not.toBe('');
    const again = await client.accounts.inviteUsers({ rows, dryRun: false });
    expect(again.links).toEqual([]);
  });

  it('checks a list of any length, and invites no more people at once than it can show links for', async () => {
    const { accounts } = await app.as(await buildUser(app.database, { role: 'admin' }));
    const rows = Array.from({ length: MAX_LINKS_SHOWN + 1 }, (_, n) => ({
      name: 'Robin Wells',
      email: `robin.${n}@school.example`,
    }));
    expect((await accounts.inviteUsers({ rows, dryRun: true })).rows).toHaveLength(rows.length);
    expect(await outcomeOf(accounts.inviteUsers({ rows, dryRun: false }))).toBe('TOO_MANY_LINKS');
    const { links } = await accounts.inviteUsers({ rows: rows.slice(1), dryRun: false });
    expect(links).toHaveLength(MAX_LINKS_SHOWN);
  });

  it('tells visitors that no link can be sent, and shows none', async () => {
    expect((await (await app.as()).accounts.signInProviders()).sendsMail).toBe(false);
    const answer = await send(app, 'POST', '/api/auth/request-password-reset', { body: robin });
    expect(JSON.stringify(answer.body)).not.toContain('token');
  });
});
