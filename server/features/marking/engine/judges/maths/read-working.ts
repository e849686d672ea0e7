import { isSameQuantity, type Unit } from '../number/units.ts';
import { evaluate, isFunctionName, isOperation, type Expression } from './expression.ts';
import { lexMaths, type LexOptions } from './lex-maths.ts';
import type { MathsToken } from './maths-token.ts';
import type { Break } from './maths-signs.ts';
import { parseMaths } from './parse-maths.ts';

/** An expression in an answer or scheme, with its position and label. */
export interface Written {
  start: number;
  end: number;
  expression: Expression;
  /** The value of the figures as written; NaN if it contains unknowns. */
  value: number;
  /** The value in base units; equal to `value` without units. */
  base: number;
  unit: Unit | null;
  /** The words before it in its statement, and a name that it is equated with, in lower case. */
  label: string;
  /** The words after it, up to the next figure, in lower case. */
  behind: string;
  /** Index of its statement, and of its side in that: 0 before the first `=`. */
  statement: number;
  side: number;
  /** What precedes its statement; null at the beginning. */
  after: Break | null;
}

/** Two sides that a text equates, or orders. */
interface Relation {
  left: Expression;
  right: Expression;
  sign: '=' | '<' | '>' | '≤' | '≥';
  start: number;
  end: number;
}

/** All the maths in a text. */
export interface Working {
  written: readonly Written[];
  relations: readonly Relation[];
  /** Units without a figure. */
  loneUnits: readonly { unit: Unit; start: number; end: number }[];
}

interface Side {
  tokens: MathsToken[];
  relation: Relation['sign'] | null;
}

interface Statement {
  sides: Side[];
  after: Break | null;
}

function splitStatements(tokens: readonly MathsToken[]): Statement[] {
  const statements: Statement[] = [];
  let current: Statement = { sides: [{ tokens: [], relation: null }], after: null };
  for (const token of tokens) {
    if (token.type === 'break') {
      if (current.sides.some((side) => side.tokens.length > 0)) statements.push(current);
      current = { sides: [{ tokens: [], relation: null }], after: token.by };
    } else if (token.type === 'relation') {
      current.sides.push({ tokens: [], relation: token.sign });
    } else current.sides.at(-1)?.tokens.push(token);
  }
  statements.push(current);
  return statements;
}

const isMaths = (token: MathsToken): boolean =>
  token.type === 'number' || token.type === 'sign' || token.type === 'name';

/** A run of maths with the words before and after it. */
interface Run {
  run: MathsToken[];
  label: string;
  behind: string;
}

/** Returns the runs of maths in a side. */
function findRuns(tokens: readonly MathsToken[]): Run[] {
  const runs: Run[] = [];
  let words: string[] = [];
  let run: MathsToken[] = [];
  const close = (): void => {
    if (run.length > 0) runs.push({ run, label: words.join(' ').toLowerCase(), behind: '' });
    if (run.some((token) => token.type === 'number')) words = [];
    run = [];
  };
  for (const token of tokens) {
    if (isMaths(token)) run.push(token);
    else if (token.type !== 'unit' || run.length === 0) {
      close();
      if (token.type !== 'word') continue;
      words.push(token.word);
      const last = runs.at(-1);
      if (last !== undefined) last.behind += ` ${token.word.toLowerCase()}`;
    }
  }
  close();
  return runs.length === 0 && words.length > 0
    ? [{ run: [], label: words.join(' ').toLowerCase(), behind: '' }]
    : runs;
}

/** Parses a run without what cannot belong to it: a list's dash, a lone bracket, an article. */
function parseRun(
  run: readonly MathsToken[],
): { expression: Expression; run: readonly MathsToken[] } | null {
  const tries = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 0],
    [0, 2],
  ] as const;
  for (const [from, to] of tries) {
    const part = run.slice(from, run.length - to);
    // Only signs and names can be there by chance; a figure is not dropped.
    const dropped = [...run.slice(0, from), ...run.slice(run.length - to)];
    if (dropped.some((token) => token.type === 'number')) continue;
    const expression = parseMaths(part);
    if (expression !== null) return { expression, run: part };
  }
  return null;
}

