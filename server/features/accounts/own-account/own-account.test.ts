import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import { ltiPlatforms } from '../../../database/schema/lti.ts';
import { createApiClient, signIn } from '../../../testing/api-client.ts';
import { signInWith } from '../../../testing/sign-in/app-browser.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import { buildTeacher, buildUser, FACTORY_PASSWORD } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { linkIn } from '../../../testing/test-inbox.ts';
import { insertLinks } from '../platforms/platform-people-queries.ts';
import { emailOfSignInName } from '../../../../shared/sign-in-name.ts';

const NEW_PASSWORD = 'lantern otter bridge';

describe('My account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const rowOf = async (id: string) =>
    (await app.database.select().from(user).where(eq(user.id, id)))[0];
  const whoIs = async (cookie: string) =>
    (await createApiClient(app.address, cookie).accounts.currentUser()).user?.email ?? null;
  const tokenMailedTo = async (address: string) =>
    linkIn(await app.inbox.messageTo(address)).searchParams.get('token') ?? '';

  it('shows one’s own account, even to a student without an email', async () => {
    const card = await buildUser(app.database, { email: emailOfSignInName('maya.patel26') });
    expect(await (await app.as(card)).account.get()).toMatchObject({
      displayName: 'Sam Example',
      signInName: 'maya.patel26',
      hasEmail: false,
      canChangeName: false,
      hasPassword: true,
      secondFactor: { isOn: false, isRequired: false },
      sessions: [{ isThisOne: true }],
    });
  });

  it('shows which learning platforms lead to it, and lets one remove a link, but never the last way in', async () => {
    const [platform] = await app.database
      .insert(ltiPlatforms)
      .values({
        name: 'School Moodle',
        issuer: 'https://moodle.example',
        clientId: 'one',
        deploymentIds: ['1'],
        authUrl: 'https://moodle.example/auth',
        tokenUrl: 'https://moodle.example/token',
        jwksUrl: 'https://moodle.example/keys',
        siteUrl: 'https://moodle.example',
      })
      .returning();
    const person = await buildUser(app.database);
    await insertLinks(app.database, platform?.id ?? '', [{ subject: 's', userId: person.id }]);
    const { account } = await app.as(person);
    const id = `lti-${platform?.id}`;
    expect((await account.get()).platforms).toEqual([{ id, name: 'School Moodle' }]);
    const { account: others } = await app.as(await buildUser(app.database));
    expect((await others.get()).platforms).toEqual([]);
    expect(await outcomeOf(others.disconnectProvider({ providerId: id }))).toBe('LAST_WAY_IN');
    await account.disconnectProvider({ providerId: id });
    expect((await account.get()).platforms).toEqual([]);
  });

  it('ends a session on another device, and nobody else’s', async () => {
    const person = await buildUser(app.database);
    const elsewhere = await signIn(app.address, person.email, FACTORY_PASSWORD);
    const client = await app.as(person);
    const { sessions } = await client.account.get();
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ isThisOne }) => !isThisOne)?.id ?? '';
    const stranger = await app.as(await buildUser(app.database));
    expect(await outcomeOf(stranger.account.endSession({ sessionId: other }))).toBe('NOT_FOUND');
    expect(await whoIs(elsewhere)).toBe(person.email);
    await client.account.endSession({ sessionId: other });
    expect(await whoIs(elsewhere)).toBeNull();
    expect((await client.account.get()).sessions).toHaveLength(1);
  });

  it('lets staff change their own name everywhere, but not to links or sentences', async () => {
    const teacher = await buildTeacher(app.database, { name: 'Ann Old', username: 'Ann Old' });
    const client = await app.as(teacher);
    await client.account.changeName({ displayName: '  Ms Ann\n New ' });
    expect(await rowOf(teacher.id)).toMatchObject({ name: 'Ms Ann New', username: 'Ms Ann New' });
    for (const displayName of ['', 'You won! Click here', 'see evil.example', 'x'.repeat(61)]) {
      expect(await outcomeOf(client.account.changeName({ displayName }))).toBe('NAME_REFUSED');
    }
  });

  it('does not let students change the name that the school gave them', async () => {
    const client = await app.as(await buildUser(app.database));
    expect(await outcomeOf(client.account.changeName({ displayName: 'Rude Word' }))).toBe(
      'NAME_NOT_YOURS',
    );
  });

  it('changes the email once a link in the new mailbox is opened, and informs the former address', async () => {
    const person = await buildUser(app.database);
    const client = await app.as(person);
    const email = `new-${person.id}@school.example`;
    await client.account.changeEmail({ email, password: FACTORY_PASSWORD });
    expect((await rowOf(person.id))?.email).toBe(person.email);
    const token = await tokenMailedTo(email);
    expect(await client.account.confirmEmail({ token })).toEqual({ email, role: 'student' });
    expect(await rowOf(person.id)).toMatchObject({ email, emailVerified: true });
    expect((await app.inbox.messageTo(person.email)).subject).toContain(
      'email address was changed',
    );
    expect(await outcomeOf(client.account.confirmEmail({ token }))).toBe('LINK_INVALID');
  });

  it('does not change the email without the password, nor to another account’s address', async () => {
    const [person, owner] = [await buildUser(app.database), await buildUser(app.database)];
    const { account } = await app.as(person);
    const email = `free-${person.id}@school.example`;
    expect(await outcomeOf(account.changeEmail({ email, password: 'a guess' }))).toBe(
      'PASSWORD_WRONG',
    );
    const taken = { email: owner.email, password: FACTORY_PASSWORD };
    expect(await outcomeOf(account.changeEmail(taken))).toBe('ok');
    expect(app.inbox.messages.filter(({ to }) => [email, owner.email].includes(to))).toEqual([]);
  });

  it('changes the email only to one of the school’s domains, if only those may register', async () => {
    const admin = await app.as(await buildUser(app.database, { role: 'admin' }));
    const person = await buildUser(app.database, { emailVerified: true });
    const { account } = await app.as(person);
    const changeTo = (email: string) =>
      outcomeOf(account.changeEmail({ email, password: FACTORY_PASSWORD }));
    const elsewhere = `${person.id}@elsewhere.example`;
    await admin.system.changeSettings({
      registration: 'domains',
      registrationDomains: ['school.example'],
    });
    expect(await changeTo(elsewhere)).toBe('EMAIL_NOT_OF_SCHOOL');
    expect(await changeTo(`new-${person.id}@School.example`)).toBe('ok');
    await admin.system.changeSettings({ registration: 'nobody' });
    expect(await changeTo(elsewhere)).toBe('ok');
    await admin.system.changeSettings({ registration: 'anyone' });
  });

  it('lets nobody confirm the address of an account that they are not signed in to', async () => {
    const [owner, other] = [await buildUser(app.database), await buildUser(app.database)];
    await (await app.as(owner)).account.sendEmailProof();
    const token = await tokenMailedTo(owner.email);
    const { account } = await app.as(other);
    expect(await outcomeOf(account.confirmEmail({ token }))).toBe('LINK_OF_ANOTHER');
    expect((await rowOf(owner.id))?.emailVerified).toBe(false);
    await (await app.as(owner)).account.confirmEmail({ token });
    expect((await rowOf(owner.id))?.emailVerified).toBe(true);
  });

  it('leaves the username of a student without an email to the school', async () => {
    const card = await buildUser(app.database, { email: emailOfSignInName('leo.hart26') });
    const { account } = await app.as(card);
    const change = { email: 'leo@school.example', password: FACTORY_PASSWORD };
    expect(await outcomeOf(account.changeEmail(change))).toBe('EMAIL_NOT_YOURS');
    expect(await outcomeOf(account.sendEmailProof())).toBe('EMAIL_NOT_YOURS');
  });

  describe('a changed password', () => {
    const right = { currentPassword: FACTORY_PASSWORD, newPassword: NEW_PASSWORD };

    it('ends every other session, whatever the request says, and is reported by email', async () => {
      const { email } = await buildUser(app.database);
      const elsewhere = await signIn(app.address, email, FACTORY_PASSWORD);
      const { status, browser } = await changePassword(app, email, {
        ...right,
        revokeOtherSessions: false,
      });
      expect(status).toBe(200);
      expect(await whoIs(elsewhere)).toBeNull();
      expect(await browser.whoIs()).toBe(email);
      expect((await app.inbox.messageTo(email)).subject).toContain('password was changed');
      await expect(signIn(app.address, email, NEW_PASSWORD)).resolves.toBeTruthy();
    });

    it('requires the current password, and must not be one that others would try first', async () => {
      const { email } = await buildUser(app.database);
      const wrong = await changePassword(app, email, {
        ...right,
        currentPassword: 'a wrong guess',
      });
      expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_PASSWORD' } });
      const weak = await changePassword(app, email, { ...right, newPassword: 'sunshine1' });
      expect(weak).toMatchObject({ status: 400, body: { code: 'PASSWORD_WEAK' } });
    });
  });
});

describe('My account without a mail server', () => {
  it('says that no address can be proved here', async () => {
    const app = await startTestApp({ smtpUrl: null });
    const { account } = await app.as(await buildUser(app.database));
    expect(await account.get()).toMatchObject({ sendsMail: false });
    const change = { email: 'new@school.example', password: FACTORY_PASSWORD };
    expect(await outcomeOf(account.changeEmail(change))).toBe('NO_MAIL_SERVER');
    expect(await outcomeOf(account.sendEmailProof())).toBe('NO_MAIL_SERVER');
    await app.stop();
  });
});

async function changePassword(app: TestApp, email: string, body: Record<string, unknown>) {
  const { browser } = await signInWith(app, { email });
  const answer = await browser.ask('change-password', body);
  return { status: answer.status, body: await answer.json(), browser };
}
