import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import { auditEvents } from '../../../database/schema/audit.ts';
import { createApiClient, signIn } from '../../../testing/api-client.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import {
  buildStudentOf,
  buildTeacher,
  buildUser,
  FACTORY_PASSWORD,
} from '../../../testing/factories.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { linkIn } from '../../../testing/test-inbox.ts';
import { emailOfSignInName } from '../../../../shared/sign-in-name.ts';

type Person = { id: string; email: string };
const OWNERS_PASSWORD = 'lantern otter bridge';

describe('more rights in a school', () => {
  let app: TestApp;
  let admin: Person;
  beforeAll(async () => {
    app = await startTestApp({ isSchool: true });
    admin = await buildUser(app.database, { role: 'admin' });
  });
  afterAll(() => app.stop());

  const rowOf = async ({ id }: Person) =>
    (await app.database.select().from(user).where(eq(user.id, id)))[0];
  const roleOf = async (person: Person) => (await rowOf(person))?.role;
  const lastLineAbout = async ({ id }: Person) => {
    const lines = await app.database
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, id), eq(auditEvents.action, 'role-changed')))
      .orderBy(desc(auditEvents.at));
    return lines[0]?.detail;
  };
  const promote = async ({ id: userId }: Person, role: 'teacher' | 'admin' = 'teacher') =>
    (await app.as(admin)).accounts.setRole({ userId, role });
  const tokenMailedTo = async ({ email }: Person) =>
    linkIn(await app.inbox.messageTo(email)).searchParams.get('token') ?? '';
  const requestReset = (email: string) =>
    send(app, 'POST', '/api/auth/request-password-reset', {
      body: { email },
      headers: { origin: app.address },
    });
  const setPassword = (token: string) =>
    send(app, 'POST', '/api/auth/reset-password', {
      body: { token, newPassword: OWNERS_PASSWORD },
      headers: { origin: app.address },
    });

  it('wait until the address is proved, so that someone who registered with another’s address inherits nothing', async () => {
    const account = await buildUser(app.database);
    const intruder = await signIn(app.address, account.email, FACTORY_PASSWORD);
    expect(await promote(account)).toMatchObject({
      role: 'student',
      pendingRole: 'teacher',
      proof: { link: null },
    });
    expect(await roleOf(account)).toBe('student');
    expect((await setPassword(await tokenMailedTo(account))).status).toBe(200);
    expect(await roleOf(account)).toBe('teacher');
    const { user: still } = await createApiClient(app.address, intruder).accounts.currentUser();
    expect(still).toBeNull();
    await expect(signIn(app.address, account.email, FACTORY_PASSWORD)).rejects.toThrow(
      'Sign-in failed',
    );
    const owner = await signIn(app.address, account.email, OWNERS_PASSWORD);
    const { user: actor } = await createApiClient(app.address, owner).accounts.currentUser();
    expect(actor).toMatchObject({ role: 'teacher', teacherCode: expect.stringMatching(/^AI-/) });
  });

  it('are given at once to someone who has proved their address, or who has a username from the school', async () => {
    const proved = await buildUser(app.database, { emailVerified: true });
    const card = await buildUser(app.database, { email: emailOfSignInName('ann.lee26') });
    for (const person of [proved, card]) {
      expect(await promote(person)).toMatchObject({ role: 'teacher', proof: null });
    }
  });

  it('are also given through a link opened in one’s own session', async () => {
    const account = await buildUser(app.database);
    await promote(account);
    const client = await app.as(account);
    await client.account.sendEmailProof();
    const token = await tokenMailedTo(account);
    expect(await client.account.confirmEmail({ token })).toMatchObject({ role: 'teacher' });
    expect(await roleOf(account)).toBe('teacher');
  });

  it('are taken away at once', async () => {
    const teacher = await buildTeacher(app.database);
    const { accounts } = await app.as(admin);
    const changed = await accounts.setRole({ userId: teacher.id, role: 'student' });
    expect(changed).toMatchObject({ role: 'student', proof: null });
  });

  it('also wait if the invited person has registered before', async () => {
    const account = await buildUser(app.database);
    const { accounts } = await app.as(admin);
    const rows = [{ name: 'Ann Lee', email: account.email }];
    const asked = { rows, role: 'teacher' as const };
    const preview = await accounts.inviteUsers({ ...asked, dryRun: true });
    expect(preview.rows).toMatchObject([{ outcome: 'unproved' }]);
    expect(await accounts.inviteUsers({ ...asked, dryRun: false })).toMatchObject({ invited: 1 });
    expect(await roleOf(account)).toBe('student');
    await setPassword(await tokenMailedTo(account));
    expect(await roleOf(account)).toBe('teacher');
    const { items } = await accounts.listAuditEvents({ action: 'users-invited' });
    expect(items).toMatchObject([
      { subjectName: account.name, detail: 'as teacher, once the address is proved' },
    ]);
  });

  it('are not given for another address that the person chose themselves', async () => {
    const account = await buildUser(app.database);
    await promote(account, 'admin');
    const client = await app.as(account);
    const email = `outsider-${account.id}@elsewhere.example`;
    await client.account.changeEmail({ email, password: FACTORY_PASSWORD });
    const token = await tokenMailedTo({ ...account, email });
    expect(await client.account.confirmEmail({ token })).toEqual({ email, role: 'student' });
    expect(await rowOf(account)).toMatchObject({ role: 'student', pendingRole: null });
    expect(await lastLineAbout(account)).toBe(
      'student → admin given up, as the address is another',
    );
  });

  it('are not given for an address that a teacher enters for the account', async () => {
    const teacher = await buildTeacher(app.database);
    const account = await buildStudentOf(app.database, teacher, { name: 'Ann Lee' });
    await promote(account);
    const email = `outsider-${account.id}@elsewhere.example`;
    const { accounts } = await app.as(teacher);
    const details = { userId: account.id, displayName: 'Ann Lee', email };
    expect(await accounts.correctDetails(details)).toMatchObject({ email, pendingRole: null });
    await requestReset(email);
    expect((await setPassword(await tokenMailedTo({ ...account, email }))).status).toBe(200);
    expect(await rowOf(account)).toMatchObject({ role: 'student', emailVerified: true });
    expect(await lastLineAbout(account)).toBe(
      'student → teacher given up, as the address is another',
    );
  });

  it('are not given through a link that a teacher made before they were waiting', async () => {
    const teacher = await buildTeacher(app.database);
    const [promoted, invited] = [
      await buildStudentOf(app.database, teacher),
      await buildStudentOf(app.database, teacher),
    ];
    const { accounts } = await app.as(teacher);
    const linkFor = async ({ id: userId }: Person) => {
      const { link } = await accounts.makePasswordLink({ userId });
      return new URL(link).searchParams.get('token') ?? '';
    };
    const tokens = [await linkFor(promoted), await linkFor(invited)];
    await promote(promoted);
    const rows = [{ name: 'Ann Lee', email: invited.email }];
    const asked = { rows, role: 'teacher' as const, dryRun: false };
    await (await app.as(admin)).accounts.inviteUsers(asked);
    for (const token of tokens) expect((await setPassword(token)).status).toBe(400);
    expect([await roleOf(promoted), await roleOf(invited)]).toEqual(['student', 'student']);
  });

  it('can be withdrawn while they wait, even after the minute for undoing', async () => {
    const account = await buildUser(app.database);
    await promote(account);
    await app.database
      .update(user)
      .set({ roleChangedAt: new Date(Date.now() - 61_000) })
      .where(eq(user.id, account.id));
    const { accounts } = await app.as(admin);
    const search = account.email;
    const { items } = await accounts.listUsers({ role: 'student', search });
    expect(items[0]?.abilities.canGrant).toContain('student');
    const withdraw = { userId: account.id, role: 'student' as const };
    expect(await accounts.setRole(withdraw)).toMatchObject({ role: 'student', pendingRole: null });
    expect(await lastLineAbout(account)).toBe('student → teacher withdrawn while it waited');
    await setPassword(await tokenMailedTo(account));
    expect(await rowOf(account)).toMatchObject({ role: 'student', emailVerified: true });
    expect(await outcomeOf(accounts.setRole(withdraw))).toBe('SAME_ROLE');
  });

  it('can be withdrawn only by someone who could have given them', async () => {
    const teacher = await buildTeacher(app.database);
    const student = await buildStudentOf(app.database, teacher);
    await promote(student, 'admin');
    const withdraw = { userId: student.id, role: 'student' as const };
    const { accounts } = await app.as(teacher);
    expect(await outcomeOf(accounts.setRole(withdraw))).toBe('ROLE_NOT_GRANTABLE');
    expect(await rowOf(student)).toMatchObject({ pendingRole: 'admin' });
  });
});

