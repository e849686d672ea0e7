import { createHash, randomBytes } from 'node:crypto';

/** By which scanners of repositories know a key that somebody left lying about. */
const BEGINNING = 'greenpen_';
const SECRET_BYTES = 32;
const SHOWN_CHARACTERS = BEGINNING.length + 6;

/** A new key, and how it begins, by which its owner knows it again. */
export function makeToken(): { token: string; prefix: string } {
  const token = `${BEGINNING}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { token, prefix: token.slice(0, SHOWN_CHARACTERS) };
}

export const isToken = (text: string): boolean => /^greenpen_[\w-]{43}$/.test(text);

/** What is kept of a key. It is long and random, so a digest without a salt tells nothing. */
export const digestToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
