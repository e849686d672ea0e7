import { numberOf } from './read-marks.ts';
import { readScaleStep, settleScale } from './read-scale.ts';
import type { SchemeLine } from '../layout/split-lines.ts';

const NAMED_LEVEL = /^(?:level|band|l)\s*\d\b/i;
const RANGE = /^[([]?\d{1,2}\s*(?:-|–|—|to)\s*\d{1,2}\s*(?:marks?)?[)\]]?(?:\s|:|\.|$)/i;
/**
 * "A good explanation … 3–4", from a separate column after the descriptors; "1.4 × 10–3" is a
 * power.
 */
const RANGE_AT_END = /\p{L}.*(?<![×x]\s*)\s[([]?\d{1,2}\s*[-–—]\s*\d{1,2}\s*(?:marks?)?[)\]]?$/iu;
/** Long enough for a word and a range; longer texts are slow to match. */
const LONGEST_END = 200;
const LEAST_WORDS = 5;
const LADDER =
  /^(?:for\s+)?[([]?(\d{1,2}|one|two|three|four|five|six|no|zero)\s*(?:marks?|points?)[)\]]?\s*[:=–—-]/i;
const INDICATIVE = /^(?:indicative|suggested|relevant|possible)\s+(?:content|points)\b[^:]*:?\s*/i;

const isBand = ({ text }: SchemeLine): boolean =>
  NAMED_LEVEL.test(text) ||
  RANGE.test(text) ||
  (RANGE_AT_END.test(text.slice(-LONGEST_END)) && text.split(/\s+/).length > LEAST_WORDS);

/** True for "3 marks: … 2 marks: … 0 marks: …", where each step replaces the one above it. */
function isLadder(lines: readonly SchemeLine[], maxMark: number): boolean {
  const steps = lines
    .map((line) => LADDER.exec(line.text)?.[1])
    .filter((step) => step !== undefined)
    .map((step) => numberOf(step));
  const different = new Set(steps);
  if (different.size < 2 || different.size !== steps.length) return false;
  const sum = steps.reduce((total, step) => total + step, 0);
  return different.has(0) || (Math.max(...steps) === maxMark && sum !== maxMark);
}

/**
 * "2 marks for a clear and coherent criticism", "1 mark for a muddled outline": describe only
 * quality.
 */
const QUALITY =
  /^[([]?(\d|one|two|three|four)\s*marks?[)\]]?\s*(?:for\b|[:–-])\s*(?:an?\s+)?(?:\w+,?\s+(?:\/\s*)?){0,2}?(?:(?:and|or|but)\s+(?:\w+\s+)?)?(?:clear|coherent|muddled|elaborated?|detailed|brief|superficial|rudimentary)\b[^:]*$/i;

function describesQuality(lines: readonly SchemeLine[], maxMark: number): boolean {
  const worths = lines.flatMap(({ text }) => QUALITY.exec(text)?.[1] ?? []).map(numberOf);
  return new Set(worths).size > 1 && Math.max(...worths) === maxMark;
}

/** "Simple explanation 1 mark, detailed explanation 2 marks": the level of detail decides. */
const BY_DETAIL = /\bsimple\b.*?\b1\b.*?\bdetailed\b.*?\b2\b/is;

/**
 * The lines of a levels scheme that an answer can be compared with, and those that describe levels.
 */
interface LevelSplit {
  hasLevels: boolean;
  content: SchemeLine[];
  bands: SchemeLine[];
}

/** Separates level descriptors from indicative content; schemes without levels stay whole. */
export function splitLevels(lines: readonly SchemeLine[], maxMark: number): LevelSplit {
  const steps = lines.map((line) => readScaleStep(line.text)).filter((step) => step !== null);
  const hasRanges = lines.filter((line) => isBand(line)).length > 1;
  // "Three key elements: 3 points" counts points and does not describe quality.
  if (!hasRanges && settleScale(steps, maxMark) !== null)
    return { hasLevels: false, content: [...lines], bands: [] };
  const hasBands = hasRanges || BY_DETAIL.test(lines.map(({ text }) => text).join('\n'));
  const hasLevels = hasBands || isLadder(lines, maxMark) || describesQuality(lines, maxMark);
  if (!hasLevels) return { hasLevels, content: [...lines], bands: [] };
  const content: SchemeLine[] = [];
  const bands: SchemeLine[] = [];
  let isContent = false;
  for (const line of lines) {
    const heading = INDICATIVE.exec(line.text);
    if (heading !== null) {
      isContent = true;
      const rest = line.text.slice(heading[0].length).trim();
      if (rest !== '') content.push({ ...line, text: rest });
    } else {
      if (isBand(line) || LADDER.test(line.text)) isContent = false;
      (isContent ? content : bands).push(line);
    }
  }
  return { hasLevels, content, bands };
}
