import { find, type Requirement } from './place-in-program.ts';
import { numberInWords } from './read-limit.ts';
import type { ProgramStatement } from './read-program.ts';

/** Parts of points about text: changing its case, taking part of it, and joining it. */

const CASES = {
  upper: /^(?:to_?)?(?:upper|ucase|upcase)(?:_?case)?$/,
  lower: /^(?:to_?)?(?:lower|lcase|downcase)(?:_?case)?$/,
} as const;

/** Requires text to be put in the case that the point names. */
export const caseOf = (text: string): Requirement => {
  const wanted = /\blower/i.test(text) ? CASES.lower : CASES.upper;
  return find(text, ({ tokens }) => tokens.some((token) => wanted.test(token.text)));
};

const TAKES_PART = /^(?:substring|substr|sub_string|left|right|mid|slice|charat)$/;
const COUNT =
  /\b(\d|two|three|four|five|six|seven|eight|nine)\s+(?:\p{L}+\s+)?(?:letters?|characters?|digits?)\b/iu;

/** True for `name[0:3]`: an index, not a list of values. */
const isIndexed = ({ tokens }: ProgramStatement): boolean =>
  tokens.some(({ text }, at) => text === '[' && tokens[at - 1]?.type === 'word');

/** Requires part of a text, with the number of letters that the point gives. */
export const partOf = (text: string): Requirement => {
  const word = COUNT.exec(text)?.[1];
  const figure = word === undefined ? null : String(numberInWords(word));
  return find(text, (statement) => {
    const { tokens } = statement;
    if (!isIndexed(statement) && !tokens.some((token) => TAKES_PART.test(token.text))) return false;
    return (
      figure === null || tokens.some((token) => token.type === 'number' && token.text === figure)
    );
  });
};

/** True for a string with a place for a value: `f"{name}@school.uk"`. */
const isFilled = ({ tokens }: ProgramStatement): boolean =>
  tokens.some(({ text, type }) => type === 'string' && /\{[^{}]*\}/.test(text));

/** Requires texts to be joined, or put beside each other in an output. */
export const joinOf = (text: string): Requirement =>
  find(text, (statement) => {
    const { kinds, tokens } = statement;
    const joins = (sign: string): boolean =>
      tokens.some(
        (token, at) =>
          token.text === sign && token.type === 'sign' && tokens[at + 1]?.type !== 'number',
      );
    return (
      isFilled(statement) ||
      joins('+') ||
      joins('&') ||
      joins('+=') ||
      (kinds.has('output') && joins(',')) ||
      tokens.some((token) => /^(?:concat\w*|join)$/.test(token.text))
    );
  });

const ADDS_TO_LIST = /^(?:append|push|add|insert)$/;

/** Requires a value to be put into a list or an array. */
export const listOf = (text: string): Requirement =>
  find(
    text,
    (statement) =>
      statement.tokens.some((token) => ADDS_TO_LIST.test(token.text)) ||
      (statement.kinds.has('assignment') && isIndexed(statement)) ||
      statement.tokens.some((token) => token.text === '+='),
  );
