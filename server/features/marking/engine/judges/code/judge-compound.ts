import { joinsConditions } from '../../text/joins-conditions.ts';
import { hasTest } from './judge-condition.ts';
import { find, type Requirement } from './place-in-program.ts';
import { tokeniseCode, type CodeToken } from './tokenise-code.ts';

const JOINS = /^(?:and|or)$/;
const SIGN = /^(?:[<>]=?|!=|=)$/;

interface Compound {
  tests: readonly (readonly CodeToken[])[];
  joins: readonly string[];
}

/** Splits the tokens of a condition at its "and" and "or". */
function splitTests(tokens: readonly CodeToken[]): Compound {
  const tests: CodeToken[][] = [[]];
  const joins: string[] = [];
  for (const token of tokens) {
    if (token.type !== 'string' && JOINS.test(token.text)) {
      joins.push(token.text);
      tests.push([]);
    } else tests.at(-1)?.push(token);
  }
  return { tests, joins };
}

/** Returns the figure that a test compares with, and its sign; null if it has none. */
function figureOf(test: readonly CodeToken[]): { sign: string; figure: string } | null {
  const at = test.findIndex(({ text }) => SIGN.test(text));
  const value = test[at + 1];
  return at < 0 || value?.type !== 'number'
    ? null
    : { sign: test[at]?.text ?? '', figure: value.text };
}

/** True if a program has each test with a figure, joined in the same way. */
function isSameCompound(wanted: Compound, given: Compound): boolean {
  if (given.joins.toSorted().join(' ') !== wanted.joins.toSorted().join(' ')) return false;
  return wanted.tests.every((test) => {
    const figure = figureOf(test);
    return figure === null || given.tests.some((one) => hasTest(one, figure.sign, figure.figure));
  });
}

/**
 * Returns the requirement of a condition of two tests, "if age < 18 or student = true": each
 * figure, and the same "and" or "or" between them. Returns null for other points.
 */
export function compoundOf(text: string): Requirement | null {
  if (!joinsConditions(text)) return null;
  const wanted = splitTests(tokeniseCode(text));
  // "IF a > 1 OR b > 1 THEN print c": the point asks for more.
  if ((wanted.tests.at(-1)?.length ?? 0) > 4) return null;
  return find(
    text,
    ({ kinds, tokens }) =>
      (kinds.has('condition') || kinds.has('loop')) && isSameCompound(wanted, splitTests(tokens)),
  );
}
