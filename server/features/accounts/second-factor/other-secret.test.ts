import { eq } from 'drizzle-orm';
import { symmetricEncrypt } from 'better-auth/crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import { twoFactor } from '../../../database/schema/accounts.ts';
import { signInWith } from '../../../testing/sign-in/app-browser.ts';
import { buildTeacher, buildUser } from '../../../testing/factories.ts';
import { startTestApp, TEST_SECRET, type TestApp } from '../../../testing/test-app.ts';
import { codeOf } from '../../../testing/sign-in/totp.ts';
import { describeOtherSecret } from './describe-other-secret.ts';

const FORMER_SECRET = 'the secret of the machine that the backup is of';

describe('a second factor that was set up under another AUTH_SECRET', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const restored = async () => {
    const teacher = await buildTeacher(app.database);
    const { browser } = await signInWith(app, teacher);
    const added = await browser.addSecondFactor();
    const encrypted = await symmetricEncrypt({ key: FORMER_SECRET, data: 'a secret' });
    await app.database
      .update(twoFactor)
      .set({ secret: encrypted })
      .where(eq(twoFactor.userId, teacher.id));
    return { teacher, ...added, encrypted };
  };

  it('is refused with a sentence that gives a way on: a backup code, or an administrator', async () => {
    const { teacher, totpURI, backupCodes } = await restored();
    const { browser } = await signInWith(app, teacher);
    const answer = await browser.ask('two-factor/verify-totp', { code: codeOf(totpURI, 1) });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      expect.objectContaining({ message: ownAccountMessages.secondFactorUnreadable }),
    ]);
    expect(await browser.whoIs()).toBeNull();
    await browser.ask('two-factor/verify-backup-code', { code: backupCodes[0] });
    expect(await browser.whoIs()).toBe(teacher.email);
    const admin = await app.as(await buildUser(app.database, { role: 'admin' }));
    await admin.accounts.resetSecondFactor({ userId: teacher.id });
    const { browser: after } = await signInWith(app, teacher);
    expect(await after.whoIs()).toBe(teacher.email);
  });

  it('has the backup codes of an earlier release refused just as clearly', async () => {
    const { teacher, encrypted } = await restored();
    await app.database
      .update(twoFactor)
      .set({ backupCodes: encrypted })
      .where(eq(twoFactor.userId, teacher.id));
    const { browser } = await signInWith(app, teacher);
    const answer = await browser.ask('two-factor/verify-backup-code', { code: 'aB3dE-fGh1j' });
    expect(answer.status).toBe(409);
  });

  it('is reported at the end of a restore, with what it means, but not if the secret is the same', async () => {
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
