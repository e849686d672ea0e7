import { createHash, randomBytes } from 'node:crypto';

/** Prefix by which repository scanners recognise a leaked key. */
const BEGINNING = 'greenpen_';
const SECRET_BYTES = 32;
const SHOWN_CHARACTERS = BEGINNING.length + 6;

/** Generates a key, and the prefix by which its owner recognises it. */
export function makeToken(): { token: string; prefix: string } {
  const token = `${BEGINNING}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { token, prefix: token.slice(0, SHOWN_CHARACTERS) };
}

export const isToken = (text: string): boolean => /^greenpen_[\w-]{43}$/.test(text);

/** Hashes a key for storage. Keys are long and random, so an unsalted digest reveals nothing. */
export const digestToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
