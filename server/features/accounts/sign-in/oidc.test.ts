import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, user } from '../../../database/schema/accounts.ts';
import { AppBrowser } from '../../../testing/sign-in/app-browser.ts';
import { buildUser } from '../../../testing/factories.ts';
import {
  startOidcServer,
  type OidcPerson,
  type TestOidcServer,
} from '../../../testing/sign-in/oidc-server.ts';
import { openWindow, signInAt } from '../../../testing/sign-in/sign-in-elsewhere.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const mia: OidcPerson = {
  sub: 'mia-at-school',
  name: 'Mia Okafor',
  email: 'Mia@school.example',
  email_verified: true,
};

describe('sign-in by OpenID Connect', () => {
  let oidc: TestOidcServer;
  let app: TestApp;

  beforeAll(async () => {
    oidc = await startOidcServer();
    app = await startTestApp({ signInProviders: [oidc.config] });
    oidc.allow(app.address);
    await buildUser(app.database, { role: 'admin' });
  });
  afterAll(async () => {
    await app.stop();
    await oidc.stop();
  });

  const signInAs = (person: OidcPerson | null) => signInAt(oidc, app, person);

  it('names the providers for the buttons', async () => {
    const visitor = await app.as();
    expect(await visitor.accounts.signInProviders()).toEqual({
      providers: [{ id: 'google', name: 'Test School' }],
      sendsMail: true,
      passwordSignIn: true,
      registration: 'anyone',
    });
  });

  it('asks the person to choose an account, and proves with PKCE who began', async () => {
    await signInAs(mia);
    const request = Object.fromEntries(oidc.lastRequest ?? []);
    expect(request).toMatchObject({
      prompt: 'select_account',
      code_challenge_method: 'S256',
      scope: 'openid profile email',
    });
    expect(request['nonce']).toBeTruthy();
  });

  it('makes a new person a student, named as at the provider', async () => {
    const { end, user: signedIn } = await signInAs({ ...mia, sub: 'new', email: 'new@x.example' });
    expect(end.pathname + end.search).toBe('/signed-in');
    expect(signedIn).toMatchObject({
      role: 'student',
      displayName: 'Mia Okafor',
      username: 'Mia Okafor',
      email: 'new@x.example',
      extraTimePercentage: 0,
    });
  });

  it('calls someone without a name "New User"', async () => {
    const { user: signedIn } = await signInAs({ sub: 'nameless', email: 'nameless@x.example' });
    expect(signedIn).toMatchObject({ displayName: 'New User', username: 'New User' });
  });

  it('recognises the same person the second time, even with another address', async () => {
    const first = await signInAs(mia);
    const second = await signInAs({ ...mia, email: 'mia.okafor@school.example' });
    expect(second.user?.id).toBe(first.user?.id);
    expect(second.user?.email).toBe('mia@school.example');
  });

  it('stores none of the tokens that the provider issues', async () => {
    const { user: signedIn } = await signInAs(mia);
    const rows = await app.database
      .select()
      .from(account)
      .where(eq(account.userId, signedIn?.id ?? ''));
    expect(rows).toMatchObject([{ accessToken: null, refreshToken: null, idToken: null }]);
    await signInAs(mia);
    const [row] = await app.database.select().from(account).where(eq(account.accountId, mia.sub));
    expect(row).toMatchObject({ accessToken: null, refreshToken: null, idToken: null });
  });

  it('ends with the provider’s error if the person declines', async () => {
    const { end, user: signedIn } = await signInAs(null);
    expect(end.pathname).toBe('/signed-in');
    expect(end.searchParams.get('error')).toBe('access_denied');
    expect(signedIn).toBeNull();
  });

  it('never links to an account that has a password', async () => {
    const known = await buildUser(app.database, { email: 'password@x.example' });
    const { end, user: signedIn } = await signInAs({ ...mia, sub: 'thief', email: known.email });
    expect(end.searchParams.get('error')).toBe('account_not_linked');
    expect(signedIn).toBeNull();
  });

  it('does link to an invitation that nobody has taken up', async () => {
    await app.database
      .insert(user)
      .values({ id: 'invited', name: 'I', username: 'I', email: 'invited@x.example' });
    const { user: signedIn } = await signInAs({ ...mia, sub: 'inv', email: 'invited@x.example' });
    expect(signedIn?.id).toBe('invited');
  });

  it('but not for an address that the provider has not verified', async () => {
    await app.database
      .insert(user)
      .values({ id: 'waiting', name: 'W', username: 'W', email: 'waiting@x.example' });
    const doubtful = { ...mia, sub: 'doubtful', email: 'waiting@x.example', email_verified: false };
    const { end, user: signedIn } = await signInAs(doubtful);
    expect(end.searchParams.get('error')).toBe('account_not_linked');
    expect(signedIn).toBeNull();
  });

  it('ends with an error if the provider gives no address', async () => {
    const { end } = await signInAs({ sub: 'no-address', name: 'No Address' });
    expect(end.searchParams.get('error')).toBe('email_not_found');
  });

  it('refuses a state that it never issued', async () => {
    const callback = `${app.address}/api/auth/callback/google?code=stolen&state=invented`;
    const end = await new AppBrowser(app).follow(callback, app.address);
    expect(end.pathname).toBe('/signed-in');
    expect(end.searchParams.get('error')).toBe('state_mismatch');
  });

  it('refuses a state that it issued to another browser', async () => {
    oidc.next = mia;
    const state = new URL(await openWindow(new AppBrowser(app), 'google')).searchParams.get(
      'state',
    );
    const callback = `${app.address}/api/auth/callback/google?code=stolen&state=${state}`;
    const victim = new AppBrowser(app);
    const end = await victim.follow(callback, app.address);
    expect(end.searchParams.get('error')).toBe('state_mismatch');
    expect(await victim.whoIs()).toBeNull();
  });

  it('says that the provider cannot be reached, and works once it can', async () => {
    const later = await startOidcServer();
    const other = await startTestApp({ signInProviders: [later.config] });
    const begin = () =>
      new AppBrowser(other).ask('sign-in/social', {
        provider: 'google',
        callbackURL: '/signed-in',
      });
    const tooEarly = await begin();
    expect(tooEarly.status).toBe(503);
    expect(await tooEarly.json()).toMatchObject({ code: 'PROVIDER_UNREACHABLE' });
    later.allow(other.address);
    expect((await begin()).status).toBe(200);
    await other.stop();
    await later.stop();
  });

  it('leads only to this site', async () => {
    const browser = new AppBrowser(app);
    const response = await browser.post(`${app.address}/api/auth/sign-in/social`, {
      provider: 'google',
      callbackURL: 'https://evil.example/',
      disableRedirect: true,
    });
    expect(response.status).toBe(403);
  });
});

describe('sign-in with a provider for many schools', () => {
  const ours = 'a1b2c3d4-0000-4000-8000-000000000001';
  let oidc: TestOidcServer;
  let app: TestApp;

  beforeAll(async () => {
    oidc = await startOidcServer({ id: 'microsoft', tenant: ours });
    app = await startTestApp({ signInProviders: [oidc.config] });
    oidc.allow(app.address);
  });
  afterAll(async () => {
    await app.stop();
    await oidc.stop();
  });

  it('accepts a token of the school that issued it', async () => {
    const { end, user: signedIn } = await signInAt(oidc, app, { ...mia, tid: ours });
    expect(end.search).toBe('');
    expect(signedIn?.displayName).toBe('Mia Okafor');
  });

  it.each([
    ['of another school', { tid: 'a1b2c3d4-0000-4000-8000-000000000002' }],
    ['of no school', {}],
  ])('refuses a token that says it is %s', async (_, claims) => {
    const { end, user: signedIn } = await signInAt(oidc, app, { ...mia, ...claims });
    expect(end.searchParams.get('error')).toBe('unable_to_get_user_info');
    expect(signedIn).toBeNull();
  });
});
