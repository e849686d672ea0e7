import { availableParallelism } from 'node:os';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import pLimit from 'p-limit';

/**
 * A password takes a core for most of a tenth of a second. When a year group signs in at once, more
 * side by side would let everyone wait for the last; so they take turns, and the first are in at
 * once. A thread of libuv's four stays free for whatever else needs one.
 */
const takeTurn = pLimit(Math.min(3, availableParallelism()));

/** The account library's own hashing, in turns. */
export const passwordHashing = {
  hash: (password: string): Promise<string> => takeTurn(() => hashPassword(password)),
  verify: (attempt: { hash: string; password: string }): Promise<boolean> =>
    takeTurn(() => verifyPassword(attempt)),
};
