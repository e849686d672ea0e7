import type { Asked } from '../scheme.ts';

/**
 * Handles a binary number with a mark for each half: "1 mark for 1010 (first four digits), 1 mark for
 * 1101", alone or below the whole number.
 */

const ASKS_BINARY = /\bbinary\b/i;
/** "1 mark for 1010 (first four digits)". */
const HALF =
  /^[\s•●–-]*(?:1|one)\s+mark\s*(?:for\b)?\s*:?\s*([01]{4})(?:\s*[([][^()[\]]*[)\]])*[\s.]*$/i;
const BETWEEN = /\n|\s*[,;](?![^()]*\))\s*/;
const HALVES = 2;

/**
 * Writes both halves as one number with a mark for each nibble; returns any other scheme unchanged.
 */
export function joinNibbles(text: string, { maxMark, questionText }: Asked): string {
  if (maxMark !== HALVES || !ASKS_BINARY.test(questionText)) return text;
  const pieces = text.split(BETWEEN);
  const halves = pieces.flatMap((piece) => HALF.exec(piece)?.[1] ?? []);
  if (halves.length !== HALVES) return text;
  const whole = halves.join(' ');
  const others = pieces.filter(
    (piece) => !HALF.test(piece) && piece.replaceAll(/[^01]/g, '') !== halves.join(''),
  );
  return [`${whole} (${HALVES})`, '1 mark for each nibble', ...others].join('\n');
}