/** Parses consecutive figures: "2 h 30 min" is one quantity; others are one each. */
function parseApart(
  run: readonly MathsToken[],
): { expression: Expression; run: readonly MathsToken[] }[] {
  const parts: MathsToken[][] = [];
  let depth = 0;
  for (const [index, token] of run.entries()) {
    const before = run[index - 1];
    if (token.type === 'sign' && token.sign === '(') depth += 1;
    if (token.type === 'sign' && token.sign === ')') depth -= 1;
    const follows = token.type === 'number' && before?.type === 'number' && depth <= 0;
    if (follows || parts.length === 0 || (token.type === 'sign' && token.sign === ':'))
      parts.push([]);
    if (token.type !== 'sign' || token.sign !== ':') parts.at(-1)?.push(token);
  }
  return parts.flatMap((part) => parseRun(part) ?? []);
}

function joinCompound(
  run: readonly MathsToken[],
): { expression: Expression; base: number; unit: Unit } | null {
  const [big, small, ...rest] = run;
  if (rest.length > 0 || big?.type !== 'number' || small?.type !== 'number') return null;
  if (big.unit === null) return null;
  const isMinutes = big.unit.factor === 3600 && small.unit === null;
  const isSmaller =
    small.unit !== null &&
    isSameQuantity(big.unit, small.unit) &&
    small.unit.factor < big.unit.factor;
  if (!isMinutes && !isSmaller) return null;
  const factor = small.unit?.factor ?? 60;
  const base = big.value * big.unit.factor + small.value * factor;
  const value = base / factor;
  const unit = small.unit ?? { ...big.unit, text: 'min', factor: 60 };
  return {
    expression: { type: 'number', value, text: String(value), unit },
    base,
    unit,
  };
}

/** Returns the unit of a whole expression: its own, or the one that all terms of its sum share. */
function unitOf(expression: Expression): Unit | null {
  if (expression.type === 'number') return expression.unit;
  if (expression.type === 'negative') return unitOf(expression.of);
  if (isOperation(expression) && /[+-]/.test(expression.sign)) {
    return unitOf(expression.right) ?? unitOf(expression.left);
  }
  // "3.96 × 10^5 J" and "12 / 5 m": the unit is at the end.
  if (isOperation(expression) && expression.sign === '*') return lastUnit(expression.right);
  return null;
}

function lastUnit(expression: Expression): Unit | null {
  if (expression.type === 'number') return expression.unit;
  return isOperation(expression) && expression.sign === '^' ? lastUnit(expression.right) : null;
}

const isPowerOfTen = (expression: Expression): boolean =>
  isOperation(expression) &&
  expression.sign === '*' &&
  isOperation(expression.right) &&
  expression.right.sign === '^' &&
  evaluate(expression.right.left) === 10;

function describe(
  expression: Expression,
  following: Unit | null,
): Pick<Written, 'expression' | 'value' | 'base' | 'unit'> {
  const value = evaluate(expression);
  const own = unitOf(expression);
  const unit = own ?? following;
  if (expression.type === 'number' || isPowerOfTen(expression) || own === null) {
    return { expression, value, base: value * (unit?.factor ?? 1), unit };
  }
  return { expression, value, base: evaluate(expression, 'base'), unit };
}

function isBareName(run: readonly MathsToken[]): string | null {
  const [only, ...rest] = run;
  const isName =
    only?.type === 'name' && rest.length === 0 && !isFunctionName(only.name) && only.name !== 'π';
  return isName ? only.name : null;
}

/** Returns the name or words that other sides of a statement are equated with. */
function labelOf(statement: Statement): string {
  const names = statement.sides.flatMap(({ tokens }) => {
    const words = tokens.filter((token) => token.type === 'word').map((token) => token.word);
    const hasNumber = tokens.some((token) => token.type === 'number');
    const name = hasNumber ? null : isBareName(tokens.filter((token) => isMaths(token)));
    return name === null ? words : [...words, name];
  });
  return names.join(' ').toLowerCase();
}

