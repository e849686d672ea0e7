/** A text with its mark removed; `marks` is null if none was written. */
export interface Marked {
  text: string;
  marks: number | null;
}

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  a: 1,
  half: 0.5,
  '½': 0.5,
};
const NUMBER = String.raw`(\d{1,2}(?:\.5)?|½|half|one|two|three|four|five|six|seven|eight|a)`;

/** Returns "3" or "three" as a number; 0 for any other text. */
export function numberOf(text: string | undefined): number {
  if (text === undefined) return 0;
  return NUMBERS[text.toLowerCase()] ?? (Number.parseFloat(text) || 0);
}

/** "(1)", "[2 marks]", "{1 mark each}" at the end; not the "(0)" of "0.25(0)". */
const BRACKETED_END = new RegExp(
  String.raw`(?<![\d.\p{Ll}]|(?<!\p{L})\p{L}['’′″]{1,3})[\s:=–—-]{0,6}[([{]\s*\+?\s*${NUMBER}\s*(?:marks?|mks?|m|pts?|points?)?\s*(?:each)?\s*[)\]}][\s.,;:]*$|(?<=\p{Ll})(?<!(?<!\p{L})\p{L})[([]\s*(\d)\s*(?:marks?)?\s*[)\]][\s.,;:]*$`,
  'iu',
);
/** "… - 1 mark", "… for 2 marks", "… = 1 mark". */
const PLAIN_END = new RegExp(
  String.raw`(?:\s*[:=–—-]{1,3}\s*|\s+for\s+|,\s*|\s+)${NUMBER}\s*(?:marks?|mks?|pts?)(?:\s+each)?[\s.;]*$`,
  'i',
);
/** "(1 correct calculation)": a mark and what it is for. */
const DESCRIBED_END =
  /\s+[([](\d)\s*(?:marks?)?\s*(?:for\s+|:\s*|[–-]\s*)?(\p{Ll}[^()[\]]{4,80})[)\]]\s*$/u;
const HALF_END = /\s½\s*$/;
const TICKS_END = /\s*([✓✔☑]+)[\s.;]*$/u;
/** "1 mark for …", "Award two marks: …", "[1] …". */
const WORDED_START = new RegExp(
  String.raw`^(?:award\s+|give\s+)?[([]?${NUMBER}\s*(?:marks?|mks?|pts?)[)\]]?\s*(?:each\s*)?(?:is\s+)?(?:for\s+(?:(?:stating|saying|identifying)\s+(?:that\s+)?|because\s+)?|if\b|:|=|–|—|-)?\s*`,
  'i',
);
const BRACKETED_START = /^[([](\d)[)\]]\s*/;

const ENDINGS = [BRACKETED_END, PLAIN_END];
const BEGINNINGS = [WORDED_START, BRACKETED_START];

/** Removes the mark from the end or, failing that, the beginning of a line. */
export function readMarks(line: string): Marked {
  const ticks = TICKS_END.exec(line);
  if (ticks !== null) {
    return { text: line.slice(0, ticks.index).trim(), marks: [...(ticks[1] ?? '')].length };
  }
  const half = HALF_END.exec(line);
  if (half !== null) return { text: line.slice(0, half.index).trim(), marks: 0.5 };
  const described = DESCRIBED_END.exec(line);
  if (described !== null)
    return { text: line.slice(0, described.index).trim(), marks: Number(described[1]) };
  for (const pattern of [...ENDINGS, ...BEGINNINGS]) {
    const match = pattern.exec(line);
    if (match === null) continue;
    const text = (line.slice(0, match.index) + line.slice(match.index + match[0].length)).trim();
    return { text, marks: numberOf(match[1] ?? match[2]) };
  }
  return { text: line.trim(), marks: null };
}

/** Reads "Oxygen = 1": the equals sign gives a line's mark only if every line has one. */
export function readWorthWithEquals(line: string): Marked {
  const at = line.lastIndexOf('=');
  const worth = /^\s*(\d)[\s.;]*$/.exec(line.slice(at + 1))?.[1];
  const text = line.slice(0, Math.max(0, at)).trim();
  const isWorth = at > 0 && worth !== undefined && /\p{L}{3}/u.test(text);
  return isWorth ? { text, marks: Number(worth) } : { text: line, marks: null };
}

