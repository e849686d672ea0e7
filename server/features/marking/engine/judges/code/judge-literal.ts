import { KEYWORDS, tokeniseCode, type CodeToken } from './tokenise-code.ts';

interface Span {
  start: number;
  end: number;
}

/** True for a name that the program may choose; names that the question gives are fixed. */
const mayBeRenamed = ({ type, text }: CodeToken, given: ReadonlySet<string>): boolean =>
  type === 'word' && !KEYWORDS.has(text) && !given.has(text);

function isSame(wanted: CodeToken, token: CodeToken, given: ReadonlySet<string>): boolean {
  if (wanted.text === token.text) return true;
  if (wanted.type === 'number' && token.type === 'number')
    return Number(wanted.text) === Number(token.text);
  return mayBeRenamed(wanted, given) && token.type === 'word' && !KEYWORDS.has(token.text);
}

const ARITHMETIC = /^(?:[-+*/%^]|\/\/|\*\*)$/;
/**
 * Calculations, comparisons, and values that are stored or returned: a longer one is a different
 * one.
 */
const IS_CALCULATED = /^(?:[-+*/%^=]|\/\/|[<>]=?|!=|return)$/;

/**
 * True if a run of tokens is only part of a calculation: `a + b` in `a + b * c`. Joined strings do
 * not count, because a program may add text to what it prints.
 */
function goesOn(tokens: readonly CodeToken[], from: number, to: number, answer: string): boolean {
  const run = tokens.slice(from, to);
  if (run.every(({ text, type }) => type === 'string' || !IS_CALCULATED.test(text))) return false;
  const joins = (at: number): boolean => {
    const [left, sign, right] = tokens.slice(at - 1, at + 2);
    if (left === undefined || sign === undefined || right === undefined) return false;
    const isOnLine = !answer.slice(left.start, right.end).includes('\n');
    const isText = left.type === 'string' || right.type === 'string';
    return isOnLine && !isText && sign.type === 'sign' && ARITHMETIC.test(sign.text);
  };
  const startsInside =
    run[0]?.text !== 'return' && ARITHMETIC.test(run[1]?.text ?? '') && joins(from - 1);
  return joins(to) || startsInside;
}

function findRun(
  wanted: readonly CodeToken[],
  tokens: readonly CodeToken[],
  given: ReadonlySet<string>,
  answer: string,
): Span | null {
  if (wanted.length === 0) return null;
  for (let from = 0; from + wanted.length <= tokens.length; from += 1) {
    const run = tokens.slice(from, from + wanted.length);
    if (!run.every((token, index) => isSame(wanted[index] ?? token, token, given))) continue;
    if (goesOn(tokens, from, from + wanted.length, answer)) continue;
    // Tokens are compared whole: `age > 15` is not met by `age > 150`.
    const [first] = run;
    const last = run.at(-1);
    if (first !== undefined && last !== undefined) return { start: first.start, end: last.end };
  }
  return null;
}

/** Each operator with its sides swapped. */
export const TURNED: Readonly<Record<string, string>> = {
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
  '=': '=',
  '+': '+',
  '*': '*',
  '!=': '!=',
};

/** Swaps the sides: `15 < age` means `age > 15`, and `h * w` means `w * h`. */
function turn(tokens: readonly CodeToken[]): CodeToken[] | null {
  const at = tokens.length - 2;
  const [left, sign, right] = tokens.slice(-3);
  const other = TURNED[sign?.text ?? ''];
  if (
    left === undefined ||
    sign === undefined ||
    right === undefined ||
    other === undefined ||
    at < 1
  )
    return null;
  return [...tokens.slice(0, -3), right, { ...sign, text: other }, left];
}

/**
 * Replaces the comparison with one that the scheme accepts: `>= 16` for `> 15` is right only for
 * whole numbers, so the scheme must say so.
 */
function withTail(wanted: readonly CodeToken[], standIn: readonly CodeToken[]): CodeToken[] | null {
  const sign = standIn[0];
  const at = wanted.findIndex(({ text }) => /^(?:[<>]=?|!=|=)$/.test(text));
  return sign !== undefined && /^(?:[<>]=?|!=|=)$/.test(sign.text) && at > 0
    ? [...wanted.slice(0, at), ...standIn]
    : null;
}

/** `ORDER BY Surname (ASC)`: an optional keyword. */
const OPTIONAL = /\s+\((ASC(?:ENDING)?|INNER|AS|;)\)/i;

/** Returns every accepted wording of a line of code. */
export function readWordings(
  texts: readonly string[],
  standIns: readonly string[],
  isWholeAnswer = false,
): CodeToken[][] {
  const plain = texts
    .flatMap((text) =>
      OPTIONAL.test(text) ? [text.replace(OPTIONAL, ' $1'), text.replace(OPTIONAL, '')] : [text],
    )
    .map((text) => tokeniseCode(text))
    .filter((tokens) => tokens.length > 0);
  const others = standIns.map((text) => tokeniseCode(text));
  const tailed = plain.flatMap((tokens) =>
    others.flatMap((other) => withTail(tokens, other) ?? []),
  );
  const asTails = plain.flatMap((tokens) =>
    others.map((other) => withTail(tokens, other)).filter((one) => one !== null),
  );
  const all = [...plain, ...(tailed.length > 0 ? asTails : others.filter((one) => one.length > 0))];
  // The calculation of `a = w * h` may be in another line.
  const bare = all.flatMap((tokens) =>
    !isWholeAnswer && tokens.length > 4 && tokens[1]?.text === '=' && tokens[0]?.type === 'word'
      ? [tokens.slice(2)]
      : [],
  );
  const turned = [...all, ...bare].flatMap((tokens) => turn(tokens) ?? []);
  const turnedOnes = [...all, ...bare].map((tokens) => turn(tokens)).filter((one) => one !== null);
  return [...all, ...bare, ...(turned.length > 0 ? turnedOnes : [])];
}

/** Removes the prompts of inputs: any wording will do, or none. */
const withoutPrompts = (tokens: readonly CodeToken[]): CodeToken[] =>
  tokens.filter(
    ({ type }, at) =>
      type !== 'string' || tokens[at - 1]?.text !== 'input' || tokens[at - 1]?.type !== 'word',
  );

/**
 * Finds a line of code in an answer, ignoring names that the program may choose; returns null if it
 * is missing.
 */
export function findLiteral(
  wordings: readonly (readonly CodeToken[])[],
  answer: string,
  given: ReadonlySet<string>,
): Span | null {
  const tokens = withoutPrompts(tokeniseCode(answer));
  for (const wording of wordings) {
    const found = findRun(withoutPrompts(wording), tokens, given, answer);
    if (found !== null) return found;
  }
  // What is returned or printed may be calculated there.
  const [first, second] = wordings[0] ?? [];
  if (first?.text === 'return' && wordings[0]?.length === 2 && second?.type === 'word') {
    const at = tokens.findIndex(({ text }) => text === 'return');
    const next = tokens[at + 1];
    const token = tokens[at];
    if (at >= 0 && token !== undefined && next !== undefined)
      return { start: token.start, end: next.end };
  }
  return null;
}
