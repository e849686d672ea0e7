import type { ProgramStatement } from './read-program.ts';

const numbersIn = (loop: ProgramStatement): number[] =>
  loop.tokens.filter(({ type }) => type === 'number').map(({ text }) => Number(text));

const has = (loop: ProgramStatement, word: string): boolean =>
  loop.tokens.some(({ text }) => text === word);

const OF_HEAD = /^(?:for|each|in|range|to|step|and|%)$/;

/** True for `range(len(marks))`, `FOR i ← 1 TO n`: a limit that the loop's head does not show. */
const hasNameAsLimit = ({ tokens }: ProgramStatement): boolean => {
  const counter = tokens.find(({ type, text }) => type === 'word' && !OF_HEAD.test(text))?.text;
  return tokens.some(
    ({ type, text }) => type === 'word' && text !== counter && !OF_HEAD.test(text),
  );
};

/** Returns the start of a counter: the constant assigned to a name before the loop. */
function startOf(name: string, before: readonly ProgramStatement[]): number | null {
  const set = before.findLast(
    ({ tokens }) => tokens[0]?.text === name && /^(?:=|to)$/.test(tokens[1]?.text ?? ''),
  );
  const value = set?.tokens[2];
  return value?.type === 'number' ? Number(value.text) : null;
}

/**
 * Returns how often a loop runs, if its head and the counter before it show that; otherwise null.
 */
export function countRepeats(
  loop: ProgramStatement,
  before: readonly ProgramStatement[],
): number | null {
  const numbers = numbersIn(loop);
  const [first = 0, second] = numbers;
  const head = loop.tokens[0]?.text;
  if (head === 'for' && hasNameAsLimit(loop)) return null;
  if (has(loop, 'range')) return second === undefined ? first : second - first;
  if (head === 'for' && has(loop, 'to')) return second === undefined ? null : second - first + 1;
  const sign = loop.tokens.find(({ text }) => /^(?:[<>]=?|!=)$/.test(text))?.text;
  if (head === 'for' && sign !== undefined && second !== undefined)
    return second - first + (sign.endsWith('=') && sign !== '!=' ? 1 : 0);
  if (head === 'repeat' && numbers.length === 1) return first;
  if (head === 'while' && sign !== undefined && numbers.length === 1) {
    const start = startOf(loop.tokens[1]?.text ?? '', before);
    return start === null ? null : first - start + (sign === '<=' ? 1 : 0);
  }
  return null;
}
