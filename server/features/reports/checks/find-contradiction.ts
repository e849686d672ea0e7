import { REPORT_HEADINGS } from '../writer/report-frame.ts';

/** Words and what unsays them. */
const OPPOSITES = [
  ['organised', 'disorganised'],
  ['motivated', 'unmotivated'],
  ['engaged', 'disengaged'],
  ['polite', 'rude'],
  ['punctual', 'late'],
  ['confident', 'lacks confidence'],
  ['focused', 'unfocused'],
  ['neat', 'messy'],
  ['tidy', 'untidy'],
  ['prepared', 'unprepared'],
  ['hard-working', 'lazy'],
  ['kind', 'unkind'],
  ['always', 'never'],
  ['reliable', 'unreliable'],
] as const;

const WEAK_WORDS =
  /\b(?:struggles? with (?:everything|all|most)|well below|far below|failing|very weak|working below)\b/iu;
const STRONG_WORDS =
  /\b(?:top of the (?:class|year)|exceptional|outstanding|best in the (?:class|year)|well above|grade 9)\b/iu;
const HIGH_LEVEL = 7;
const LOW_LEVEL = 3;

const hasWord = (text: string, word: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}-])${word}(?![\p{L}-])`, 'iu').test(text);

/** Two words of a report that cannot both be so, or words that its level belies. */
export function findContradiction(report: string, level: number): string | undefined {
  const both = OPPOSITES.find(([one, other]) => hasWord(report, one) && hasWord(report, other));
  if (both !== undefined) return `“${both[0]}” and “${both[1]}”`;
  const weak = level >= HIGH_LEVEL ? WEAK_WORDS.exec(report)?.[0] : undefined;
  const strong = level <= LOW_LEVEL ? STRONG_WORDS.exec(report)?.[0] : undefined;
  const said = weak ?? strong;
  return said === undefined ? undefined : `“${said}” at level ${level}`;
}

const FLAW =
  /\b(?:careless(?:ness)?|chatty|chatting|disorganised|disrupts?|disruptive|distracted|distracts|fails? to|forgets|gives up|inattentive|interrupts|lacks?|late|missing homework|never|noisy|poor|refuses|rushes|shouts? out|silly|struggles|talks too much|talkative|unfocused|untidy|weak)\b/iu;

/** A flaw that stands under the strengths. */
export function findPraisedFlaw(report: string): string | undefined {
  const [strengths, nextSteps] = REPORT_HEADINGS;
  const [, praised] = report.split(`${strengths}\n`);
  return praised === undefined
    ? undefined
    : FLAW.exec(praised.split(`${nextSteps}\n`)[0] ?? '')?.[0];
}

/** A report that speaks to the student, and of them. */
export function findMixedVoice(report: string): string | undefined {
  return /\b(?:you|your|yourself|you[’'](?:re|ve|ll))\b/iu.exec(report)?.[0];
}
