import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignInCard } from '../../../../shared/contract/classes.ts';
import { toSignInEmail } from '../../../../shared/sign-in-name.ts';
import { createApiClient, signIn, type ApiClient } from '../../../testing/api-client.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import { buildTeacher, buildUser } from '../../../testing/factories.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { cardWords } from './card-words.ts';

const OWN = 'seven purple lanterns';

describe('the password on a card', () => {
  let app: TestApp;
  let admin: ApiClient;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  let card: SignInCard & { password: string };

  const demand = (newPasswordAfterCard: boolean) =>
    admin.system.changeSettings({ newPasswordAfterCard });
  const cookieBy = (password: string) =>
    signIn(app.address, toSignInEmail(card.signInName), password);
  const clientBy = async (password: string) =>
    createApiClient(app.address, await cookieBy(password));
  const change = async (from: string, to: string) =>
    send(app, 'POST', '/api/auth/change-password', {
      body: { currentPassword: from, newPassword: to },
      headers: { origin: app.address, cookie: await cookieBy(from) },
    });

  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.as(await buildUser(app.database, { role: 'admin' }));
    teacher = await buildTeacher(app.database);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    const { classes } = await app.as(teacher);
    const made = await classes.createStudents({
      teacherCode: teacher.teacherCode,
      names: ['Maya Patel'],
    });
    [card] = made.cards as [typeof card];
    await demand(true);
  });

  it('keeps working if the school does not ask for another', async () => {
    await demand(false);
    const client = await clientBy(card.password);
    expect(await outcomeOf(client.results.myScores())).toBe('ok');
  });

  it('opens only one’s own account until another is chosen, if the school asks for one', async () => {
    const client = await clientBy(card.password);
    expect(await outcomeOf(client.results.myScores())).toBe('NEW_PASSWORD_NEEDED');
    expect((await client.accounts.currentUser()).user?.needsNewPassword).toBe(true);
    expect(await outcomeOf(client.account.get())).toBe('ok');
    expect((await change(card.password, OWN)).status).toBe(200);
    const own = await clientBy(OWN);
    expect(await outcomeOf(own.results.myScores())).toBe('ok');
  });

  it('cannot be chosen again, and nor can one that is easily guessed', async () => {
    const same = await change(card.password, card.password);
    expect(same).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('current') },
    });
    expect((await change(card.password, 'mayapatel1')).status).toBe(400);
    const client = await clientBy(card.password);
    expect((await client.accounts.currentUser()).user?.needsNewPassword).toBe(true);
  });

  it('must be replaced again after a new card, but not by someone who sets one through a link', async () => {
    await change(card.password, OWN);
    const { classes, accounts } = await app.as(teacher);
    const { teacherCode } = teacher;
    [card] = (await classes.makeCards({ teacherCode, userIds: [card.userId] })).cards as [
      typeof card,
    ];
    const client = await clientBy(card.password);
    expect((await client.accounts.currentUser()).user?.needsNewPassword).toBe(true);
    const { link } = await accounts.makePasswordLink({ userId: card.userId });
    const body = { newPassword: OWN, token: new URL(link).searchParams.get('token') };
    const headers = { origin: app.address };
    await send(app, 'POST', '/api/auth/reset-password', { body, headers });
    const own = await clientBy(OWN);
    expect((await own.accounts.currentUser()).user?.needsNewPassword).toBe(false);
  });

  it('is drawn from twelve thousand million, made of short words that a child can type', () => {
    expect(new Set(cardWords).size).toBe(cardWords.length);
    expect(cardWords.every((word) => /^[a-z]{3,8}$/.test(word))).toBe(true);
    expect(Math.log2(cardWords.length ** 3 * 90)).toBeGreaterThan(33.5);
    expect(card.password).toMatch(/^([a-z]+-){3}\d\d$/);
  });
});
