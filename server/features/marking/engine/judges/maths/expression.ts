import type { Unit } from '../number/units.ts';

/** A figure as written, with its unit if one follows. */
export interface NumberNode {
  type: 'number';
  value: number;
  /** The figures as written, such as `0.250`. */
  text: string;
  unit: Unit | null;
}

/** A node of a calculation or of a term of algebra. */
export type Expression =
  | NumberNode
  | { type: 'name'; name: string }
  | { type: 'negative'; of: Expression }
  | { type: 'call'; name: string; of: Expression }
  | { type: 'operation'; sign: '+' | '-' | '*' | '/' | '^'; left: Expression; right: Expression };

export type Operation = Extract<Expression, { type: 'operation' }>;

/** Creates a figure from its value alone. */
const numberNode = (value: number): NumberNode => ({
  type: 'number',
  value,
  text: String(value),
  unit: null,
});

const DEGREES = Math.PI / 180;

const CALLS: Readonly<Record<string, (value: number) => number>> = {
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  // Schools calculate in degrees.
  sin: (value) => Math.sin(value * DEGREES),
  cos: (value) => Math.cos(value * DEGREES),
  tan: (value) => Math.tan(value * DEGREES),
  log: Math.log10,
  lg: Math.log10,
  ln: Math.log,
  abs: Math.abs,
};

export const isFunctionName = (name: string): boolean => Object.hasOwn(CALLS, name);

/** How figures are evaluated: as written, or converted to base units. */
export type Scale = 'written' | 'base';

/** Names and their values. */
export type Values = ReadonlyMap<string, number>;

const NONE: Values = new Map();

const apply: Record<Operation['sign'], (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '^': (left, right) => left ** right,
};

/**
 * Returns the value of an expression; NaN if it has none or contains a name that `values` lacks.
 */
export function evaluate(
  expression: Expression,
  scale: Scale = 'written',
  values: Values = NONE,
): number {
  switch (expression.type) {
    case 'number':
      return scale === 'base'
        ? expression.value * (expression.unit?.factor ?? 1)
        : expression.value;
    case 'name':
      if (expression.name === 'π') return Math.PI;
      return values.get(expression.name) ?? Number.NaN;
    case 'negative':
      return -evaluate(expression.of, scale, values);
    case 'call':
      return CALLS[expression.name]?.(evaluate(expression.of, scale, values)) ?? Number.NaN;
    case 'operation': {
      const left = evaluate(expression.left, scale, values);
      return apply[expression.sign](left, evaluate(expression.right, scale, values));
    }
  }
}

/** Returns an expression and all its parts, the whole first. */
export function partsOf(expression: Expression): Expression[] {
  switch (expression.type) {
    case 'number':
    case 'name':
      return [expression];
    case 'negative':
    case 'call':
      return [expression, ...partsOf(expression.of)];
    case 'operation':
      return [expression, ...partsOf(expression.left), ...partsOf(expression.right)];
  }
}

const isNumberNode = (part: Expression): part is NumberNode => part.type === 'number';

/** Returns the figures of an expression, from left to right. */
export const figuresOf = (expression: Expression): NumberNode[] =>
  partsOf(expression).filter((part) => isNumberNode(part));

/** Returns the names in an expression that are unknowns. */
export const namesOf = (expression: Expression): ReadonlySet<string> =>
  new Set(
    partsOf(expression).flatMap((part) =>
      part.type === 'name' && part.name !== 'π' ? [part.name] : [],
    ),
  );

export const isOperation = (part: Expression): part is Operation => part.type === 'operation';

/** True if there is something to work out: "9 + 16", and "√(9 + 16)" too. */
export const isWorking = (part: Expression): boolean =>
  isOperation(part) || (part.type === 'call' && isOperation(part.of));

type Leaf = Extract<Expression, { type: 'number' | 'name' }>;

function mapLeaves(expression: Expression, replace: (leaf: Leaf) => Expression): Expression {
  switch (expression.type) {
    case 'number':
    case 'name':
      return replace(expression);
    case 'negative':
    case 'call':
      return { ...expression, of: mapLeaves(expression.of, replace) };
    case 'operation':
      return {
        ...expression,
        left: mapLeaves(expression.left, replace),
        right: mapLeaves(expression.right, replace),
      };
  }
}

/** Returns a copy of an expression with each figure replaced by `replace` of its value. */
export const mapFigures = (expression: Expression, replace: (value: number) => number) =>
  mapLeaves(expression, (leaf) =>
    leaf.type === 'number' ? numberNode(replace(leaf.value)) : leaf,
  );

/** Returns a copy of an expression with each name replaced by `replace` of it. */
export const mapNames = (expression: Expression, replace: (name: string) => string) =>
  mapLeaves(expression, (leaf) =>
    leaf.type === 'name' ? { ...leaf, name: replace(leaf.name) } : leaf,
  );
