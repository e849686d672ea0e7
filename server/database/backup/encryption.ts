import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  scrypt as scryptCallback,
} from 'node:crypto';
import { promisify } from 'node:util';
import { BackupError } from './backup-format.ts';

const scrypt = promisify<string, Buffer, number, object, Buffer>(scryptCallback);

/**
 * An encrypted backup begins with these eight bytes, a salt of 16 bytes and a first nonce of 12
 * bytes. The key is derived with scrypt from `BACKUP_KEY` and the salt. Then come parts: four bytes
 * with the length of what follows (big-endian; the highest bit marks the last part), the text under
 * AES-256-GCM, and its tag of 16 bytes. The nonce counts up from part to part, and each part's head
 * is authenticated with it: parts that are changed, left out, repeated or cut off do not decrypt.
 */
const MAGIC = Buffer.from('GPBACK01');
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = MAGIC.length + SALT_BYTES + NONCE_BYTES;
const PART_BYTES = 1024 * 1024;
const LAST = 0x80_00_00_00;
/** OWASP's parameters for scrypt, which need 128 MB for a moment. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

type Bytes = AsyncIterable<Buffer>;

const keyOf = (password: string, salt: Buffer): Promise<Buffer> => scrypt(password, salt, 32, COST);

/** Returns the nonce of a part: the first nonce with its last four bytes counted up. */
function nonceOf(first: Buffer, part: number): Buffer {
  const nonce = Buffer.from(first);
  nonce.writeUInt32BE((nonce.readUInt32BE(8) + part) >>> 0, 8);
  return nonce;
}

/** Encrypts a stream of bytes with a password. */
export async function* encrypt(source: Bytes, password: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const first = randomBytes(NONCE_BYTES);
  const key = await keyOf(password, salt);
  yield Buffer.concat([MAGIC, salt, first]);
  let part = 0;
  const seal = (text: Buffer, isLast: boolean) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(isLast ? text.length + LAST : text.length);
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(first, part));
    part += 1;
    cipher.setAAD(head);
    const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
    return Buffer.concat([head, sealed, cipher.getAuthTag()]);
  };
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < PART_BYTES) continue;
    const text = Buffer.concat(waiting);
    for (let start = 0; start + PART_BYTES <= text.length; start += PART_BYTES) {
      yield seal(text.subarray(start, start + PART_BYTES), false);
    }
    const rest = text.subarray(text.length - (text.length % PART_BYTES));
    waiting = [rest];
    length = rest.length;
  }
  yield seal(Buffer.concat(waiting), true);
}

/**
 * Returns the bytes of a backup, decrypted if it is encrypted. Throws BackupError if the key is
 * missing or wrong, or if the file was changed or is incomplete.
 */
export async function* decryptIfNeeded(
  source: Bytes,
  password: string | null,
): AsyncGenerator<Buffer> {
  const reader = readBytes(source);
  const begin = await reader.take(MAGIC.length);
  if (!begin.equals(MAGIC)) {
    yield begin;
    yield* reader.rest();
    return;
  }
  if (password === null) {
    throw new BackupError('This backup is encrypted. Set BACKUP_KEY to the key it was made with.');
  }
  const salt = await reader.take(SALT_BYTES);
  const first = await reader.take(NONCE_BYTES);
  if (salt.length + first.length + MAGIC.length < HEAD_BYTES) throw notWhole();
  const key = await keyOf(password, salt);
  for (let part = 0; ; part += 1) {
    const head = await reader.take(4);
    if (head.length < 4) throw notWhole();
    const size = head.readUInt32BE();
    const length = size >= LAST ? size - LAST : size;
    if (length > PART_BYTES) throw part === 0 ? wrongKey() : notWhole();
    const sealed = await reader.take(length);
    const tag = await reader.take(TAG_BYTES);
    if (tag.length < TAG_BYTES) throw notWhole();
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(first, part));
    decipher.setAAD(head);
    decipher.setAuthTag(tag);
    try {
      yield Buffer.concat([decipher.update(sealed), decipher.final()]);
    } catch {
      throw part === 0 ? wrongKey() : notWhole();
    }
    if (size >= LAST) return;
  }
}

const wrongKey = () =>
  new BackupError(
    'BACKUP_KEY is not the key that this backup was made with, or the file was changed.',
  );
const notWhole = () => new BackupError('This backup is not whole, or it was changed.');

/** Reads a stream in pieces of a requested length; the last piece may be shorter. */
function readBytes(source: Bytes) {
  const chunks = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  const take = async (length: number): Promise<Buffer> => {
    const parts = [held];
    let size = held.length;
    while (size < length) {
      const next = await chunks.next();
      if (next.done) break;
      parts.push(next.value);
      size += next.value.length;
    }
    const all = parts.length === 1 ? held : Buffer.concat(parts);
    held = all.subarray(length);
    return all.subarray(0, length);
  };
  async function* rest(): AsyncGenerator<Buffer> {
    if (held.length > 0) yield held;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  return { take, rest };
}
