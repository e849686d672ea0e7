import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../database/schema/accounts.ts';
import { createApiClient, signIn } from '../../testing/api-client.ts';
import { buildUser } from '../../testing/factories.ts';
import { send } from '../../testing/send.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeAdministrator } from './make-administrator.ts';

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

  it('comes in by the link, which works once, and the trail says who did it', async () => {
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

  it('may be somebody with an account, who keeps it and loses a second factor', async () => {
    const student = await buildUser(app.database, { twoFactorEnabled: true });
    await makeAdministrator(app.database, student.email);
    const [now] = await app.database.select().from(user).where(eq(user.id, student.id));
    expect(now).toMatchObject({ role: 'admin', name: student.name, twoFactorEnabled: false });
  });
});
