import type { Detail } from './read-detail.ts';
import { isHeading } from './line-shapes.ts';
import { isGuidance } from './read-directive.ts';
import { numberOf } from './read-marks.ts';
import type { SchemeLine } from '../layout/split-lines.ts';

/**
 * Handles "1 mark – identifies a benefit, 1 mark – explains it" over a list: each step adds to
 * those above it, each line of the list is a route to all marks, and its parts are the steps.
 */

const ONE = String.raw`(?:1|one|a)`;
/** The start of a step: "1 mark –", "+1:", ", 1 for". */
const RUNG = new RegExp(
  String.raw`\+?\s*\b${ONE}\s+(?:further\s+|second\s+|extra\s+)?mark\b\s*(?:is\s+|awarded\s+|given\s+)*(?:[:=–—-]|for\b|if\b)\s*|\+\s*1\s*(?:mark\s*)?[:=–—-]\s*|(?:^|[,;(+]|\band\b)\s*(?:1|one)\s+(?:for\b\s*|(?=id\b|identif|nam|comment|expl|reason|effect|detail))`,
  'giu',
);
/**
 * "each way (1)" above "= naming it, …": the mark of the first step, moved to the line before it.
 */
const CUT_OFF = /[([]1[)\]]$/;
/** Words for what an answer should do, which no answer contains. */
const SAYS_TASK =
  /^\W*(?:(?!to\b)\p{L}+\s+){0,3}?(?:id\b|identif|nam(?:e|es|ing|ed)\b|stat(?:e|es|ing|ement)\b|expl(?:ain|anation)|develop|elaborat|expan[ds]|descri|outlin|link|detail|reasons?\b|effect|feature|ways?\b|comment|justif|exemplif|consequence|why\b|how\b)/iu;
const LONGEST_START = 30;
const MOST_WAYS = 4;
const COUNTED = /\b(one|two|three|four|[1-4])\b/i;

/** "…, max 4": how much of a list counts, if each half of a line has its own mark. */
const NAMES_SUM = /,\s*max\s+\d$/i;

/** Returns the steps on a line; none if it holds anything else. */
function rungsOf({ text }: SchemeLine): string[] {
  if (NAMES_SUM.test(text)) return [];
  const [start = '', ...rungs] = text.split(RUNG);
  const areTasks = rungs.every((rung) => SAYS_TASK.test(rung));
  return start.length <= LONGEST_START && areTasks ? rungs : [];
}

/** Joins "each way (1)" and "= naming it" into one line. */
function joinCutOff(lines: readonly SchemeLine[]): SchemeLine[] {
  const [first, second, ...others] = lines;
  if (first === undefined || second === undefined) return [...lines];
  if (!CUT_OFF.test(first.text) || !second.text.startsWith('=')) return [...lines];
  return [{ ...first, text: `1 mark ${second.text}` }, ...others];
}

const PARTS: readonly RegExp[] = [
  /\s+[–—-]\s+/,
  /\s*;\s+/,
  /\s*(?:→|->|⇒)\s*/,
  /,?\s+(?=(?:so|because|which means|therefore)\s)/,
];

/** Returns the parts of a line in the list, at most `most` of them. */
function partsOf(text: string, most: number): string[] {
  const separator = PARTS.find((one) => one.test(text));
  if (separator === undefined) return [text];
  const parts = text.split(separator);
  return [...parts.slice(0, most - 1), parts.slice(most - 1).join(' – ')].filter(Boolean);
}

/** Makes a line of each part, each worth one mark, and the last worth the rest. */
function spread(line: SchemeLine, each: number): SchemeLine[] {
  const parts = partsOf(line.text, each);
  return parts.map((text, at) => ({
    ...line,
    text,
    marks: at > 0 && at === parts.length - 1 ? each - at : 1,
  }));
}

/** Joins halves that were read as two lines: "a name ; what it does". */
function joinHalves(lines: readonly SchemeLine[]): SchemeLine[] {
  return [...Map.groupBy(lines, ({ line }) => line).values()].flatMap((pieces) => {
    const [first, ...others] = pieces;
    const areHalves = others.length === 1 && !pieces.some(({ text }) => isGuidance(text));
    if (first === undefined || !areHalves) return pieces;
    return [{ ...first, text: pieces.map(({ text }) => text).join(' – ') }];
  });
}

const hasOwnMark = ({ text, marks }: SchemeLine): boolean =>
  marks !== null || /[([]\d[)\]]|[✓✔]/u.test(text);

/** Returns how many routes count; 0 if the question and the steps do not agree. */
function countWays(rungs: number, maxMark: number, questionText: string): number {
  const count = rungs < 2 ? 0 : maxMark / rungs;
  const named = COUNTED.exec(questionText)?.[1];
  if (!Number.isInteger(count) || count > MOST_WAYS) return 0;
  return (named === undefined ? count === 1 : numberOf(named) === count) ? count : 0;
}

/**
 * Reads a scheme of steps over a list; returns null for any other, and if nothing is listed that
 * has parts.
 */
export function readLadder(
  written: readonly SchemeLine[],
  maxMark: number,
  questionText: string,
): Detail | null {
  const lines = joinCutOff(written);
  const rungs = lines.map(rungsOf);
  const first = rungs.findIndex((found) => found.length > 0);
  const last = rungs.findLastIndex((found) => found.length > 0);
  const steps = lines.slice(Math.max(0, first), last + 1);
  const each = rungs.flat().length;
  const count = countWays(each, maxMark, questionText);
  if (count === 0 || steps.some((_, at) => rungs[first + at]?.length === 0)) return null;
  const below = joinHalves(lines.slice(last + 1)).filter(
    (line) => line.isListed || !isHeading(line.text),
  );
  const anyListed = below.some(({ isListed }) => isListed);
  const isWay = (line: SchemeLine): boolean =>
    anyListed ? line.isListed : !isGuidance(line.text) && partsOf(line.text, each).length > 1;
  const ways = below.filter((line) => isWay(line));
  const haveParts = ways.some(({ text }) => partsOf(text, each).length > 1);
  if (!haveParts || ways.length < count || ways.some((line) => hasOwnMark(line))) return null;
  const content =
    count > 1 ? below : below.flatMap((line) => (isWay(line) ? spread(line, each) : [line]));
  return { each, forName: 1, count, steps, cited: null, content };
}
