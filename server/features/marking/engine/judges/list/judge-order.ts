import type { JudgeOne, KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { numberOf } from '../../scheme/lines/read-marks.ts';
import { hasNoContent } from '../../scheme/lines/line-shapes.ts';
import { isSameWord } from '../term/is-same-word.ts';

const SEPARATOR = /\s*(?:,|;|→|->|>|<|\n|\bthen\b)\s*|\s+(?=\(?\d{1,2}[.)]\s)/i;
const NUMBERED = /^\s*\(?\d{1,2}[.):]\s*/;

/** True for "D B A C", or "DBAC" without a repeated letter. */
export const isLetterList = (text: string): boolean =>
  /^[A-H](?:\s[A-H]){2,}$|^(?:([A-H])(?!.*\1)){3,8}$/.test(text.trim());

const itemsOf = (text: string): string[] =>
  (isLetterList(text) ? text.replaceAll(/\s/g, '').split('').join(',') : text)
    .slice(0, 2000)
    .split(SEPARATOR)
    .map((item) =>
      item
        .replace(NUMBERED, '')
        .replace(/^and\s+|[.]$/gi, '')
        .trim(),
    )
    .filter((item) => item !== '');

const isSameItem = (given: string, wanted: string): boolean => {
  const [one, other] = [given.split(/\s+/), wanted.split(/\s+/)];
  return (
    one.length === other.length && one.every((word, index) => isSameWord(word, other[index] ?? ''))
  );
};

const LETTERS = /^[A-H](?:\s*,?\s*[A-H])+$/i;

/**
 * Returns the items in an answer: "CADB" and "C A D B" are letters; words without separators are a
 * list of words.
 */
function readGiven(answer: string, count: number): string[] {
  const bare = answer.trim().replace(/\.$/, '');
  if (LETTERS.test(bare.replaceAll(/[\s,>→-]+/g, ' ')))
    return bare.replaceAll(/[^A-H]/gi, '').split('');
  const items = itemsOf(answer);
  const words = bare.split(/\s+/);
  return items.length === 1 && words.length === count ? words : items;
}

/** A word for the other end of the list, which reverses the order in prose. */
const TURNED = /\b(?:least|lowest|slowest|smallest|last|bottom|finally|after)\b/i;

/**
 * Returns the items in the order in which prose names them, "sodium comes first, then zinc"; none
 * if one is missing.
 */
function readProse(answer: string, wanted: readonly string[]): string[] {
  const words = answer.slice(0, 2000).match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const places = wanted.map((item) => {
    const size = item.split(/\s+/).length;
    return words.findIndex((_, at) => isSameItem(words.slice(at, at + size).join(' '), item));
  });
  if (places.includes(-1)) return [];
  return wanted.toSorted(
    (a, b) => (places[wanted.indexOf(a)] ?? 0) - (places[wanted.indexOf(b)] ?? 0),
  );
}

/**
 * Part marks for an order: for one item, for a number of items in place, or an unread condition.
 */
interface OrderPart {
  item: string | null;
  isLast: boolean;
  /** The least number of items in their right places; 0 for another kind of part. */
  inPlace: number;
  marks: number;
}

const SO_MANY =
  /^(?:any\s+|only\s+)?(one|two|three|four|five|[1-9])(?:\s+or\s+\w+)?\s+(?:\w+\s+)?(?:in\s+(?:the\s+)?(?:correct|right)\s+(?:place|position|order)s?|(?:placed\s+)?correct(?:ly)?(?:\s+placed)?)$/i;

const IN_PLACE =
  /^(?:for\s+)?(.{2,40}?)\s+(?:placed\s+|is\s+|in\s+)?(first|last)(?:\s+(?:place|position))?$/i;

const readParts = ({ conditions }: KindQuestion): OrderPart[] =>
  conditions.flatMap((condition) => {
    if (condition.kind !== 'special-case') return [];
    const text = condition.answer.trim();
    if (hasNoContent(text)) return [];
    const match = IN_PLACE.exec(text);
    return [
      {
        inPlace: numberOf(SO_MANY.exec(text)?.[1]),
        item: match?.[1] ?? null,
        isLast: match?.[2]?.toLowerCase() === 'last',
        marks: condition.marks,
      },
    ];
  });

const isRead = ({ item, inPlace }: OrderPart): boolean => item !== null || inPlace > 0;

const isMet = (
  { item, isLast, inPlace }: OrderPart,
  given: readonly string[],
  wanted: readonly string[],
): boolean => {
  if (inPlace > 0) {
    const right = given.filter((one, index) => isSameItem(one, wanted[index] ?? ''));
    return given.length <= wanted.length && right.length >= inPlace;
  }
  const there = isLast ? given.at(-1) : given[0];
  return item !== null && there !== undefined && given.length > 1 && isSameItem(there, item);
};

const SAYS_ORDER = /\s*\(?\bin (?:that|this|the correct|the right) order\)?\s*$/i;
const FIGURES = /^-?\d+(?:\.\d+)?(?:[\s,]+-?\d+(?:\.\d+)?){2,}$/;
const GROUPED = /^\d{1,3}(?:[ ,]\d{3})+$/;

/** "y column: 9, 7, 4": the label of the figures. */
const LIST_LABEL =
  /^\p{L}[\p{L} ]{0,24}?[^\S\n]*[:=]?[^\S\n]*(?=-?\d+(?:\.\d+)?(?:\s*,\s*-?\d+(?:\.\d+)?){2,}$)/u;
const listed = (text: string): string =>
  text.trim().replace(SAYS_ORDER, '').replace(LIST_LABEL, '');

/** True for "2 3 1 4": a list of figures, not a number. */
export const isFigureList = (text: string): boolean =>
  FIGURES.test(listed(text)) && !GROUPED.test(listed(text));

const figuresOf = (text: string): string[] => text.match(/-?\d+(?:\.\d+)?/g) ?? [];

/** "Pass 1:", "after the second:", "1)" before a line of figures. */
const LINE_LABEL = /(?:\p{L}[\p{L} ]{0,40}\d{0,2}\s*[:=)-]|\p{L}+)/gu;

