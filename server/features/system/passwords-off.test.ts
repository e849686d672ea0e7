import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSettingsStore } from '../../settings/school-settings.ts';
import { outcomeOf } from '../../testing/error-of.ts';
import { buildUser } from '../../testing/factories.ts';
import { startOidcServer, type TestOidcServer } from '../../testing/sign-in/oidc-server.ts';
import { connectAt, signInAt } from '../../testing/sign-in/sign-in-elsewhere.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { warnOfWayIn } from '../accounts/public.ts';

let oidc: TestOidcServer;
let app: TestApp;
beforeAll(async () => {
  oidc = await startOidcServer();
});
afterAll(() => oidc.stop());
afterEach(() => app.stop());

const start = async (options: Parameters<typeof startTestApp>[0] = {}) => {
  app = await startTestApp({ signInProviders: [oidc.config], ...options });
  oidc.allow(app.address);
  return buildUser(app.database, { role: 'admin' });
};
const switchOff = async (admin: { email: string }) =>
  outcomeOf((await app.as(admin)).system.changeSettings({ passwordSignIn: false }));
const signInCheck = async (admin: { email: string }) =>
  (await (await app.as(admin)).system.status()).checks.find(({ name }) => name === 'sign-in');
const warningsWhere = async (passwordSignIn: boolean) => {
  const warn = vi.fn<(sentence: string) => void>();
  const settingsStore = createSettingsStore({ passwordSignIn });
  const rule = { database: app.database, settingsStore, signInProviders: [oidc.config] };
  await warnOfWayIn(rule, { warn });
  return warn.mock.calls.flat();
};

describe('switching passwords off', () => {
  it('is refused until an administrator has connected a provider that vouches for addresses', async () => {
    const admin = await start();
    expect(await switchOff(admin)).toBe('WAY_IN_UNPROVED');
    await connectAt(oidc, app, await buildUser(app.database, { role: 'teacher' }));
    expect(await switchOff(admin)).toBe('WAY_IN_UNPROVED');
    await connectAt(oidc, app, { ...admin, isVerified: false });
    expect(await switchOff(admin)).toBe('WAY_IN_UNPROVED');
    await connectAt(oidc, app, admin);
    expect(await switchOff(admin)).toBe('ok');
    expect(await signInCheck(admin)).toMatchObject({ state: 'well' });
  });

  it('is refused if no provider is set up, since one set up later would lock people out', async () => {
    expect(await switchOff(await start({ signInProviders: [] }))).toBe('WAY_IN_UNPROVED');
  });

  it('is refused if the only person who used the provider had an address that nobody vouched for', async () => {
    app = await startTestApp({ signInProviders: [oidc.config] });
    oidc.allow(app.address);
    const email = 'first@school.example';
    await signInAt(oidc, app, { sub: 'first', name: 'First', email, email_verified: false });
    expect(await switchOff(await buildUser(app.database, { role: 'admin' }))).toBe(
      'WAY_IN_UNPROVED',
    );
  });
});

describe('passwords that the configuration switches off', () => {
  it('are reported on the System page and in the log while nobody has proved another way in', async () => {
    const admin = await start({ fixedSettings: { passwordSignIn: false } });
    expect(await signInCheck(admin)).toMatchObject({ state: 'attention' });
    expect(await warningsWhere(false)).toEqual([expect.stringContaining('PASSWORD_SIGN_IN=on')]);
    expect(await warningsWhere(true)).toEqual([]);
    await connectAt(oidc, app, admin);
    expect(await signInCheck(admin)).toMatchObject({ state: 'well' });
    expect(await warningsWhere(false)).toEqual([]);
  });

  it('still work if no provider is set up, as the System page says', async () => {
    const admin = await start({ signInProviders: [], fixedSettings: { passwordSignIn: false } });
    expect(await signInCheck(admin)).toMatchObject({ state: 'notice' });
  });
});
