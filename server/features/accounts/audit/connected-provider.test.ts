import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTeacher, buildUser } from '../../../testing/factories.ts';
import { startOidcServer, type TestOidcServer } from '../../../testing/sign-in/oidc-server.ts';
import { connectAt } from '../../../testing/sign-in/sign-in-elsewhere.ts';
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

  it('is recorded in the audit trail', async () => {
    const teacher = await buildTeacher(app.database, { name: 'Jo Okafor' });
    expect((await connectAt(oidc, app, teacher)).search).toBe('');
    expect(await linesAbout(teacher)).toEqual([
      ['sign-in-ways-changed', 'one connected'],
      ['signed-in', ''],
    ]);
  });
});