describe('without a mail server', () => {
  it('the administrator is shown the link to hand over', async () => {
    const app = await startTestApp({ isSchool: true, smtpUrl: null });
    const admin = await buildUser(app.database, { role: 'admin' });
    const account = await buildUser(app.database);
    const { accounts } = await app.as(admin);
    const { proof } = await accounts.setRole({ userId: account.id, role: 'teacher' });
    expect(proof?.link).toMatch(/\/reset-password\?token=/);
    await app.stop();
  });
});

describe('changes of role and invitations', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('a change of role can be undone within a minute by the person who made it, and by nobody else', async () => {
    const teacher = await buildTeacher(app.database);
    const student = await buildStudentOf(app.database, teacher);
    const { accounts } = await app.as(teacher);
    await accounts.setRole({ userId: student.id, role: 'teacher' });
    const other = await app.as(await buildUser(app.database, { role: 'admin' }));
    const undo = { userId: student.id };
    expect(await outcomeOf(other.accounts.undoRole(undo))).toBe('ROLE_UNDO_OVER');
    expect(await accounts.undoRole(undo)).toMatchObject({ role: 'student' });
    expect(await outcomeOf(accounts.undoRole(undo))).toBe('ROLE_UNDO_OVER');
  });

  it('a change of role stays after the minute', async () => {
    const admin = await buildUser(app.database, { role: 'admin' });
    const person = await buildUser(app.database);
    const { accounts } = await app.as(admin);
    await accounts.setRole({ userId: person.id, role: 'teacher' });
    await app.database
      .update(user)
      .set({ roleChangedAt: new Date(Date.now() - 61_000) })
      .where(eq(user.id, person.id));
    expect(await outcomeOf(accounts.undoRole({ userId: person.id }))).toBe('ROLE_UNDO_OVER');
  });

  it('an invitation is refused if its message would carry a link as a name, and the number a day is limited', async () => {
    const teacher = await buildTeacher(app.database);
    const { accounts } = await app.as(teacher);
    const asked = (name: string, index = 0) => ({
      name,
      email: `a${index}-${teacher.id}@x.example`,
    });
    for (const name of [
      'You won! Go to evil.example',
      'https://evil.example',
      'www.evil.example',
    ]) {
      const rows = [asked(name)];
      const { rows: checked } = await accounts.inviteUsers({ rows, dryRun: true });
      expect(checked).toMatchObject([{ outcome: 'invalid' }]);
    }
    const many = Array.from({ length: 300 }, (_, index) => asked('Ann Lee', index));
    await accounts.inviteUsers({ rows: many, dryRun: false });
    const more = { rows: [asked('Ann Lee', 300)], dryRun: false };
    expect(await outcomeOf(accounts.inviteUsers(more))).toBe('INVITATIONS_USED_UP');
  });

  it('invitations are limited per day, even if many calls come at once', async () => {
    const teacher = await buildTeacher(app.database);
    const { accounts } = await app.as(teacher);
    const calls = Array.from({ length: 6 }, (_, call) => {
      const rows = Array.from({ length: 100 }, (_row, index) => ({
        name: 'Ann Lee',
        email: `c${call}-${index}-${teacher.id}@x.example`,
      }));
      return outcomeOf(accounts.inviteUsers({ rows, dryRun: false }));
    });
    const invited = (await Promise.all(calls)).filter((outcome) => outcome === 'ok');
    expect(invited).toHaveLength(3);
  });

  it('only an administrator can change the role on an account that a teacher made', async () => {
    const teacher = await buildTeacher(app.database);
    const { accounts } = await app.as(teacher);
    const email = `invited-${teacher.id}@school.example`;
    await accounts.inviteUsers({ rows: [{ name: 'Ann Lee', email }], dryRun: false });
    const admin = await app.as(await buildUser(app.database, { role: 'admin' }));
    const { items } = await admin.accounts.listUsers({ role: 'student', search: email });
    const change = { userId: items[0]?.id ?? '', role: 'teacher' as const };
    expect(await outcomeOf(accounts.setRole(change))).toBe('ROLE_NOT_GRANTABLE');
    expect(await outcomeOf(admin.accounts.setRole(change))).toBe('ok');
  });
});
