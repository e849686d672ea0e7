import type { KindVerdict } from './judge.ts';

/** A step: a calculation, a power, a root, or an operation on a letter. */
const STEP =
  /[×÷*√^²³]|\d\s*[-+−–/xX]\s*\d|[\p{L}\d)]\s*[+−–]\s*[\p{L}\d(]|\d\p{L}\s*[=+−–-]|\bd[xy]\b/u;
/** "9.6 m/s²", "12 cm³": the power of a unit, not a step. */
const POWER_OF_UNIT = /(?<=\d\s?|\/\s?)(?<unit>[kcmd]?m|s)[²³]/g;
const WORD = /\p{L}{3,}/gu;
const MOST_WORDS = 3;
const SURE = 0.8;

/** True if an answer gives values without working: "x = 2, y = 5". */
export const isAnswerAlone = (answer: string): boolean =>
  /\d/.test(answer) &&
  !STEP.test(answer.replaceAll(POWER_OF_UNIT, '$<unit>')) &&
  (answer.match(WORD)?.length ?? 0) <= MOST_WORDS;

const EXAMPLES_GET_NONE = /\bexamples only[^.\n]{0,12}\b(?:0(?![.\d])|no marks|zero)/i;
/** A letter for a number, not "a" or "I". */
const LETTER = /(?<!\p{L})(?!(?<=\d)s)[b-hj-zA-HJ-Z](?![\p{L}'’])/u;

/** True if an answer only tries figures, and the scheme gives no marks for that. */
export const givesOnlyExamples = (answer: string, scheme: string): boolean =>
  EXAMPLES_GET_NONE.test(scheme) && /\d/.test(answer) && !LETTER.test(answer);

/** Returns the verdicts without marks, for an answer that only tries figures. */
export const withoutMarks = (
  verdicts: readonly (KindVerdict | null)[],
): readonly (KindVerdict | null)[] =>
  verdicts.map((verdict) => ({
    ...verdict,
    share: 0,
    sureness: Math.min(verdict?.sureness ?? SURE, SURE),
    spans: [],
    finding: 'incomplete',
  }));
