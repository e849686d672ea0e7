import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppBrowser, signInWith } from '../../../testing/sign-in/app-browser.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import { buildTeacher, buildUser, FACTORY_PASSWORD } from '../../../testing/factories.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { codeOf } from '../../../testing/sign-in/totp.ts';
import { VirtualAuthenticator } from '../../../testing/sign-in/virtual-authenticator.ts';

const password = FACTORY_PASSWORD;
const host = 'localhost';

describe('a passkey', () => {
  let app: TestApp;
  let admin: { id: string; email: string };
  beforeAll(async () => {
    app = await startTestApp();
    admin = await buildUser(app.database, { role: 'admin' });
  });
  afterAll(() => app.stop());

  const challenge = async (
    browser: AppBrowser,
    what: 'register' | 'authenticate',
    typed = password,
  ) => {
    const route = `passkey/generate-${what}-options`;
    const answer = await (what === 'register'
      ? browser.ask(route, { password: typed })
      : browser.fetch(`${app.address}/api/auth/${route}`, { headers: { origin: app.address } }));
    const { challenge: random = '' } = (await answer.json()) as { challenge?: string };
    return { challenge: random, origin: app.address, host, status: answer.status };
  };

  const add = async (
    browser: AppBrowser,
    more: {
      isVerified?: boolean;
      origin?: string;
      createSession?: boolean;
    } = {},
  ) => {
    const device = new VirtualAuthenticator();
    const response = device.register({ ...(await challenge(browser, 'register')), ...more });
    const body = { name: 'Phone', response, ...more };
    return { device, status: (await browser.ask('passkey/verify-registration', body)).status };
  };

  const enter = async (
    device: VirtualAuthenticator,
    more: { isVerified?: boolean; origin?: string } = {},
  ) => {
    const browser = new AppBrowser(app);
    const response = device.authenticate({
      ...(await challenge(browser, 'authenticate')),
      ...more,
    });
    const answer = await browser.ask('passkey/verify-authentication', { response });
    return { browser, status: answer.status, response };
  };

  it('signs in by itself, and the password alone no longer does', async () => {
    const teacher = await buildTeacher(app.database);
    const { browser } = await signInWith(app, teacher);
    const { device, status } = await add(browser);
    expect(status).toBe(200);
    expect((await browser.api.account.get()).passkeys).toMatchObject([{ name: 'Phone' }]);
    expect(await (await enter(device)).browser.whoIs()).toBe(teacher.email);

    const second = await signInWith(app, teacher);
    expect(second.body).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['passkey'] });
    expect(await second.browser.whoIs()).toBeNull();
    const { items } = await (await app.as(admin)).accounts.listAuditEvents({});
    const trail = items.filter(({ actorName }) => actorName === teacher.name);
    expect(trail.map(({ action, detail }) => `${action} ${detail}`.trim())).toEqual([
      'signed-in',
      'second-factor-changed passkey added',
      'signed-in',
    ]);
  });

  it('counts only if the device has verified its owner, and only for this site', async () => {
    const { browser } = await signInWith(app, await buildTeacher(app.database));
    expect((await add(browser, { isVerified: false })).status).toBe(401);
    expect((await add(browser, { origin: 'https://greenpen.example' })).status).toBe(400);
    const { device } = await add(browser);
    expect((await enter(device, { isVerified: false })).status).toBe(401);
    expect((await enter(device, { origin: 'https://greenpen.example' })).status).toBe(400);
    expect((await enter(new VirtualAuthenticator())).status).toBe(401);
    const { browser: signedIn, response } = await enter(device);
    expect(await signedIn.whoIs()).not.toBeNull();
    const again = new AppBrowser(app);
    await challenge(again, 'authenticate');
    expect((await again.ask('passkey/verify-authentication', { response })).status).toBe(400);
  });

  it('is added and removed only with the password, and not by students', async () => {
    const teacher = await buildTeacher(app.database);
    const { browser } = await signInWith(app, teacher);
    expect((await challenge(browser, 'register', 'a wrong guess')).status).toBe(400);
    expect((await challenge(new AppBrowser(app), 'register')).status).toBe(401);
    const { device } = await add(browser, { createSession: true });
    const [key] = (await browser.api.account.get()).passkeys;
    const remove = async (who: AppBrowser, guess: string) =>
      (await who.ask('passkey/delete-passkey', { id: key?.id, password: guess })).status;
    expect(await remove(browser, 'a wrong guess')).toBe(400);
    const { browser: other } = await signInWith(app, await buildTeacher(app.database));
    expect(await remove(other, password)).not.toBe(200);
    expect(await remove(browser, password)).toBe(200);
    expect((await enter(device)).status).toBe(401);
    expect((await signInWith(app, teacher)).body).not.toHaveProperty('twoFactorRedirect');

    const { browser: student } = await signInWith(app, await buildUser(app.database));
    expect((await challenge(student, 'register')).status).toBe(403);
  });

  it('does not replace the codes of someone who uses them', async () => {
    const teacher = await buildTeacher(app.database);
    const { browser } = await signInWith(app, teacher);
    await add(browser);
    const { totpURI } = await browser.addSecondFactor();
    const second = await signInWith(app, teacher);
    expect(second.body).toMatchObject({ twoFactorRedirect: true, twoFactorMethods: ['totp'] });
    await second.browser.ask('two-factor/verify-totp', { code: codeOf(totpURI, 1) });
    expect(await second.browser.whoIs()).toBe(teacher.email);
  });

  it.each([
    ['a key', { authorization: 'Bearer of-nobody' }],
    ['a second session', { more: '; better-auth.session_token=of.nobody' }],
  ])(
    'is neither added nor removed without the password, whatever %s says about the caller',
    async (_what, { more = '', ...headers }: { more?: string; authorization?: string }) => {
      const cookie = await app.cookieOf(await buildTeacher(app.database));
      for (const route of ['generate-register-options', 'delete-passkey']) {
        const body = { id: 'x', password: 'a guess' };
        const answer = await send(app, 'POST', `/api/auth/passkey/${route}`, {
          body,
          headers: { origin: app.address, cookie: cookie + more, ...headers },
        });
        expect([400, 401]).toContain(answer.status);
      }
    },
  );

  it('can be removed by an administrator if it is lost, and signs in nobody who is suspended', async () => {
    const teacher = await buildTeacher(app.database);
    const { browser } = await signInWith(app, teacher);
    const { device } = await add(browser);
    const { accounts } = await app.as(admin);
    await accounts.setSuspended({ userId: teacher.id, suspended: true });
    expect((await enter(device)).status).toBe(403);
    await accounts.setSuspended({ userId: teacher.id, suspended: false });
    const reset = await accounts.resetSecondFactor({ userId: teacher.id });
    expect(reset.abilities.canResetSecondFactor).toBe(false);
    expect(await browser.whoIs()).toBeNull();
    expect((await signInWith(app, teacher)).body).not.toHaveProperty('twoFactorRedirect');
    expect((await enter(device)).status).toBe(401);
  });

  it('counts as the second factor that a school requires of its staff', async () => {
    const teacher = await buildTeacher(app.database);
    const { system } = await app.as(admin);
    const { browser } = await signInWith(app, teacher);
    const list = () => outcomeOf(browser.api.quizzes.list({}));
    await system.changeSettings({ staffSecondFactor: true });
    expect(await list()).toBe('SECOND_FACTOR_NEEDED');
    await add(browser);
    expect(await list()).toBe('ok');
  });
});
