import { randomInt } from 'node:crypto';

/**
 * Excludes characters that look alike on paper: 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U
 * and V.
 */
const CHARACTERS = '23456789ACDEFGHJKMNPQRTUWXY';
const GROUP_LENGTH = 4;

function randomGroup(): string {
  const characters = Array.from(
    { length: GROUP_LENGTH },
    () => CHARACTERS[randomInt(CHARACTERS.length)],
  );
  return characters.join('');
}

/** Returns a random receipt code, e.g. `K7Q2-M9XD`: one of 280 thousand million. */
export function makeReceiptCode(): string {
  return `${randomGroup()}-${randomGroup()}`;
}
