import type { Asked } from '../scheme.ts';

/** Rewrites a list of names on one line with how many of them earn what below it. */

const N = '(?:[1-9]|two|three|four|five|six|seven|eight)';
const MARKS = String.raw`[([]?(?<worth>[1-4])(?:\s*marks?)?[)\]]?`;
const COUNT = String.raw`(?:any\s+|all\s+)?(?<count>${N})(?:(?:\s*(?:or|/|to|–|-)\s*|,\s*)${N})*(?:\s+or more)?`;
const THINGS = String.raw`(?:\s+(?:names?|answers?|items?|points?))?(?:\s+(?:are\s+)?(?:correct|right|named|given|stated))?(?:\s+(?:names?|answers?|items?))?`;
const step = (source: string): RegExp => new RegExp(String.raw`^\s*${source}\s*[.;]?\s*$`, 'i');
/** "4 correct = 2 marks", "2 marks for all four", "(1) for any two", "Two or three: 1 mark". */
const STEPS: readonly RegExp[] = [
  step(String.raw`${COUNT}${THINGS}\s*(?:[:=–→-]\s*|for\s+|\s)${MARKS}`),
  step(String.raw`(?:award\s+)?${MARKS}\s*(?:[:=–-]\s*|for\s+|if\s+)${COUNT}${THINGS}`),
];

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const numberOf = (word: string): number => {
  const at = NUMBERS.indexOf(word.toLowerCase());
  return at < 0 ? Number(word) : at;
};

/** Returns how many items of a list are worth how much; null if the text does not say so. */
function readStep(text: string): { count: number; worth: number } | null {
  for (const pattern of STEPS) {
    const { count, worth } = pattern.exec(text)?.groups ?? {};
    if (count !== undefined && worth !== undefined)
      return { count: numberOf(count), worth: Number(worth) };
  }
  return null;
}

const readSteps = (line: string) =>
  line.split(/\s*[,;]\s+(?=\S.*\d)/).map((part) => readStep(part));

const MARK_BEHIND = /\s*[([](\d)(?:\s*marks?)?[)\]]\s*$/;
const FEWEST_NAMES = 3;

/** Returns the names of a list on one line; none for any other line. */
function namesOf(line: string): string[] {
  const names = line
    .replace(MARK_BEHIND, '')
    .replace(/[.]\s*$/, '')
    .split(/\s*[,;/]\s*(?:and\s+)?|\s+(?:and|&)\s+/)
    .map((name) => name.trim());
  const areNames = names.every((name) => /^\p{L}[\p{L} '’-]{1,30}$/u.test(name));
  return areNames && names.length >= FEWEST_NAMES ? names : [];
}

/** "1 mark for each of two correct points", "two of the following points". */
const HOW_MANY = new RegExp(
  String.raw`\b(?:each of|any|of)\s+(?<each>${N})\b|\b(?<many>${N})\s+(?:of|from)\s+(?:the|these)\b`,
  'i',
);

/**
 * "fees / tolls – fuel – time lost – repairs – insurance": this many dashes take precedence over
 * slashes.
 */
const DASHES = 4;

const partedBy = (line: string): string | null =>
  line.split(' – ').length > DASHES
    ? ' – '
    : ([' // ', ' / '].find((sign) => line.includes(sign)) ?? null);

/** Rewrites points on one line below the number of them that count. */
function listOnOneLine(text: string, maxMark: number): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => partedBy(line) !== null);
  const asked = lines.slice(0, at).findLastIndex((line) => {
    const { each, many } = HOW_MANY.exec(line)?.groups ?? {};
    return numberOf(each ?? many ?? '') === maxMark;
  });
  const line = lines[at] ?? '';
  const items = line.split(partedBy(line) ?? ' / ').map((item) => item.trim());
  const isAlone = lines
    .slice(asked + 1, at)
    .every((other) => other.trim() === '' || /:\s*$/.test(other));
  const isList =
    asked >= 0 && isAlone && items.length > maxMark + 1 && !/[([]\d[)\]]|\t/.test(line);
  if (!isList) return text;
  return lines.with(at, `Any ${maxMark} from: ${items.join('; ')}`).join('\n');
}

/** "1 mark each", below the answers. */
const ONE_EACH = /^\s*[([]?(?:1|one)\s+marks?\s+(?:for\s+)?each[)\]]?[.]?\s*$/i;

/**
 * Puts each answer of "amylase – maltose – 7" on a separate line with one mark, if the line below
 * says "1 mark each"; returns other schemes unchanged.
 */
function partAnswers(text: string, maxMark: number): string {
  const [answers = '', each = '', ...more] = text.split('\n').filter((line) => line.trim() !== '');
  const parts = answers.split(/\s+[–—-]\s+|\s*;\s*/).filter((part) => part.trim() !== '');
  return more.length === 0 && ONE_EACH.test(each) && parts.length > 1 && parts.length === maxMark
    ? parts.map((part) => `${part.trim()} (1)`).join('\n')
    : text;
}

/**
 * Rewrites "left atrium, right atrium, … / 4 correct = 2 marks / 2 or 3 correct = 1 mark" as a
 * point for each name, with the steps on one line below them, which the scheme reader knows.
 */
export function rewriteCountedLists(scheme: string, { maxMark }: Asked): string {
  const text = listOnOneLine(partAnswers(scheme, maxMark), maxMark);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [list = '', ...rest] = lines;
  const names = namesOf(list);
  const steps = rest.flatMap((line) => readSteps(line));
  if (names.length === 0 || steps.length === 0 || steps.includes(null)) return text;
  const whole = Number(MARK_BEHIND.exec(list)?.[1] ?? 0);
  const known = steps.filter((one) => one !== null);
  const all = whole > 0 ? [{ count: names.length, worth: whole }, ...known] : known;
  const top = all.toSorted((a, b) => b.count - a.count)[0];
  if (all.length < 2 || top?.worth !== maxMark || top.count !== names.length) return text;
  const said = all.map(({ count, worth }) => `${count} correct = ${worth} marks`).join(', ');
  return [...names, said].join('\n');
}
