import { CODE, MOVED } from './fallen-lines.ts';

const HALF_HEADING = /^(?:any|max(?:imum)?|total)$/i;
const NUMBER = /^(?:[([]?\d[)\]]?|one|two|three|four|five)$/i;
const MAX_IN_BRACKETS = /^\s*(max(?:imum)?)\.?\s*[([](\d)[)\]]\s*$/i;
const ANY_FEW = /^any\s+(?:\d|one|two|three|four|five)$/i;

/**
 * Joins "Any" over "two", "max" over "[3]", "any two" over "from", "max [3]" into one heading, and
 * "M1" over "for 5/8 × 4/7" into one line.
 */
export function joinHeadings(lines: readonly string[]): string[] {
  const joined = [...lines];
  for (const [at, line] of joined.entries()) {
    const [text, below] = [line.trim(), joined[at + 1]?.trim() ?? ''];
    const next = CODE.test(text)
      ? joined.findIndex((one, place) => place > at && one.trim() !== '')
      : -1;
    if (/^\s*for\s/.test(joined[next] ?? '')) {
      joined[next] = `${text} ${(joined[next] ?? '').trim()}`;
      joined[at] = MOVED;
      continue;
    }
    joined[at] = line.replace(MAX_IN_BRACKETS, '$1 $2');
    const isHalf = HALF_HEADING.test(text)
      ? NUMBER.test(below)
      : ANY_FEW.test(text) && /^(?:from|of):?$/i.test(below);
    if (!isHalf) continue;
    joined[at] = `${text} ${below.replaceAll(/[()[\]]/g, '')}`;
    joined[at + 1] = MOVED;
  }
  return joined;
}
