import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRefusals } from '../../../../shared/messages/account-refusals.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import {
  buildStudentOf,
  buildTeacher,
  buildUser,
  FACTORY_PASSWORD,
} from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Person = Awaited<ReturnType<typeof buildUser>>;
const tokenOf = (href: string) => new URL(href).searchParams.get('token');
const NEW_PASSWORD = 'a plum on a purple plate';

describe('help for people who cannot sign in', () => {
  let app: TestApp;
  let admin: Person;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  let student: Person;

  beforeAll(async () => {
    app = await startTestApp({ smtpUrl: null });
    admin = await buildUser(app.database, { role: 'admin' });
  });
  beforeEach(async () => {
    teacher = await buildTeacher(app.database);
    student = await buildStudentOf(app.database, teacher);
  });
  afterAll(() => app.stop());

  const users = async (actor: { email: string }) => (await app.as(actor)).accounts;
  const post = (route: string, body: object) =>
    fetch(`${app.address}/api/auth/${route}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.address },
      body: JSON.stringify(body),
    });
  const signIn = (password = FACTORY_PASSWORD) =>
    post('sign-in/email', { email: student.email, password });
  const stateOf = async ({ id, email }: Person) => {
    const { items } = await (await users(admin)).listUsers({ role: 'student', search: email });
    return items.find((one) => one.id === id)?.state;
  };

  it('suspends a person: their sessions end, and the right password is refused with the reason', async () => {
    const { currentUser } = await users(student);
    const { setSuspended } = await users(admin);
    await setSuspended({ userId: student.id, suspended: true });
    expect((await currentUser({})).user).toBeNull();
    const refused = await signIn();
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ message: accountRefusals.suspended });
    expect((await signIn('a wrong password')).status).toBe(401);
    expect(await stateOf(student)).toBe('suspended');
    await setSuspended({ userId: student.id, suspended: false });
    expect((await signIn()).status).toBe(200);
  });

  it('keeps the last administrator, and lets nobody suspend themselves', async () => {
    const { setSuspended } = await users(admin);
    expect(await outcomeOf(setSuspended({ userId: admin.id, suspended: true }))).toBe(
      'OWN_ACCOUNT',
    );
    expect(
      await outcomeOf((await users(teacher)).setSuspended({ userId: student.id, suspended: true })),
    ).toBe('FORBIDDEN');
  });

  it('lets a teacher hand over a link with which a student sets a password, once', async () => {
    const { makePasswordLink } = await users(teacher);
    const { link: first } = await makePasswordLink({ userId: student.id });
    const { link } = await makePasswordLink({ userId: student.id });
    const use = (href: string) =>
      post('reset-password', { token: tokenOf(href), newPassword: NEW_PASSWORD });
    expect((await use(first)).status).toBe(400);
    expect((await use(link)).status).toBe(200);
    expect((await use(link)).status).toBe(400);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  });

  it('hides other teachers’ students and all staff from a teacher', async () => {
    const other = await users(await buildTeacher(app.database));
    expect(await outcomeOf(other.makePasswordLink({ userId: student.id }))).toBe('NOT_FOUND');
    expect(await outcomeOf(other.endSessions({ userId: student.id }))).toBe('NOT_FOUND');
    const { makePasswordLink } = await users(teacher);
    expect(await outcomeOf(makePasswordLink({ userId: admin.id }))).toBe('NOT_FOUND');
  });

  it('makes nobody a link for themselves, which would bypass their current password', async () => {
    for (const person of [admin, teacher]) {
      const { makePasswordLink } = await users(person);
      expect(await outcomeOf(makePasswordLink({ userId: person.id }))).toBe('OWN_ACCOUNT');
    }
  });

  it('makes no link for someone who is suspended', async () => {
    const { setSuspended, makePasswordLink } = await users(admin);
    const { link } = await makePasswordLink({ userId: student.id });
    await setSuspended({ userId: student.id, suspended: true });
    expect(await outcomeOf(makePasswordLink({ userId: student.id }))).toBe('PERSON_SUSPENDED');
    const token = tokenOf(link);
    expect((await post('reset-password', { token, newPassword: NEW_PASSWORD })).status).toBe(400);
  });

  it('signs a student out everywhere', async () => {
    const { currentUser } = await users(student);
    await (await users(teacher)).endSessions({ userId: student.id });
    expect((await currentUser({})).user).toBeNull();
    expect((await signIn()).status).toBe(200);
  });

  it('says who was invited and has not come yet, and when the link has expired', async () => {
    const { inviteUsers, makePasswordLink } = await users(admin);
    const email = `${student.id}-new@school.example`;
    await inviteUsers({ rows: [{ name: 'New', email }], role: 'student', dryRun: false });
    const invited = await app.database.query.user.findFirst({
      where: (table, { eq }) => eq(table.email, email),
    });
    if (!invited) throw new Error('Nobody was invited.');
    expect(await stateOf(invited)).toBe('invited');
    // The job that writes the message to the outbox creates a link too.
    await app.inbox.messageTo(email);
    await app.pool.query(`update verification set expires_at = now() where value = $1`, [
      invited.id,
    ]);
    expect(await stateOf(invited)).toBe('not-invited');
    await makePasswordLink({ userId: invited.id });
    expect(await stateOf(invited)).toBe('invited');
    expect(await stateOf(student)).toBe('active');
  });

  it('says that no message would arrive if no email is set up', async () => {
    const { resendInvitation } = await users(admin);
    expect(await outcomeOf(resendInvitation({ userId: student.id }))).toBe('NO_MAIL');
  });
});

describe('an invitation that was lost', () => {
  it('can be sent again', async () => {
    const app = await startTestApp();
    try {
      const admin = await buildUser(app.database, { role: 'admin' });
      const student = await buildUser(app.database);
      await (await app.as(admin)).accounts.resendInvitation({ userId: student.id });
      const message = await app.inbox.messageTo(student.email);
      expect(message.subject).toBe('Your Greenpen account');
    } finally {
      await app.stop();
    }
  });
});
