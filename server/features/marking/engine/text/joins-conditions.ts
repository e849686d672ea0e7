const SIGN = String.raw`(?:[<>]=?|={1,2}|!=|≠|≥|≤)`;
const NAME = String.raw`[\p{L}_][\p{L}\d_.[\]]{0,24}`;
const VALUE = String.raw`["'“‘]?[-\p{L}\d_.]+["'”’]?`;
/** "age < 18", "student = true". */
const COMPARISON = String.raw`\(?(${NAME})\s*(${SIGN})\s*(?:${VALUE})\)?`;
const LEAD = String.raw`\b(?:if|elif|while|until|conditions?|check\w*|test\w*)\b[^\n]*?`;
/** "if age < 18 or student = true", "UNTIL n >= 1 AND n <= 6", "IF age < 18 OR member THEN". */
const JOINED = new RegExp(
  String.raw`${LEAD}(?<![\p{L}\d_])${COMPARISON}\s+or\s+(?:${COMPARISON}|\(?(?:not\s+)?${NAME}\)?\s*(?:then\b|:|$))`,
  'iu',
);

/**
 * True if the "or" of a line joins two tests of one condition: "if age < 18 or student = true". In
 * "if n > 9 or n >= 10" it joins two ways to write one test.
 */
export function joinsConditions(text: string): boolean {
  const [, name, sign = '', other, otherSign = ''] = JOINED.exec(text) ?? [];
  if (name === undefined) return false;
  const isSameTest = name.toLowerCase() === other?.toLowerCase() && sign[0] === otherSign[0];
  return !isSameTest || sign.startsWith('=');
}
