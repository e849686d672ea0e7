import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CookieBrowser } from '../../../testing/cookie-browser.ts';
import { buildTeacher, buildUser, FACTORY_PASSWORD } from '../../../testing/factories.ts';
import { startOidcServer, type TestOidcServer } from '../../../testing/oidc-server.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('an account elsewhere that somebody connects to their own', () => {
  let oidc: TestOidcServer;
  let app: TestApp;
  beforeAll(async () => {
    oidc = await startOidcServer();
    app = await startTestApp({ signInProviders: [oidc.config] });
    oidc.allow(app.address);
  });
  afterAll(async () => {
    await app.stop();
    await oidc.stop();
  });

  const linesAbout = async (person: { name: string }) => {
    const admin = await buildUser(app.database, { role: 'admin' });
    const { items } = await (await app.as(admin)).accounts.listAuditEvents({ person: person.name });
    return items.map(({ action, detail }) => [action, detail]);
  };

  it('is in the audit trail', async () => {
    const teacher = await buildTeacher(app.database, { name: 'Jo Okafor' });
    oidc.next = { sub: 'jo', email: teacher.email, email_verified: true };
    const browser = new CookieBrowser();
    const post = (path: string, body: object) =>
      browser.post(`${app.address}/api/auth${path}`, body);
    await post('/sign-in/email', { email: teacher.email, password: FACTORY_PASSWORD });
    const answer = await post('/link-social', {
      provider: oidc.config.id,
      callbackURL: '/account',
      errorCallbackURL: '/account',
      disableRedirect: true,
    });
    const { url } = (await answer.json()) as { url: string };
    expect((await browser.follow(url, app.address)).search).toBe('');
    expect(await linesAbout(teacher)).toEqual([
      ['sign-in-ways-changed', 'one connected'],
      ['signed-in', ''],
    ]);
  });
});
