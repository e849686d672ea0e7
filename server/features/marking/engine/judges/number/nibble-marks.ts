const NIBBLE = 4;

/** "1 mark for 1011 or 0111 correct". */
const NAMED_NIBBLES =
  /\b(?:1|one)\s*(?:marks?)?\s*(?:for|if|:)\s*(?:either\s+)?([01]{4})\s*(?:or|\/)\s*([01]{4})\b/i;
/** "1 mark for either nibble", "one nibble correct = 1". */
const ANY_NIBBLE =
  /\b(?:1|one)\s*marks?\s*(?:for|if|:)\s*(?:either|one|any|an?|each)\s+(?:correct\s+|right\s+)?(?:nibble|half)\b|\b(?:either|one|any)\s+(?:correct\s+|right\s+)?nibble\b[^.\n]{0,20}(?:=|–|-|:)\s*(?:1|one)\b/i;

/**
 * Returns 1 if the scheme gives a mark for either nibble and the digits have a correct one, else 0.
 */
export function worthOfNibbles(digits: string, wanted: string, scheme: string): number {
  const named = NAMED_NIBBLES.exec(scheme);
  const isForBinary = /^[01]{8,}$/.test(wanted);
  if (!isForBinary || (named === null && !ANY_NIBBLE.test(scheme))) return 0;
  const nibbles = Array.from({ length: wanted.length / NIBBLE }, (_, at) =>
    wanted.slice(at * NIBBLE, (at + 1) * NIBBLE),
  );
  if (named !== null && !named.slice(1).every((one) => nibbles.includes(one))) return 0;
  const isInPlace =
    digits.length === wanted.length &&
    nibbles.some((nibble, at) => digits.slice(at * NIBBLE, (at + 1) * NIBBLE) === nibble);
  return isInPlace || nibbles.includes(digits) ? 1 : 0;
}