/** True if all lines end in "… = 1" or the like, and they add up to the question's marks. */
export function areWorthsWithEquals(lines: readonly string[], maxMark: number): boolean {
  const worths = lines.map((line) => readWorthWithEquals(line).marks);
  const sum = worths.reduce<number>((total, worth) => total + (worth ?? 0), 0);
  return lines.length > 1 && worths.every((worth) => worth !== null) && sum === maxMark;
}

const ONLY_MARK = new RegExp(String.raw`^[([]?\s*${NUMBER}\s*(?:marks?)?\s*[)\]]?$`, 'i');
/** What may follow "Total": only numbers and words about marks; "total cost = £40" earns a mark. */
const OF_TOTAL = String.raw`(?:[\s:=.,;/–—-]|\(?\d{1,3}\)?|\([a-z]{1,4}\)|\b(?:marks?|available|awarded|possible|max(?:imum)?|out|of|for|this|the|question|part|section|is|[a-z])\b)`;
const TOTAL = new RegExp(
  String.raw`^marks\s?[:=]?\s?\d{1,2}$|^[([]?\s*(?:max(?:imum)?\s+)?total\b${OF_TOTAL}*[)\]]?$|^[([]?\d{1,2}\s*marks?\s*(?:total|altogether|in\s+(?:all|total))[)\]]?[.]?$`,
  'i',
);

/**
 * Reads a line that holds nothing but a mark, e.g. "(1)" below its point; returns null for any
 * other line.
 */
export function readLoneMark(line: string): number | null {
  if (!/[([\d]/.test(line)) return null;
  const match = ONLY_MARK.exec(line.trim());
  return match === null ? null : numberOf(match[1]);
}

/** "Total: 5 marks". */
export function isTotal(line: string): boolean {
  return TOTAL.test(line.trim());
}

const TIMES =
  /^(?:\p{Lu}[\p{L} ]{0,20}:?\s*)?[([]?\s*(?:any\s+)?([1-6])\s*(?:[x×*]|\bx\b)\s*[([]?\s*(\d)(?:\s*\+\s*(\d))?\s*(?:marks?)?\s*[)\]]{0,2}\s*(?:marks?)?\s*[)\]]?[.;:]?$/iu;
/** "(1) × 2". */
const TURNED_TIMES = /^[([]\s*(\d)\s*(?:marks?)?\s*[)\]]\s*[x×*]\s*([2-6])[.;]?$/i;
const PLUS = /^[([]?\s*([1-4])\s*\+\s*([1-4])(?:\s*\+\s*([1-4]))?\s*[)\]]?[.;]?$/;

/** "1+1, 1+1" */
const PLUS_AGAIN = /^[([]?\s*([1-3])\s*\+\s*([1-3])\s*(?:[,;&]|and)\s*\1\s*\+\s*\2\s*[)\]]?[.;]?$/;

/**
 * Reads "2 × (1)", "[2 x 1]", "2 × 2 marks", "2+2" as a number of points and the marks of each;
 * returns null for any other line.
 */
export function readTimes(line: string): { count: number; each: number } | null {
  const turned = TURNED_TIMES.exec(line.trim());
  if (turned !== null) return { count: Number(turned[2]), each: Number(turned[1]) };
  const times = TIMES.exec(line.trim());
  if (times !== null)
    return { count: Number(times[1]), each: Number(times[2]) + Number(times[3] ?? 0) };
  const again = PLUS_AGAIN.exec(line.trim());
  if (again !== null) return { count: 2, each: Number(again[1]) + Number(again[2]) };
  const plus = PLUS.exec(line.trim());
  if (plus === null) return null;
  const parts = plus.slice(1).filter((part) => part !== undefined);
  return { count: parts.length, each: Number(parts[0]) };
}
