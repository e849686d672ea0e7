import { TURNED } from './judge-literal.ts';
import { find, withoutPlace, type Requirement } from './place-in-program.ts';
import type { ProgramStatement } from './read-program.ts';
import type { CodeToken } from './tokenise-code.ts';

const compares = ({ tokens }: ProgramStatement): boolean =>
  tokens.some(({ text }) => /^(?:[<>]=?|!=|=|%)$/.test(text));

/** Requires the operator and number that a condition of the scheme names: ">= 18". */
export function conditionOf(text: string): Requirement {
  const value = /\b(?:with|to|equals?)\s+(\d+)\b/i.exec(text)?.[1];
  if (value !== undefined)
    return find(
      text,
      (statement) => compares(statement) && statement.tokens.some((token) => token.text === value),
    );
  const [, sign, figure] = /([<>]=?|≥|≤|=|!=)\s*(-?\d+(?:\.\d+)?)/.exec(text) ?? [];
  const plain = sign?.replace('≥', '>=').replace('≤', '<=');
  const isOfLoop = /\b(?:loops?|while|until|repeat\w*|iterat\w+)\b/i.test(withoutPlace(text));
  const tests = (statement: ProgramStatement): boolean => {
    const { kinds } = statement;
    const isTest = kinds.has('condition') || kinds.has('return');
    return (isTest || (isOfLoop && kinds.has('loop'))) && compares(statement);
  };
  if (figure === undefined || plain === undefined) return find(text, tests);
  const wanted = [[plain, figure], ...sameTest(plain, figure)];
  const opposite = OPPOSITES[plain] ?? '';
  const unwanted = opposite === '' ? [] : [[opposite, figure], ...sameTest(opposite, figure)];
  return (program) => {
    const hasElse = program.some(({ tokens }) => tokens.some((token) => token.text === 'else'));
    // If the branches are swapped, the opposite condition is right too.
    const all = hasElse ? [...wanted, ...unwanted] : wanted;
    return find(text, (statement) => {
      const texts = statement.tokens.map((token) => token.text);
      return (
        tests(statement) &&
        all.some(([one = '', other = '']) =>
          texts.some((token, at) => token === one && texts[at + 1] === other),
        )
      );
    })(program);
  };
}

/** "A correct Boolean condition that compares the input to …", "comparing the code with …". */
export const COMPARISON =
  /^\W*(?:(?:an?|the|correct(?:ly)?|appropriate|suitable|boolean|logical)\s+){0,4}(?:conditions?\b.{0,30}\bcompar\w+|compar(?:es?|ing|isons?)\b)/i;

/**
 * Requires a comparison in a condition, loop or return, with the quoted word if the point has one.
 */
export function comparisonOf(text: string): Requirement {
  const said = /["'‘“]([^"'’”]{1,40})["'’”]/.exec(text)?.[1]?.trim().toLowerCase();
  const named = conditionOf(text);
  return (program) =>
    find(
      text,
      (statement) =>
        ['condition', 'loop', 'return'].some((kind) => statement.kinds.has(kind as 'loop')) &&
        compares(statement) &&
        (said === undefined || statement.tokens.some((token) => token.text === said)),
    )(program) ?? (said === undefined ? named(program) : null);
}

const OPPOSITES: Readonly<Record<string, string>> = { '>': '<=', '>=': '<', '<': '>=', '<=': '>' };

/** Returns the equivalent test of whole numbers: "> 17" for ">= 18". */
function sameTest(sign: string, figure: string): string[][] {
  const number = Number(figure);
  if (!Number.isInteger(number)) return [];
  if (sign === '>=') return [['>', String(number - 1)]];
  if (sign === '<=') return [['<', String(number + 1)]];
  if (sign === '>') return [['>=', String(number + 1)]];
  return sign === '<' ? [['<=', String(number - 1)]] : [];
}

/** True for "age < 18", "age <= 17" and "18 > age" if `< 18` is asked for. */
export function hasTest(tokens: readonly CodeToken[], sign: string, figure: string): boolean {
  const texts = tokens.map(({ text }) => text);
  return [[sign, figure], ...sameTest(sign, figure)].some(([one = '', other = '']) =>
    texts.some(
      (token, at) =>
        (token === one && texts[at + 1] === other) ||
        (token === other && texts[at + 1] === TURNED[one]),
    ),
  );
}
