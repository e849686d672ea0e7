import { hashPassword as formerHash } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '../../../database/schema/accounts.ts';
import { signIn } from '../../../testing/api-client.ts';
import { buildUser, FACTORY_PASSWORD } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createPasswordHashing, isOutdatedHash } from './password-hashing.ts';

const PASSWORD = 'correct horse battery';
const passwordHashing = createPasswordHashing(null);

it('tells a right password from a wrong one', async () => {
  const hash = await passwordHashing.hash(PASSWORD);
  expect(await passwordHashing.verify({ hash, password: PASSWORD })).toBe(true);
  expect(await passwordHashing.verify({ hash, password: `${PASSWORD}!` })).toBe(false);
});

it('uses argon2id with the parameters of OWASP, and a new salt each time', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => passwordHashing.hash(PASSWORD)));
  expect(one).toMatch(/^\$argon2id\$v=19\$m=9216,t=4,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(other);
  expect(isOutdatedHash(one ?? '')).toBe(false);
});

it('recognises a password however its letters are encoded', async () => {
  const hash = await passwordHashing.hash('caf\u00E9 au lait');
  expect(await passwordHashing.verify({ hash, password: 'cafe\u0301 au lait' })).toBe(true);
});

it('leaves hashes with other OWASP parameters as they are', async () => {
  const hash =
    '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$iPOQ5f2O21FsjnBvo1AiFcDuSXciCnKUrXFO+yfgNoM';
  expect(isOutdatedHash(hash)).toBe(false);
  expect(await passwordHashing.verify({ hash, password: PASSWORD })).toBe(true);
});

it('still recognises the hashes of an earlier release', async () => {
  const hash = await formerHash(PASSWORD);
  expect(isOutdatedHash(hash)).toBe(true);
  expect(await passwordHashing.verify({ hash, password: PASSWORD })).toBe(true);
  expect(await passwordHashing.verify({ hash, password: 'another' })).toBe(false);
});

it('signs nobody in with a published password', async () => {
  const hash = await passwordHashing.hash(PASSWORD);
  const school = createPasswordHashing(PASSWORD);
  expect(await school.verify({ hash, password: PASSWORD })).toBe(false);
});

it('leaves room for other work while a class signs in', async () => {
  const hash = await passwordHashing.hash(PASSWORD);
  let checked = 0;
  const signIns = Array.from({ length: 20 }, async () => {
    await passwordHashing.verify({ hash, password: PASSWORD });
    checked += 1;
  });
  // Signing a session's cookie needs a thread as well.
  await crypto.subtle.digest('SHA-256', new Uint8Array(32));
  expect(checked).toBeLessThan(10);
  await Promise.all(signIns);
});

describe('a sign-in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('replaces the hash of an earlier release, and the password stays the same', async () => {
    const { id, email } = await buildUser(app.database);
    const ofIt = eq(account.userId, id);
    await app.database
      .update(account)
      .set({ password: await formerHash(FACTORY_PASSWORD) })
      .where(ofIt);
    const hashNow = async () =>
      (await app.database.select().from(account).where(ofIt))[0]?.password ?? '';
    await expect(signIn(app.address, email, 'a wrong password')).rejects.toThrow('Sign-in failed');
    expect(isOutdatedHash(await hashNow())).toBe(true);
    await signIn(app.address, email, FACTORY_PASSWORD);
    expect(isOutdatedHash(await hashNow())).toBe(false);
    await expect(signIn(app.address, email, FACTORY_PASSWORD)).resolves.toContain('session');
  });
});
