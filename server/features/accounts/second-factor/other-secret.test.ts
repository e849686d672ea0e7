import { eq } from 'drizzle-orm';
import { symmetricEncrypt } from 'better-auth/crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import { twoFactor } from '../../../database/schema/accounts.ts';
import { createApiClient } from '../../../testing/api-client.ts';
import { CookieBrowser } from '../../../testing/sign-in/cookie-browser.ts';
import { buildTeacher, buildUser, FACTORY_PASSWORD } from '../../../testing/factories.ts';
import { startTestApp, TEST_SECRET, type TestApp } from '../../../testing/test-app.ts';
import { codeOf } from '../../../testing/sign-in/totp.ts';
import { describeOtherSecret } from './describe-other-secret.ts';

const password = FACTORY_PASSWORD;
const FORMER_SECRET = 'the secret of the machine that the backup is of';

describe('a second factor that was set up under another AUTH_SECRET', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const post = (browser: CookieBrowser, route: string, body: unknown) =>
    browser.post(`${app.address}/api/auth/${route}`, body);
  const signIn = async ({ email }: { email: string }) => {
    const browser = new CookieBrowser();
    await post(browser, 'sign-in/email', { email, password });
    return browser;
  };
  const whoIs = async (browser: CookieBrowser) =>
    (await createApiClient(app.address, browser.cookiesOf(app.address)).accounts.currentUser()).user
      ?.id;
  const restored = async () => {
    const teacher = await buildTeacher(app.database);
    const browser = await signIn(teacher);
    const answer = await post(browser, 'two-factor/enable', { password });
    const { totpURI, backupCodes } = (await answer.json()) as {
      totpURI: string;
      backupCodes: string[];
    };
    await post(browser, 'two-factor/verify-totp', { code: codeOf(totpURI) });
    const encrypted = await symmetricEncrypt({ key: FORMER_SECRET, data: 'a secret' });
    await app.database
      .update(twoFactor)
      .set({ secret: encrypted })
      .where(eq(twoFactor.userId, teacher.id));
    return { teacher, totpURI, backupCodes, encrypted };
  };

  it('is refused in a sentence with a way on: a backup code, or an administrator', async () => {
    const { teacher, totpURI, backupCodes } = await restored();
    const browser = await signIn(teacher);
    const answer = await post(browser, 'two-factor/verify-totp', { code: codeOf(totpURI, 1) });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      expect.objectContaining({ message: ownAccountMessages.secondFactorUnreadable }),
    ]);
    expect(await whoIs(browser)).toBeUndefined();
    await post(browser, 'two-factor/verify-backup-code', { code: backupCodes[0] });
    expect(await whoIs(browser)).toBe(teacher.id);
    const admin = await app.as(await buildUser(app.database, { role: 'admin' }));
    await admin.accounts.resetSecondFactor({ userId: teacher.id });
    expect(await whoIs(await signIn(teacher))).toBe(teacher.id);
  });

  it('has backup codes of an earlier release refused as clearly', async () => {
    const { teacher, encrypted } = await restored();
    await app.database
      .update(twoFactor)
      .set({ backupCodes: encrypted })
      .where(eq(twoFactor.userId, teacher.id));
    const browser = await signIn(teacher);
    const answer = await post(browser, 'two-factor/verify-backup-code', { code: 'aB3dE-fGh1j' });
    expect(answer.status).toBe(409);
  });

  it('is told of at the end of a restore, with what it means, and of none under the same', async () => {
    await app.database.delete(twoFactor);
    expect(await describeOtherSecret(app.database, TEST_SECRET)).toBeNull();
    await restored();
    expect(await describeOtherSecret(app.database, FORMER_SECRET)).toBeNull();
    expect(await describeOtherSecret(app.database, TEST_SECRET)).toContain(
      'One person’s second factor was set up under another AUTH_SECRET',
    );
    expect(await describeOtherSecret(app.database, null)).toContain('make-administrator');
  });
});
