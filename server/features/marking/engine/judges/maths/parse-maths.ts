import { isFunctionName, type Expression, type Operation } from './expression.ts';
import type { MathsToken } from './maths-token.ts';

/** Anything nested more deeply is not read. */
const MOST_NESTED = 25;
const MOST_TOKENS = 120;

const PRECEDENCE: Readonly<Record<string, number>> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 4 };
/** Precedence of a factor without a sign, as in `2x`: that of a product. */
const JUXTAPOSED = 3;

type Parsed = { expression: Expression; next: number } | null;

const operation = (sign: Operation['sign'], left: Expression, right: Expression): Expression => ({
  type: 'operation',
  sign,
  left,
  right,
});

function parsePrimary(tokens: readonly MathsToken[], at: number, depth: number): Parsed {
  const token = tokens[at];
  if (token === undefined || depth > MOST_NESTED) return null;
  if (token.type === 'number') {
    const { value, text, unit } = token;
    const number: Expression = { type: 'number', value, text, unit };
    return parseStandardForm(number, tokens, at, depth) ?? { expression: number, next: at + 1 };
  }
  if (token.type === 'name') {
    if (!isFunctionName(token.name)) {
      return { expression: { type: 'name', name: token.name }, next: at + 1 };
    }
    const of = parsePrimary(tokens, at + 1, depth + 1);
    if (of === null) return null;
    return { expression: { type: 'call', name: token.name, of: of.expression }, next: of.next };
  }
  if (token.type !== 'sign') return null;
  if (token.sign === '-' || token.sign === '+') {
    const of = parseFrom(tokens, at + 1, 2, depth + 1);
    if (of === null || token.sign === '+') return of;
    return { expression: { type: 'negative', of: of.expression }, next: of.next };
  }
  if (token.sign !== '(') return null;
  const inner = parseFrom(tokens, at + 1, 0, depth + 1);
  const close = inner === null ? undefined : tokens[inner.next];
  if (inner === null || close?.type !== 'sign' || close.sign !== ')') return null;
  // A unit after a bracket belongs to the whole and is read by the code that looks for units.
  return { expression: inner.expression, next: inner.next + 1 };
}

/** Parses `3.0 × 10^8` as one figure, so that a division by it divides by all of it. */
function parseStandardForm(
  mantissa: Expression,
  tokens: readonly MathsToken[],
  at: number,
  depth: number,
): Parsed {
  if (mantissa.type !== 'number' || mantissa.value < 1 || mantissa.value >= 10) return null;
  const [times, ten, power] = tokens.slice(at + 1, at + 4);
  const isTen = ten?.type === 'number' && ten.text === '10' && ten.unit === null;
  if (times?.type !== 'sign' || times.sign !== '*' || !isTen) return null;
  if (power?.type !== 'sign' || power.sign !== '^') return null;
  const exponent = parsePower(tokens, at + 4, depth + 1);
  if (exponent === null) return null;
  const base: Expression = { type: 'number', value: 10, text: '10', unit: null };
  const scale = operation('^', base, exponent.expression);
  return { expression: operation('*', mantissa, scale), next: exponent.next };
}

const startsFactor = (token: MathsToken | undefined, before: MathsToken | undefined): boolean => {
  if (token === undefined) return false;
  if (token.type === 'name') return true;
  if (token.type === 'sign' && token.sign === '(') return true;
  // Students do not write "(3)4", "x 4" or "√2 3" as products.
  return token.type === 'number' && before?.type === 'sign' && before.sign === ')';
};

function parseFrom(
  tokens: readonly MathsToken[],
  at: number,
  least: number,
  depth: number,
): Parsed {
  let left = parsePrimary(tokens, at, depth);
  while (left !== null) {
    const token = tokens[left.next];
    if (token?.type === 'sign' && PRECEDENCE[token.sign] !== undefined) {
      const precedence = PRECEDENCE[token.sign] ?? 0;
      if (precedence < least || (precedence === least && least > 0 && token.sign !== '^')) break;
      const right: Parsed =
        token.sign === '^'
          ? parsePower(tokens, left.next + 1, depth + 1)
          : parseFrom(tokens, left.next + 1, precedence, depth + 1);
      if (right === null) return null;
      const sign = token.sign as Operation['sign'];
      left = { expression: operation(sign, left.expression, right.expression), next: right.next };
      continue;
    }
    if (!startsFactor(token, tokens[left.next - 1]) || least >= JUXTAPOSED) break;
    const right = parseFrom(tokens, left.next, JUXTAPOSED, depth + 1);
    if (right === null) return null;
    left = { expression: operation('*', left.expression, right.expression), next: right.next };
  }
  return left;
}

/** Parses an exponent: one factor, with its sign. */
function parsePower(tokens: readonly MathsToken[], at: number, depth: number): Parsed {
  const token = tokens[at];
  if (token?.type === 'sign' && token.sign === '-') {
    const of = parsePower(tokens, at + 1, depth + 1);
    return of === null
      ? null
      : { expression: { type: 'negative', of: of.expression }, next: of.next };
  }
  return parsePrimary(tokens, at, depth);
}

/**
 * Parses all of the tokens as one expression; returns null if they are not one. Bounded in size and
 * depth.
 */
export function parseMaths(tokens: readonly MathsToken[]): Expression | null {
  if (tokens.length === 0 || tokens.length > MOST_TOKENS) return null;
  const parsed = parseFrom(tokens, 0, 0, 0);
  return parsed !== null && parsed.next === tokens.length ? parsed.expression : null;
}
