import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user, verification } from '../../../database/schema/accounts.ts';
import { createLogger } from '../../../logger.ts';
import { signIn } from '../../../testing/api-client.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createAuth, type Auth } from '../auth/auth.ts';
import { createPasswordLink } from './password-links.ts';

const PASSWORD = 'a first password';

describe('an invitation’s link', () => {
  let app: TestApp;
  let auth: Auth;
  beforeAll(async () => {
    app = await startTestApp();
    auth = createAuth({
      database: app.database,
      mailer: app.inbox,
      logger: createLogger({ logLevel: 'fatal' }),
      secret: 'a secret of at least thirty-two characters',
      publicUrl: null,
      signInProviders: [],
    });
    await app.database
      .insert(user)
      .values({ id: 'new', name: 'New', username: 'New', email: 'new@school.example' });
  });
  afterAll(() => app.stop());

  it('leads to the page for setting a password, and is valid for a fortnight', async () => {
    const link = new URL(await createPasswordLink(auth, 'https://quiz.school.example', 'new'));
    expect(link.origin + link.pathname).toBe('https://quiz.school.example/reset-password');
    const [row] = await app.database
      .select()
      .from(verification)
      .where(eq(verification.value, 'new'));
    const days = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / (24 * 60 * 60 * 1_000);
    expect(Math.round(days)).toBe(14);
  });

  it('sets the first password, once', async () => {
    const link = new URL(await createPasswordLink(auth, app.address, 'new'));
    const use = () =>
      send(app, 'POST', '/api/auth/reset-password', {
        body: { token: link.searchParams.get('token'), newPassword: PASSWORD },
      });
    expect((await use()).status).toBe(200);
    expect((await use()).status).toBe(400);
    await expect(signIn(app.address, 'new@school.example', PASSWORD)).resolves.toBeTruthy();
  });
});