/** Judges a line of figures, among others of the same length in the answer. */
function judgeFigureList(wanted: readonly string[], isAllOrNothing: boolean): JudgeOne {
  const isWanted = (given: readonly string[]): boolean =>
    given.length === wanted.length && given.every((figure, at) => figure === wanted[at]);
  return (answer) => {
    const lines = answer
      .slice(0, 2000)
      .replace(LINE_LABEL, '\n')
      .split(/[\n;]|\.(?!\d)/);
    const inLines = lines.map((line) => figuresOf(line));
    const all = inLines.flat();
    const inTurn = Array.from({ length: Math.floor(all.length / wanted.length) }, (_, at) =>
      all.slice(at * wanted.length, (at + 1) * wanted.length),
    );
    return [...inLines, ...inTurn].some((given) => isWanted(given))
      ? { share: 1, sureness: 0.9, spans: [{ start: 0, end: answer.length }], finding: null }
      : {
          share: 0,
          // If it is worth several marks, some of the figures may earn some of them.
          sureness: isAllOrNothing ? 0.85 : 0.5,
          spans: [],
          finding: 'order-wrong',
        };
  };
}

/**
 * Returns the judge of a list whose order counts; null for other points. All of the list or
 * nothing.
 */
export function prepareOrder(point: PointOfKind, question: KindQuestion): JudgeOne | null {
  const text = point.text.replace(SAYS_ORDER, '');
  if (isFigureList(text)) return judgeFigureList(figuresOf(listed(text)), point.marks === 1);
  const wanted = itemsOf(text);
  if (wanted.length < 3) return null;
  const parts = readParts(question);
  return (answer): KindVerdict => {
    const items = readGiven(answer, wanted.length);
    const isList = items.every((one) => wanted.some((item) => isSameItem(one, item)));
    const prose = isList ? [] : readProse(answer, wanted);
    const given = prose.length > 0 ? prose : items;
    const isRight =
      given.length === wanted.length &&
      given.every((item, index) => isSameItem(item, wanted[index] ?? ''));
    const most = prose.length === 0 ? 0.93 : TURNED.test(answer) ? 0.5 : 0.8;
    if (isRight)
      return { share: 1, sureness: most, spans: [{ start: 0, end: answer.length }], finding: null };
    const marks = Math.max(
      0,
      ...parts.map((part) => (isMet(part, given, wanted) ? part.marks : 0)),
    );
    if (marks > 0)
      return {
        share: Math.min(1, marks / point.marks),
        sureness: Math.min(most, 0.85),
        spans: [{ start: 0, end: answer.length }],
        finding: 'order-wrong',
      };
    const hasAll = wanted.every((item) => given.some((other) => isSameItem(other, item)));
    // If it is worth several marks, part of the order may earn part of them: only a person can
    // tell.
    const isReversed = given
      .toReversed()
      .every((item, index) => isSameItem(item, wanted[index] ?? ''));
    const isAllRead = parts.length > 0 && parts.every((part) => isRead(part));
    const isClear = point.marks === 1 || isReversed || isAllRead;
    const sureness = Math.min(most, isClear ? 0.88 : 0.5);
    return { share: 0, sureness, spans: [], finding: hasAll ? 'order-wrong' : 'incomplete' };
  };
}
