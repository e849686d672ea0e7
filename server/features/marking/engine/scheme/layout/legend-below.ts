/**
 * Handles "M1: takes out a factor" below lines that have codes: the same codes in the same order
 * once more say what the marks are for, with or without "Notes" above them.
 */

const CODE = String.raw`d{0,2}[MAB][1-4]`;
const REMARK = String.raw`\*?(?:[\s,]*\(?(?:ft|dep\*?|cao|cso|oe|isw)\)?(?!\p{L}))*`;
const CODES = String.raw`(?:${CODE}${REMARK}[\s,]*)+`;
/** "x = 4 M1 A1 1.1b", "x = 4 ⇥ M1 ⇥ 1.1b ⇥ …". */
const BEHIND = new RegExp(
  String.raw`\S[^\S\n]*(?:[\s([]|\t)(${CODES})[)\]]?(?:\t.*|(?:\s+\d\.\d{1,2}[a-z]?)*\s*)$`,
  'u',
);
const IN_FRONT = new RegExp(String.raw`^\s*(?:\([a-h]\)\s*)?(?:1st\s+|2nd\s+)?(${CODE})(?!\d)`);
const ONE_CODE = new RegExp(`${CODE}(?!\\d)`, 'g');
const HEADING = /^\s*(?:[\p{L}]+\s+)?(?:notes?|guidance)\s*:?\s*$/iu;
const LEAST = 3;
const LONGEST = 600;

const codesIn = (text: string): string[] =>
  (text.match(ONE_CODE) ?? []).map((code) => code.replaceAll('d', ''));

const worthOf = (codes: readonly string[]): number =>
  codes.reduce((sum, code) => sum + Number(code.slice(1)), 0);

/**
 * Returns the codes of the lines above, each after what it is for, and the first line after them.
 */
function readAbove(lines: readonly string[], maxMark: number): { codes: string[]; end: number } {
  const codes: string[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.length > LONGEST || IN_FRONT.test(line)) break;
    codes.push(...codesIn(BEHIND.exec(line)?.[1] ?? ''));
    if (worthOf(codes) >= maxMark) return { codes, end: at + 1 };
  }
  return { codes, end: lines.length };
}

/**
 * Puts "Notes" above lines that say what the codes above are for, and "NB" before a line that holds
 * all of the codes.
 */
export function headLegend(text: string, maxMark: number): string {
  const lines = text.split('\n');
  const { codes, end } = readAbove(lines, maxMark);
  if (codes.length < LEAST || worthOf(codes) !== maxMark) return text;
  const below = lines.map((line, at) =>
    at < end || line.length > LONGEST ? undefined : IN_FRONT.exec(line)?.[1],
  );
  const first = below.findIndex((code) => code !== undefined);
  if (first < 0 || lines.slice(end, first).some((line) => HEADING.test(line))) return text;
  const isSame = (others: readonly string[]): boolean => others.join() === codes.join();
  const whole = codesIn(lines[first] ?? '');
  if (isSame(whole)) return lines.with(first, `NB ${lines[first] ?? ''}`).join('\n');
  const series = below.flatMap((code) => (code === undefined ? [] : codesIn(code)));
  return isSame(series) ? lines.toSpliced(first, 0, 'Notes').join('\n') : text;
}
