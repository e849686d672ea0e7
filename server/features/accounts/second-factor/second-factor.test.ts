import { symmetricEncrypt } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import { twoFactor } from '../../../database/schema/accounts.ts';
import { auditEvents } from '../../../database/schema/audit.ts';
import { signInWith } from '../../../testing/sign-in/app-browser.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import { buildTeacher, buildUser, FACTORY_PASSWORD } from '../../../testing/factories.ts';
import { startTestApp, TEST_SECRET, type TestApp } from '../../../testing/test-app.ts';
import { codeOf } from '../../../testing/sign-in/totp.ts';

const password = FACTORY_PASSWORD;
const encryptAsBefore = (codes: string[]) =>
  symmetricEncrypt({ key: TEST_SECRET, data: JSON.stringify(codes) });

describe('a second factor', () => {
  let app: TestApp;
  let admin: { id: string; email: string };
  beforeAll(async () => {
    app = await startTestApp();
    admin = await buildUser(app.database, { role: 'admin' });
  });
  afterAll(() => app.stop());

  const setUp = async (person: { email: string }) => {
    const { browser } = await signInWith(app, person);
    return { browser, ...(await browser.addSecondFactor()) };
  };

  it('is required between the password and the session: a code from the app, or a backup code once', async () => {
    const teacher = await buildTeacher(app.database);
    const { browser: own, totpURI, backupCodes } = await setUp(teacher);
    expect(await own.whoIs()).toBe(teacher.email);
    expect((await own.api.account.get()).secondFactor.isOn).toBe(true);

    const { browser, body } = await signInWith(app, teacher);
    expect(body).toMatchObject({ twoFactorRedirect: true });
    expect(await browser.whoIs()).toBeNull();
    expect((await browser.ask('two-factor/verify-totp', { code: '000000' })).status).toBe(401);
    expect(await browser.whoIs()).toBeNull();
    await browser.ask('two-factor/verify-totp', { code: codeOf(totpURI, 1) });
    expect(await browser.whoIs()).toBe(teacher.email);

    const [code] = backupCodes;
    const { browser: second } = await signInWith(app, teacher);
    await second.ask('two-factor/verify-backup-code', { code });
    expect(await second.whoIs()).toBe(teacher.email);
    const { browser: third } = await signInWith(app, teacher);
    const again = await third.ask('two-factor/verify-backup-code', { code });
    expect(again.status).toBe(401);
    expect(await third.whoIs()).toBeNull();
  });

  it('accepts no code twice, not even in two sign-ins at the same moment', async () => {
    const teacher = await buildTeacher(app.database);
    const { totpURI } = await setUp(teacher);
    const { browser: looker } = await signInWith(app, teacher);
    // The code that somebody saw when it was set up.
    const replay = await looker.ask('two-factor/verify-totp', { code: codeOf(totpURI) });
    expect([replay.status, await replay.json()]).toEqual([
      401,
      expect.objectContaining({ message: ownAccountMessages.codeUsed }),
    ]);
    expect(await looker.whoIs()).toBeNull();
    const code = codeOf(totpURI, 1);
    const both = await Promise.all([signInWith(app, teacher), signInWith(app, teacher)]);
    const answers = await Promise.all(
      both.map(({ browser }) => browser.ask('two-factor/verify-totp', { code })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('stores backup codes as hashes, and accepts those that an earlier release had encrypted', async () => {
    const teacher = await buildTeacher(app.database);
    const { backupCodes } = await setUp(teacher);
    const stored = async () =>
      (await app.database.query.twoFactor.findFirst({ where: eq(twoFactor.userId, teacher.id) }))
        ?.backupCodes ?? '';
    expect(backupCodes).toHaveLength(10);
    for (const code of backupCodes) expect(await stored()).not.toContain(code.slice(0, 4));
    const { browser: first } = await signInWith(app, teacher);
    const typed = (backupCodes[3] ?? '').replaceAll('-', ' ').toUpperCase();
    await first.ask('two-factor/verify-backup-code', { code: typed });
    expect(await first.whoIs()).toBe(teacher.email);

    const old = ['aB3dE-fGh1j', 'Kl2mn-OpQ3r'];
    await app.database
      .update(twoFactor)
      .set({ backupCodes: await encryptAsBefore(old) })
      .where(eq(twoFactor.userId, teacher.id));
    for (const [code, status] of [
      [old[0], 200],
      [old[0], 401],
      [old[1]?.toLowerCase(), 401],
      [old[1], 200],
    ] as const) {
      const { browser } = await signInWith(app, teacher);
      const answer = await browser.ask('two-factor/verify-backup-code', { code });
      expect(answer.status).toBe(status);
    }
    expect(await stored()).toBe('[]');
  });

  it('cannot be guessed: after a few wrong codes the password is asked for again', async () => {
    const teacher = await buildTeacher(app.database);
    const { totpURI } = await setUp(teacher);
    const { browser } = await signInWith(app, teacher);
    for (let guess = 0; guess < 5; guess += 1) {
      await browser.ask('two-factor/verify-totp', { code: '000000' });
    }
    const late = await browser.ask('two-factor/verify-totp', { code: codeOf(totpURI, 1) });
    expect(late.ok).toBe(false);
    expect(await browser.whoIs()).toBeNull();
    const failures = await app.database
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'sign-in-failed'), eq(auditEvents.subjectId, teacher.id)));
    expect(failures).toHaveLength(6);
  });

  it('is turned on and off only with the password, and not by students', async () => {
    const teacher = await buildTeacher(app.database);
    const { browser } = await setUp(teacher);
    const wrong = await browser.ask('two-factor/disable', { password: 'a wrong guess' });
    expect(wrong.status).toBe(400);
    expect((await browser.ask('two-factor/disable', { password })).status).toBe(200);
    expect((await signInWith(app, teacher)).body).not.toHaveProperty('twoFactorRedirect');
    const { browser: student } = await signInWith(app, await buildUser(app.database));
    expect((await student.ask('two-factor/enable', { password })).status).toBe(403);
  });

  it('can be removed by an administrator if it is lost, and the person’s sessions end', async () => {
    const teacher = await buildTeacher(app.database);
    const { browser } = await setUp(teacher);
    const { accounts } = await app.as(admin);
    const reset = await accounts.resetSecondFactor({ userId: teacher.id });
    expect(reset.abilities.canResetSecondFactor).toBe(false);
    expect(await browser.whoIs()).toBeNull();
    expect((await signInWith(app, teacher)).body).not.toHaveProperty('twoFactorRedirect');
    const { items } = await accounts.listAuditEvents({});
    expect(items).toContainEqual(
      expect.objectContaining({ action: 'second-factor-changed', subjectName: teacher.name }),
    );
    expect(await outcomeOf(accounts.resetSecondFactor({ userId: admin.id }))).toBe('OWN_ACCOUNT');
  });
});

describe('a school that requires its staff to have a second factor', () => {
  it('gives staff access only to their own account until they have one, and students as ever', async () => {
    const app = await startTestApp();
    const teacher = await buildTeacher(app.database);
    const admin = await buildUser(app.database, { role: 'admin' });
    const client = await app.as(teacher);
    expect(await outcomeOf(client.quizzes.list({}))).toBe('ok');
    await (await app.as(admin)).system.changeSettings({ staffSecondFactor: true });
    expect(await outcomeOf(client.quizzes.list({}))).toBe('SECOND_FACTOR_NEEDED');
    expect((await client.accounts.currentUser()).user?.needsSecondFactor).toBe(true);
    expect((await client.account.get()).secondFactor).toEqual({ isOn: false, isRequired: true });
    const student = await app.as(await buildUser(app.database));
    expect(await outcomeOf(student.results.myScores())).not.toBe('SECOND_FACTOR_NEEDED');

    const { browser } = await signInWith(app, teacher);
    await browser.addSecondFactor();
    expect(await outcomeOf(browser.api.quizzes.list({}))).toBe('ok');
    await app.stop();
  });
});
