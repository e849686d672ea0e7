const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /\w/.test(word)).length;

/** Whether the parts are alike enough to be whole answers each, and not words within one. */
function areWhole(parts: readonly string[], leastWords: number): boolean {
  const counts = parts.map((part) => countWords(part));
  const least = Math.min(...counts);
  return least >= leastWords && Math.max(...counts) <= least * 2.5;
}

function splitBy(text: string, sign: RegExp): string[] {
  return text
    .split(sign)
    .map((part) => part.trim().replace(/[,;.]+$/, ''))
    .filter((part) => part !== '');
}

/**
 * The wordings of a point that each earn it. "heat / thermal energy" gives two; in "lighter or
 * smaller particles" the word decides between words, and the point stays whole.
 */
export function splitAlternatives(text: string): string[] {
  const strong = splitBy(text, /\s+OR\s+|\s*\|\|?\s*|;\s*or\s+/);
  if (strong.length > 1) return strong.flatMap((part) => splitAlternatives(part));
  const slashed = splitBy(text, /\s+\/\s*|\s*\/\s+/);
  if (slashed.length > 1 && (areWhole(slashed, 3) || isAllShort(slashed))) return slashed;
  const ored = splitBy(text, /,?\s+or\s+/);
  const isList = ored.length > 1 && (areWhole(ored, 3) || isAllShort(ored));
  return isList ? ored : [text];
}

/** One-word parts are alternatives only when there is nothing else on the line. */
const isAllShort = (parts: readonly string[]): boolean =>
  parts.every((part) => countWords(part) === 1);
