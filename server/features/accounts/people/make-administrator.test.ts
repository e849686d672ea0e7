import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import { leavers } from '../../../database/schema/rollovers.ts';
import { createApiClient, signIn } from '../../../testing/api-client.ts';
import { buildUser } from '../../../testing/factories.ts';
import { send } from '../../../testing/send.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import { whileChanging } from '../../../testing/database/while-changing.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeAdministrator } from './make-administrator.ts';
import { erasePerson } from '../person-data/erase-person.ts';

const PASSWORD = 'lantern otter bridge';

describe('an administrator made on the server', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const setPassword = (path: string) =>
    send(app, 'POST', '/api/auth/reset-password', {
      body: {
        token: new URL(path, app.address).searchParams.get('token'),
        newPassword: PASSWORD,
      },
      headers: { origin: app.address },
    });

  it('signs in using the link, which works once, and the trail says who made them', async () => {
    const path = await makeAdministrator(app.database, ' Head@School.example ');
    expect(path).toMatch(/^\/reset-password\?token=/);
    expect((await setPassword(path)).status).toBe(200);
    expect((await setPassword(path)).status).toBe(400);
    const cookie = await signIn(app.address, 'head@school.example', PASSWORD);
    const { accounts } = createApiClient(app.address, cookie);
    expect((await accounts.currentUser()).user).toMatchObject({ role: 'admin' });
    const { items } = await accounts.listAuditEvents({ action: 'role-changed' });
    expect(items[0]).toMatchObject({ actorName: 'The server’s operator', detail: '→ admin' });
  });

  it('can be somebody with an account, who keeps it but loses a second factor', async () => {
    const student = await buildUser(app.database, { twoFactorEnabled: true });
    await makeAdministrator(app.database, student.email);
    const [now] = await app.database.select().from(user).where(eq(user.id, student.id));
    expect(now).toMatchObject({ role: 'admin', name: student.name, twoFactorEnabled: false });
  });

  it('can sign in even if they were suspended, and is no longer erased as a leaver', async () => {
    const person = await buildUser(app.database, { suspendedAt: new Date() });
    await app.database.insert(leavers).values({ userId: person.id });
    const path = await makeAdministrator(app.database, person.email);
    expect((await setPassword(path)).status).toBe(200);
    const cookie = await signIn(app.address, person.email, PASSWORD);
    const { accounts } = createApiClient(app.address, cookie);
    expect((await accounts.currentUser()).user).toMatchObject({ role: 'admin' });
    expect(await app.database.$count(leavers)).toBe(0);
    const { items } = await accounts.listAuditEvents({ action: 'user-let-back' });
    expect(items[0]).toMatchObject({ actorName: 'The server’s operator' });
  });
});

describe('the last administrator who can sign in', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp();
  });
  afterEach(() => app.stop());

  it('is kept even if there is another one who is suspended', async () => {
    const [kept, suspended] = [await buildAdmin(), await buildAdmin({ suspendedAt: new Date() })];
    expect(await erasePerson(app.database, kept.email, { withTexts: false })).toMatchObject({
      outcome: 'last-admin',
    });
    expect(await erasePerson(app.database, suspended.email, { withTexts: false })).toMatchObject({
      outcome: 'erased',
    });
  });

  it('remains if two suspend each other at the same moment', async () => {
    const [one, other] = [await buildAdmin(), await buildAdmin()];
    // A third administrator, so that neither of them is the last.
    await buildAdmin();
    const { accounts } = await app.as(one);
    const suspended = sql`
      with held as materialized (select pg_advisory_xact_lock(hashtext('greenpen-roles')))
      update "user" set suspended_at = now() from held where id = ${one.id}`;
    const outcome = await whileChanging(app.database, suspended, () =>
      outcomeOf(accounts.setSuspended({ userId: other.id, suspended: true })),
    );
    expect(outcome).toBe('FORBIDDEN');
  });

  const buildAdmin = (values = {}) => buildUser(app.database, { role: 'admin', ...values });
});
