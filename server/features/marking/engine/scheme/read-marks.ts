/** A text with its mark taken off; `marks` is null where none was written. */
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
  a: 1,
};
const NUMBER = String.raw`(\d{1,2}|one|two|three|four|five|six|a)`;

/** "3" or "three" as a number; 0 where it is neither. */
export function numberOf(text: string | undefined): number {
  if (text === undefined) return 0;
  return NUMBERS[text.toLowerCase()] ?? (Number.parseInt(text, 10) || 0);
}

/** "(1)", "[2 marks]", "{1 mark each}" at the end. */
const BRACKETED_END = new RegExp(
  String.raw`[\s:=–—-]*[([{]\s*\+?\s*${NUMBER}\s*(?:marks?|mks?|m|pts?|points?)?\s*(?:each)?\s*[)\]}][\s.,;:]*$`,
  'i',
);
/** "… - 1 mark", "… for 2 marks", "… = 1". */
const PLAIN_END = new RegExp(
  String.raw`(?:\s*[:=–—-]+\s*|\s+for\s+|,\s*|\s+)${NUMBER}\s*(?:marks?|mks?|pts?)(?:\s+each)?[\s.;]*$`,
  'i',
);
const EQUALS_END = /\s*=\s*(\d{1,2})[\s.;]*$/;
/** "M1", "A1", "B2" of mathematics schemes. */
const CODE_END = /[\s(]+[MABC](\d)\)?[\s.;]*$/;
const CODE_START = /^\(?[MABC](\d)\)?\s*[:.–-]?\s+/;
const TICKS_END = /\s*([✓✔☑]+)[\s.;]*$/u;
/** "1 mark for …", "Award two marks: …", "[1] …". */
const WORDED_START = new RegExp(
  String.raw`^(?:award\s+|give\s+)?[([]?${NUMBER}\s*(?:marks?|mks?|pts?)[)\]]?\s*(?:each\s*)?(?:for\b|if\b|:|=|–|—|-)?\s*`,
  'i',
);
const BRACKETED_START = /^[([](\d{1,2})[)\]]\s*/;

const ENDINGS = [BRACKETED_END, PLAIN_END, CODE_END, EQUALS_END];
const BEGINNINGS = [WORDED_START, BRACKETED_START, CODE_START];

/** Takes the mark off the end or, failing that, the beginning of a line. */
export function readMarks(line: string): Marked {
  const ticks = TICKS_END.exec(line);
  if (ticks !== null) {
    return { text: line.slice(0, ticks.index).trim(), marks: [...(ticks[1] ?? '')].length };
  }
  for (const pattern of [...ENDINGS, ...BEGINNINGS]) {
    const match = pattern.exec(line);
    if (match === null) continue;
    const text = (line.slice(0, match.index) + line.slice(match.index + match[0].length)).trim();
    return { text, marks: numberOf(match[1]) };
  }
  return { text: line.trim(), marks: null };
}

const ONLY_MARK = new RegExp(String.raw`^[([]?\s*${NUMBER}\s*(?:marks?)?\s*[)\]]?$`, 'i');
const TOTAL =
  /^[([]?\s*(?:total|maximum total|total marks?)\b.{0,30}$|^[([]?\d{1,2}\s*marks?\s*total[)\]]?$/i;

/** A line that holds nothing but a mark, e.g. "(1)" under its point; null if it is none. */
export function readLoneMark(line: string): number | null {
  if (!/[([\d]/.test(line)) return null;
  const match = ONLY_MARK.exec(line.trim());
  return match === null ? null : numberOf(match[1]);
}

/** "Total: 5 marks". */
export function isTotal(line: string): boolean {
  return TOTAL.test(line.trim());
}
