import { find, type Requirement } from './place-in-program.ts';
import type { ProgramStatement } from './read-program.ts';
import { spokenWords } from './spoken-words.ts';

/** "Returns the larger in both cases". */
const IN_EACH_CASE = /\b(?:both|each|either|every|all)\s+(?:cases?|branch(?:es)?|paths?)\b/i;
const SIGN = /^(?:[<>]=?|!=|=)$/;

const isReturn = ({ kinds, tokens }: ProgramStatement): boolean =>
  kinds.has('return') && tokens.length > 1;

/** True for a returned comparison, such as `return age >= 18`, which covers both true and false. */
const returnsTest = (statement: ProgramStatement): boolean =>
  isReturn(statement) &&
  statement.tokens[0]?.text === 'return' &&
  statement.tokens.some(({ text }) => SIGN.test(text));

const isBoolean = (words: readonly string[]): boolean =>
  words.length === 2 && words.includes('true') && words.includes('false');

/** Requires two or more returns, or one outside the conditions that serves every case. */
const inEachCase: Requirement = (program) => {
  const returns = program.filter((statement) => isReturn(statement));
  const isChosen = program.some(({ kinds }) => kinds.has('condition'));
  const whole = returns.find(
    ({ conditions, tokens }) =>
      conditions === 0 && (isChosen || tokens.some(({ text }) => /^(?:max|min)$/.test(text))),
  );
  return whole ?? (returns.length > 1 ? (returns[0] ?? null) : null);
};

/**
 * Requires a return in each case if the point says so; otherwise a returned value, with each of the
 * words that the point gives.
 */
export function returnsOf(text: string): Requirement {
  if (IN_EACH_CASE.test(text)) return inEachCase;
  const words = spokenWords(text);
  const returned = (word: string): Requirement =>
    find(text, (one) => isReturn(one) && one.tokens.some((token) => token.text.includes(word)));
  if (words.length === 0) return find(text, isReturn);
  return (program) => {
    const test = program.find((statement) => returnsTest(statement));
    if (isBoolean(words) && test !== undefined) return test;
    const each = words.map((word) => returned(word)(program));
    return each.every((one) => one !== null) ? (each[0] ?? null) : null;
  };
}
