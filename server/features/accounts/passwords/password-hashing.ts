import * as argon2 from '@node-rs/argon2';
import type { Options } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { verifyPassword as verifyFormerHash } from 'better-auth/crypto';
import pLimit from 'p-limit';

/**
 * Limits concurrent hashing, because each password takes a core for some hundredths of a second.
 * When a year group signs in at once, unlimited hashing would make everyone wait for the last; in
 * turns, the first are in immediately. One of libuv's four threads stays free for other work.
 */
const takeTurn = pLimit(Math.min(3, availableParallelism()));

/** The cheapest here of OWASP's equally strong settings for argon2id (decision 76). */
const PARAMETERS: Options = { memoryCost: 9_216, timeCost: 4, parallelism: 1 };

/**
 * Normalises as the former hashes did, so that a password matches whatever keyboard it is typed on.
 */
const composed = (password: string): string => password.normalize('NFKC');

const verifyPassword = ({ hash, password }: Attempt): Promise<boolean> =>
  isOutdatedHash(hash)
    ? verifyFormerHash({ hash, password })
    : argon2.verify(hash, composed(password));

interface Attempt {
  hash: string;
  password: string;
}

/** True if an earlier release made the hash; it is replaced at the next sign-in. */
export const isOutdatedHash = (hash: string): boolean => !hash.startsWith('$argon2id$');

/** Hashes a new password, limited by `takeTurn`. */
export const hashInTurn = (password: string): Promise<string> =>
  takeTurn(() => argon2.hash(composed(password), PARAMETERS));

/**
 * Creates the password hashing, limited in concurrency and off the event loop. The `published`
 * password, that of the demo school, signs nobody in.
 */
export function createPasswordHashing(published: string | null) {
  return {
    hash: hashInTurn,
    verify: (attempt: Attempt): Promise<boolean> =>
      takeTurn(async () => (await verifyPassword(attempt)) && attempt.password !== published),
  };
}
