import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountRefusals } from '../../../../shared/messages/account-refusals.ts';
import { buildUser } from '../../../testing/factories.ts';
import { linkIn } from '../../../testing/test-inbox.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findWeakness } from './password-rules.ts';

const maya = { name: 'Maya Patel', username: 'Maya Patel', email: 'm.patel2@school.example' };

describe('a password', () => {
  it.each([
    'password',
    'Password1',
    'P@ssw0rd!',
    'qwertyuiop',
    'qwerty123',
    '12345678',
    '1234567890',
    'aaaaaaaa',
    'abababab',
    'sunshine12',
    'Football2024',
    'elephant',
    'greenpen1',
    'abcdefgh1',
  ])('is refused if it is on every list of common passwords: %s', (password) => {
    expect(findWeakness(password, maya)).toBe(accountRefusals.passwordKnown);
  });

  it.each(['mayapatel', 'MayaPatel1', 'm.patel2!', 'patel2026'])(
    'is refused if it is one’s own name: %s',
    (password) => {
      expect(findWeakness(password, maya)).toBe(accountRefusals.passwordIsName);
    },
  );

  it.each([
    'correct horse battery',
    'a brand new password',
    'Tr7!vQz9pL',
    'three green boats',
    'patel likes purple rain',
    'съешь ещё булок',
  ])('is accepted if it is not among the first guesses: %s', (password) => {
    expect(findWeakness(password, maya)).toBeNull();
  });
});

describe('somebody who chooses a password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('is told at registration why it is refused', async () => {
    const person = { username: 'Maya Patel', email: 'm.patel2@school.example' };
    const signUp = (password: string) =>
      send(app, 'POST', '/api/auth/sign-up/email', {
        body: { ...person, password },
        headers: { origin: app.address },
      });
    expect(await signUp('Password1')).toMatchObject({
      status: 400,
      body: { message: accountRefusals.passwordKnown },
    });
    expect(await signUp('mayapatel1')).toMatchObject({
      body: { message: accountRefusals.passwordIsName },
    });
    expect((await signUp('three green boats')).status).toBe(200);
  });

  it('is told the same at a reset, and is told by email when it has changed', async () => {
    const { email } = await buildUser(app.database, { name: 'Jonathan Smith' });
    await send(app, 'POST', '/api/auth/request-password-reset', { body: { email } });
    const token = linkIn(await app.inbox.messageTo(email)).searchParams.get('token');
    const reset = (newPassword: string) =>
      send(app, 'POST', '/api/auth/reset-password', { body: { token, newPassword } });
    expect((await reset('jonathan1')).body).toMatchObject({
      message: accountRefusals.passwordIsName,
    });
    expect((await reset('letmein99')).status).toBe(400);
    expect((await reset('three green boats')).status).toBe(200);
    await expect
      .poll(() => app.inbox.messages.findLast(({ to }) => to === email)?.subject)
      .toBe('Your Greenpen password was changed');
  });
});
