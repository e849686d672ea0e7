import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account } from '../../../database/schema/accounts.ts';
import { accountRefusals } from '../../../../shared/messages/account-refusals.ts';
import { accountsMessages } from '../../../../shared/messages/accounts.ts';
import { emailOfSignInName } from '../../../../shared/sign-in-name.ts';
import { createApiClient, signIn } from '../../../testing/api-client.ts';
import { buildTeacher, buildUser, FACTORY_PASSWORD } from '../../../testing/factories.ts';
import { startOidcServer, type TestOidcServer } from '../../../testing/sign-in/oidc-server.ts';
import { send } from '../../../testing/send.ts';
import { connectAt, signInAt } from '../../../testing/sign-in/sign-in-elsewhere.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Person = { id: string; email: string };

const comeIn = (app: TestApp, { email }: { email: string }, password = FACTORY_PASSWORD) =>
  signIn(app.address, email, password);

describe('sign-in by password, switched off', () => {
  let oidc: TestOidcServer;
  let app: TestApp;
  let admin: Person;
  beforeAll(async () => {
    oidc = await startOidcServer();
    app = await startTestApp({ signInProviders: [oidc.config] });
    oidc.allow(app.address);
    admin = await buildUser(app.database, { role: 'admin' });
    const connected = await buildUser(app.database, { role: 'admin' });
    await connectAt(oidc, app, connected);
    await (await app.as(admin)).system.changeSettings({ passwordSignIn: false });
  });
  afterAll(async () => {
    await app.stop();
    await oidc.stop();
  });

  it('refuses teachers and students, and tells only those who know the password', async () => {
    for (const person of [await buildTeacher(app.database), await buildUser(app.database)]) {
      await expect(comeIn(app, person)).rejects.toThrow(accountRefusals.passwordSignInOff);
      const guess = comeIn(app, person, 'not the password');
      await expect(guess).rejects.not.toThrow(accountRefusals.passwordSignInOff);
    }
  });

  it('lets in administrators, and people who have no email to sign in elsewhere with', async () => {
    const card = await buildUser(app.database, { email: emailOfSignInName('maya.patel26') });
    for (const person of [admin, card]) await expect(comeIn(app, person)).resolves.toBeTruthy();
  });

  it('is reported to the page, and accepts no registration with a password', async () => {
    const { accounts } = await app.as();
    expect(await accounts.signInProviders()).toMatchObject({ passwordSignIn: false });
    const refused = await send(app, 'POST', '/api/auth/sign-up/email', {
      body: { username: 'Noor Aziz', email: 'noor@x.example', password: 'three blind mice' },
      headers: { origin: app.address },
    });
    expect(refused).toMatchObject({
      status: 403,
      body: { message: accountsMessages.registrationElsewhere },
    });
  });

  describe('and a provider’s verified address', () => {
    let person: Person;
    beforeEach(async () => {
      person = await buildUser(app.database);
    });
    const arrive = (isVerified = true) =>
      signInAt(oidc, app, {
        sub: `at-school-${person.id}`,
        name: 'Mia Okafor',
        email: person.email,
        email_verified: isVerified,
      });
    const methods = async () => {
      const rows = await app.database.select().from(account).where(eq(account.userId, person.id));
      return rows.map(({ providerId }) => providerId);
    };

    it('takes the account over, and removes the password and sessions that somebody else may have', async () => {
      const settings = await app.as(admin);
      await settings.system.changeSettings({ passwordSignIn: true });
      const stranger = await comeIn(app, person);
      await settings.system.changeSettings({ passwordSignIn: false });
      expect((await arrive()).user?.id).toBe(person.id);
      expect(await methods()).toEqual([oidc.config.id]);
      const { user } = await createApiClient(app.address, stranger).accounts.currentUser();
      expect(user).toBeNull();
      const { items } = await settings.accounts.listAuditEvents({ action: 'password-changed' });
      expect(items[0]).toMatchObject({ detail: expect.stringContaining('signs in elsewhere') });
    });

    it('does not take it over if the provider has not verified it, or if it is an administrator’s', async () => {
      expect((await arrive(false)).user).toBeNull();
      person = admin;
      expect((await arrive()).user).toBeNull();
      expect(await methods()).toEqual(['credential']);
    });
  });
});

describe('without another way in', () => {
  it('passwords work whatever the setting says', async () => {
    const app = await startTestApp({ fixedSettings: { passwordSignIn: false } });
    await buildUser(app.database, { role: 'admin' });
    const student = await buildUser(app.database);
    await expect(comeIn(app, student)).resolves.toBeTruthy();
    expect(await (await app.as()).accounts.signInProviders()).toMatchObject({
      passwordSignIn: true,
    });
    await app.stop();
  });
});
