import { TURNED } from './judge-literal.ts';
import { rangeOf, readRange } from './judge-range.ts';
import { find, withoutPlace, type Requirement } from './place-in-program.ts';
import { oppositeOf, readComparison } from './read-limit.ts';
import type { ProgramStatement } from './read-program.ts';
import type { CodeToken } from './tokenise-code.ts';

const compares = ({ tokens }: ProgramStatement): boolean =>
  tokens.some(({ text }) => /^(?:[<>]=?|!=|=|%)$/.test(text));

const OF_LOOP = /\b(?:loops?|while|until|repeat\w*|iterat\w+)\b/i;
const OF_SELECTION = /\b(?:if|selection)\b/i;

/** True if a condition controls a loop: in its head, or inside a loop that has no count. */
const controlsLoop = (statement: ProgramStatement, program: readonly ProgramStatement[]): boolean =>
  statement.kinds.has('loop') ||
  statement.tokens.some(({ text }) => text === 'until') ||
  (statement.loops > 0 &&
    program.some(({ kinds, tokens }) => kinds.has('loop') && tokens[0]?.text !== 'for'));

/** Requires the comparison that a condition of the scheme names: ">= 18", "40 or more". */
export function conditionOf(text: string, question = ''): Requirement {
  const bare = withoutPlace(text);
  const isOfLoop = OF_LOOP.test(bare) && !OF_SELECTION.test(bare);
  const named = readComparison(text);
  const range = readRange(text) ?? (named === null ? readRange(question) : null);
  if (range !== null && (isOfLoop || readRange(text) !== null || ABOUT_RANGE.test(text)))
    return rangeOf(range, isOfLoop);
  const value = /\b(?:with|to|equals?)\s+(\d+)\b/i.exec(text)?.[1];
  if (value !== undefined && named === null)
    return find(
      text,
      (statement) => compares(statement) && statement.tokens.some((token) => token.text === value),
    );
  const tests = (statement: ProgramStatement, program: readonly ProgramStatement[]): boolean => {
    const { kinds } = statement;
    const isTest = kinds.has('condition') || kinds.has('return');
    return (
      compares(statement) &&
      (isOfLoop ? (isTest || kinds.has('loop')) && controlsLoop(statement, program) : isTest)
    );
  };
  if (named === null) return (program) => find(text, (one) => tests(one, program))(program);
  const other = oppositeOf(named);
  return (program) => {
    // If the branches are swapped, or the test ends a loop, the opposite condition is right too.
    const isTurned =
      isOfLoop || program.some(({ tokens }) => tokens.some((token) => token.text === 'else'));
    return find(
      text,
      (statement) =>
        tests(statement, program) &&
        (hasTest(statement.tokens, named.sign, named.figure) ||
          (isTurned && hasTest(statement.tokens, other.sign, other.figure))),
    )(program);
  };
}

/** "Correct condition for the range": about the range that the question gives. */
const ABOUT_RANGE = /\b(?:range|valid\w*|limits?|bounds|boundar\w+|inclusive|both ends)\b/i;

/** "A correct Boolean condition that compares the input to …", "comparing the code with …". */
export const COMPARISON =
  /^\W*(?:(?:an?|the|correct(?:ly)?|appropriate|suitable|boolean|logical)\s+){0,4}(?:conditions?\b.{0,30}\bcompar\w+|compar(?:es?|ing|isons?)\b)/i;

/**
 * Requires a comparison in a condition, loop or return, with the quoted word if the point has one.
 */
export function comparisonOf(text: string, question = ''): Requirement {
  const said = /["'‘“]([^"'’”]{1,40})["'’”]/.exec(text)?.[1]?.trim().toLowerCase();
  const named = conditionOf(text, question);
  if (said === undefined && readComparison(text) !== null) return named;
  return (program) =>
    find(
      text,
      (statement) =>
        ['condition', 'loop', 'return'].some((kind) => statement.kinds.has(kind as 'loop')) &&
        compares(statement) &&
        (said === undefined || statement.tokens.some((token) => token.text === said)),
    )(program) ?? (said === undefined ? named(program) : null);
}

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
