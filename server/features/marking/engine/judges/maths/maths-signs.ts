/** Signs and words in maths, as students and schemes write them. */
export type Sign = '+' | '-' | '*' | '/' | '^' | ':' | '(' | ')';

/** The kinds of separator between two statements. */
export type Break = 'line' | 'comma' | 'or' | 'reason' | 'then';

export const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
export const SIGNS: Readonly<Record<string, Sign>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '—': '-',
  '×': '*',
  '*': '*',
  '·': '*',
  '⋅': '*',
  '÷': '/',
  '/': '/',
  '⁄': '/',
  '^': '^',
  '(': '(',
  ')': ')',
  '[': '(',
  ']': ')',
};
export const SIGN_WORDS = new Map<string, Sign>([
  ['times', '*'],
  ['plus', '+'],
  ['add', '+'],
  ['minus', '-'],
  ['subtract', '-'],
  ['over', '/'],
  ['divided', '/'],
  ['multiplied', '*'],
]);
export const BREAK_WORDS = new Map<string, Break>([
  ['so', 'then'],
  ['then', 'then'],
  ['therefore', 'then'],
  ['hence', 'then'],
  ['and', 'comma'],
  ['or', 'or'],
  ['because', 'reason'],
  ['since', 'reason'],
  ['check', 'reason'],
]);
export const EQUAL_WORDS: ReadonlySet<string> = new Set(
  'is are equals equal gives makes was be'.split(' '),
);
