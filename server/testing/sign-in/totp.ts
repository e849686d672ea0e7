import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_SECONDS = 30;

/**
 * Returns the code that an authenticator app shows now (RFC 6238), from the URI in its QR code;
 * with `steps`, the code shown that many codes later, of which one is accepted too.
 */
export function codeOf(uri: string, steps = 0): string {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1_000 / PERIOD_SECONDS) + steps));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) % 16;
  const number = digest.readUInt32BE(offset) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replaceAll('=', '')]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/[01]{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
