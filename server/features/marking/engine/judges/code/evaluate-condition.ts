import type { CodeToken } from './tokenise-code.ts';

const ENDS = /^(?:break|print|input|else|return)$/;
const SIGN = /^(?:[<>]=?|!=|=)$/;

const COMPARE: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
};

/** Splits tokens at a word. */
function splitAt(tokens: readonly CodeToken[], word: string): CodeToken[][] {
  const parts: CodeToken[][] = [[]];
  for (const token of tokens) {
    if (token.type === 'word' && token.text === word) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** Evaluates "n < 1", "10 >= n" or "1 <= n <= 10" for a value of n; null for any other test. */
function holdsTest(test: readonly CodeToken[], value: number): boolean | null {
  const sides: (number | null)[] = [];
  const signs: string[] = [];
  let words = 0;
  for (const { text, type } of test) {
    if (type === 'sign' && SIGN.test(text)) {
      signs.push(text);
      words = 0;
    } else if (type === 'number') sides.push(Number(text));
    // "int(n)" and "len(word)" are one side.
    else if (type === 'word') {
      if (words === 0) sides.push(null);
      words += 1;
    } else if (text !== '.') return null;
  }
  if (signs.length === 0 || sides.length !== signs.length + 1) return null;
  return signs.every((sign, at) => {
    return COMPARE[sign]?.(sides[at] ?? value, sides[at + 1] ?? value) ?? false;
  });
}

/**
 * Returns whether the condition in a line of a program holds if each name in it has the value; null
 * if it compares with anything but figures.
 */
export function holdsFor(line: readonly CodeToken[], value: number): boolean | null {
  const from = line.findIndex(({ text }) => /^(?:while|until|if|elif)$/.test(text));
  if (from < 0) return null;
  const rest = line.slice(from + 1);
  const end = rest.findIndex(({ text, type }) => type === 'word' && ENDS.test(text));
  const whole = end < 0 ? rest : rest.slice(0, end);
  const isDenied = whole[0]?.text === 'not';
  const tests = splitAt(isDenied ? whole.slice(1) : whole, 'or').map((part) =>
    splitAt(part, 'and').map((test) => holdsTest(test, value)),
  );
  if (tests.flat().includes(null)) return null;
  return tests.some((part) => part.every((one) => one === true)) !== isDenied;
}
