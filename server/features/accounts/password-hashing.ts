import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { verifyPassword as verifyFormerHash } from 'better-auth/crypto';
import pLimit from 'p-limit';

/**
 * A password takes a core for some hundredths of a second. When a year group signs in at once, more
 * side by side would let everyone wait for the last; so they take turns, and the first are in at
 * once. A thread of libuv's four stays free for whatever else needs one.
 */
const takeTurn = pLimit(Math.min(3, availableParallelism()));

/** Of OWASP's sets for argon2id, all equally strong, the one that costs least here (decision 76). */
const MEMORY_KIB = 9_216;
const PASSES = 4;
const LANES = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;

const derive = promisify(argon2);

interface Parameters {
  memory: number;
  passes: number;
  parallelism: number;
  nonce: Buffer;
  tagLength: number;
}

const tagOf = (password: string, parameters: Parameters): Promise<Buffer> =>
  // As the former hashes had it, so that a password typed elsewhere is the same one.
  derive('argon2id', { message: password.normalize('NFKC'), ...parameters });

const plain = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** A hash in the form that all programs write it in: `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const numbers = { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES };
  const tag = await tagOf(password, { ...numbers, nonce, tagLength: TAG_BYTES });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${plain(nonce)}$${plain(tag)}`;
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

async function verifyPassword({ hash, password }: Attempt): Promise<boolean> {
  const parts = FORM.exec(hash);
  if (!parts) return verifyFormerHash({ hash, password });
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts;
  const wanted = Buffer.from(tag, 'base64');
  const found = await tagOf(password, {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: wanted.length,
  });
  return timingSafeEqual(found, wanted);
}

interface Attempt {
  hash: string;
  password: string;
}

/** Whether a hash was made by what we have left behind; it is made again at the next sign-in. */
export const isOutdatedHash = (hash: string): boolean => !hash.startsWith('$argon2id$');

/** A hash of a new password, in turns. */
export const hashInTurn = (password: string): Promise<string> =>
  takeTurn(() => hashPassword(password));

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
