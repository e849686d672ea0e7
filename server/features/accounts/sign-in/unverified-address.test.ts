import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { SchoolSettings } from '../../../../shared/contract/school-settings.ts';
import { user } from '../../../database/schema/accounts.ts';
import { buildUser } from '../../../testing/factories.ts';
import {
  startOidcServer,
  type OidcPerson,
  type TestOidcServer,
} from '../../../testing/sign-in/oidc-server.ts';
import { signInAt } from '../../../testing/sign-in/sign-in-elsewhere.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const tenant = 'a1b2c3d4-0000-4000-8000-000000000001';
const email = 'maya@school.example';
/** A person as Entra describes them: nothing says whether the address is theirs. */
const asMicrosoftSays: OidcPerson = { sub: 'maya-m', name: 'Maya', email, tid: tenant };
const asGoogleSays: OidcPerson = { sub: 'maya-g', name: 'Maya', email, email_verified: true };

const accountsOf = (app: TestApp) =>
  app.database.query.user.findMany({ where: eq(user.email, email) });

const signInWith = async (microsoft: TestOidcServer, app: TestApp, claims: object) => {
  const { user: signedIn } = await signInAt(microsoft, app, { ...asMicrosoftSays, ...claims });
  return signedIn;
};

describe('an address that the provider does not confirm as the person’s own', () => {
  const started: { stop(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const each of started.splice(0).toReversed()) await each.stop();
  });

  const start = async <Started extends { stop(): Promise<void> }>(starting: Promise<Started>) => {
    const each = await starting;
    started.push(each);
    return each;
  };
  /**
   * Starts a school with both providers, where people with an address of the school may register.
   */
  const open = async ({
    smtpUrl,
    ...settings
  }: Partial<SchoolSettings> & { smtpUrl?: null } = {}) => {
    const google = await start(startOidcServer());
    const microsoft = await start(startOidcServer({ id: 'microsoft', tenant }));
    const app = await start(
      startTestApp({
        signInProviders: [google.config, microsoft.config],
        fixedSettings: {
          registration: 'domains',
          registrationDomains: ['school.example'],
          ...settings,
        },
        ...(smtpUrl === null && { smtpUrl }),
      }),
    );
    for (const provider of [google, microsoft]) provider.allow(app.address);
    await buildUser(app.database, { role: 'admin' });
    return { app, google, microsoft };
  };

  it('has to be confirmed through a link in its mailbox, as for anyone who registers', async () => {
    const { app, microsoft } = await open();
    const { user: signedIn } = await signInAt(microsoft, app, asMicrosoftSays);
    expect(signedIn).toMatchObject({ email, needsEmailProof: true });
    expect((await app.inbox.messageTo(email)).subject).toContain('Confirm your email address');
  });

  it('gets no account if no email can be sent and the school accepts only its own addresses', async () => {
    const { app, microsoft } = await open({ smtpUrl: null });
    const { user: signedIn } = await signInAt(microsoft, app, asMicrosoftSays);
    expect(signedIn).toBeNull();
    expect(await accountsOf(app)).toEqual([]);
  });

  it.each([{}, { smtpUrl: null, registration: 'anyone' as const }])(
    'never shares its account with the owner of the address, with %o',
    async (school) => {
      const { app, google, microsoft } = await open(school);
      await signInAt(microsoft, app, asMicrosoftSays);
      const { end, user: owner } = await signInAt(google, app, asGoogleSays);
      expect(end.searchParams.get('error')).toBe('account_not_linked');
      expect(owner).toBeNull();
    },
  );

  it('is shared between providers once it is proved', async () => {
    const { app, google, microsoft } = await open();
    const first = await signInAt(microsoft, app, asMicrosoftSays);
    await app.database.update(user).set({ emailVerified: true, mustProveEmail: false });
    const second = await signInAt(google, app, asGoogleSays);
    expect(second.user?.id).toBe(first.user?.id);
  });

  it.each([true, 1, '1'])(
    'counts as the person’s own if Microsoft says so: xms_edov %o',
    async (edov) => {
      const { app, microsoft } = await open();
      expect(await signInWith(microsoft, app, { xms_edov: edov })).toMatchObject({
        needsEmailProof: false,
      });
    },
  );

  it.each([false, 0])('does not if Microsoft says the opposite: xms_edov %o', async (edov) => {
    const { app, microsoft } = await open();
    expect(await signInWith(microsoft, app, { xms_edov: edov })).toMatchObject({
      needsEmailProof: true,
    });
  });
});

describe('a provider that belongs to the school', () => {
  it('vouches for its addresses, and lets in people whom the school has added', async () => {
    const microsoft = await startOidcServer({ id: 'microsoft' });
    const app = await startTestApp({ signInProviders: [microsoft.config] });
    microsoft.allow(app.address);
    await app.database.insert(user).values({ id: 'brought', name: 'M', username: 'M', email });
    const { user: signedIn } = await signInAt(microsoft, app, asMicrosoftSays);
    expect(signedIn).toMatchObject({ id: 'brought' });
    await app.stop();
    await microsoft.stop();
  });
});