/** "4.7x10-5", typed or pasted without the sign of the power. */
const NEGATIVE_POWER = /(?<=\d\s?[x×*]\s?)10(?=[-−–]\d{1,2}(?!\d))/g;
/**
 * "1.6 × 1011" and "2.0 × 108 m/s": powers whose superscript was lost in pasting; but not "£2.50 ×
 * 104".
 */
const LOST_POWER =
  /(?<![\d.,£$€])([1-9](?:\.\d+)?)(\s?[x×*]\s?)10([1-9]\d?)(?![\d,]|\.\d)(?=\s*\(?((?:m\/s|m\s?s|Hz|J|Pa|W|C|N|kg|mol|atoms|ions|molecules)(?![A-Za-z]))?)/g;

/**
 * Writes powers of ten as "1e-5" and "1e11", with as many characters; not if the text gives the
 * plain product.
 */
function withPowers(text: string): string {
  const plain = text.replaceAll(/(?<=\d)[,\s](?=\d{3}(?!\d))/g, '');
  return text
    .replaceAll(NEGATIVE_POWER, '1e')
    .replaceAll(
      LOST_POWER,
      (whole, mantissa: string, sign: string, power: string, unit?: string) => {
        const isTelling = mantissa.includes('.') || power.length > 1 || unit !== undefined;
        const product = Number((Number(mantissa) * Number(`10${power}`)).toPrecision(12));
        const isProduct = new RegExp(String.raw`(?<![\d.])${product}(?![\d.]*\d)`).test(plain);
        return isTelling && !isProduct ? `${mantissa}${sign}1e${power}` : whole;
      },
    );
}

/** "3 half-lives" does not contain the figure a half. */
const HALF_LIFE = /(?<=\b)(half)[ -](?=li(?:fe|ves)\b)/gi;

/** Reads the maths in a text: its statements, their sides and labels. */
export function readWorking(text: string, options: LexOptions): Working {
  const tokens = lexMaths(withPowers(text.replaceAll(HALF_LIFE, '$1x')), options);
  const written: Written[] = [];
  const relations: Relation[] = [];
  const loneUnits = tokens.flatMap((token, index) =>
    token.type === 'unit' && tokens[index - 1]?.type !== 'number' ? [token] : [],
  );
  for (const [index, statement] of splitStatements(tokens).entries()) {
    const label = labelOf(statement);
    let before: { expression: Expression; start: number } | null = null;
    for (const [side, { tokens: own, relation }] of statement.sides.entries()) {
      let first: { expression: Expression; start: number; end: number } | null = null;
      for (const { run, label: near, behind } of findRuns(own)) {
        const name = isBareName(run);
        const last = run.at(-1);
        const compound = joinCompound(run);
        const whole = compound === null ? parseRun(run) : null;
        const found =
          compound !== null ? [{ ...compound, run }] : whole === null ? parseApart(run) : [whole];
        for (const one of found) {
          const start = one.run[0]?.start ?? 0;
          const end = one.run.at(-1)?.end ?? 0;
          first ??= { expression: one.expression, start, end };
          if (name !== null) continue;
          const after = tokens.find((token) => token.start >= end);
          const isEnd = one.run.at(-1) === last;
          const following = isEnd && after?.type === 'unit' ? after.unit : null;
          const described = describe(one.expression, following);
          if (compound !== null) {
            described.base = compound.base;
            described.unit = compound.unit;
          }
          written.push({
            start,
            end: following === null ? end : (after?.end ?? end),
            ...described,
            label: near === '' ? label : near,
            behind,
            statement: index,
            side,
            after: statement.after,
          });
        }
      }
      if (first !== null && before !== null && relation !== null) {
        relations.push({
          left: before.expression,
          right: first.expression,
          sign: relation,
          start: before.start,
          end: first.end,
        });
      }
      if (first !== null) before = first;
    }
  }
  return { written, relations, loneUnits };
}
