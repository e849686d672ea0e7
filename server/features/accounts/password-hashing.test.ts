import { expect, it } from 'vitest';
import { passwordHashing } from './password-hashing.ts';

const PASSWORD = 'correct horse battery';

it('tells a right password from a wrong one', async () => {
  const hash = await passwordHashing.hash(PASSWORD);
  expect(await passwordHashing.verify({ hash, password: PASSWORD })).toBe(true);
  expect(await passwordHashing.verify({ hash, password: `${PASSWORD}!` })).toBe(false);
});

it('leaves room for other work while a class signs in', async () => {
  const hash = await passwordHashing.hash(PASSWORD);
  let checked = 0;
  const signIns = Array.from({ length: 20 }, async () => {
    await passwordHashing.verify({ hash, password: PASSWORD });
    checked += 1;
  });
  // What signs a session's cookie needs a thread as well.
  await crypto.subtle.digest('SHA-256', new Uint8Array(32));
  expect(checked).toBeLessThan(10);
  await Promise.all(signIns);
});
