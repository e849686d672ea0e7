import * as argon2 from '@node-rs/argon2';
import type { Options } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { verifyPassword as verifyFormerHash } from 'better-auth/crypto';
import pLimit from 'p-limit';

/**
 * A password takes a core for some hundredths of a second. When a year group signs in at once, more
 * side by side would let everyone wait for the last; so they take turns, and the first are in at
 * once. A thread of libuv's four stays free for whatever else needs one.
 */
const takeTurn = pLimit(Math.min(3, availableParallelism()));

/** Of OWASP's sets for argon2id, all equally strong, the one that costs least here (decision 76). */
const PARAMETERS: Options = { memoryCost: 9_216, timeCost: 4, parallelism: 1 };

/** As the former hashes had it, so that a password typed elsewhere is the same one. */
const composed = (password: string): string => password.normalize('NFKC');

const verifyPassword = ({ hash, password }: Attempt): Promise<boolean> =>
  isOutdatedHash(hash)
    ? verifyFormerHash({ hash, password })
    : argon2.verify(hash, composed(password));

interface Attempt {
  hash: string;
  password: string;
}

/** Whether a hash was made by what we have left behind; it is made again at the next sign-in. */
export const isOutdatedHash = (hash: string): boolean => !hash.startsWith('$argon2id$');

/** A hash of a new password, in turns. */
export const hashInTurn = (password: string): Promise<string> =>
  takeTurn(() => argon2.hash(composed(password), PARAMETERS));

/**
 * How passwords are kept, in turns and off the event loop. A `published` password signs nobody in:
 * that of the demo school, where a school has begun.
 */
export function createPasswordHashing(published: string | null) {
  return {
    hash: hashInTurn,
    verify: (attempt: Attempt): Promise<boolean> =>
      takeTurn(async () => (await verifyPassword(attempt)) && attempt.password !== published),
  };
}
