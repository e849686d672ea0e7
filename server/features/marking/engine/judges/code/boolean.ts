/** A logic expression as a tree. */
export type Logic =
  | { type: 'name'; name: string }
  | { type: 'not'; of: Logic }
  | { type: 'and' | 'or' | 'xor'; left: Logic; right: Logic };

const PIECE =
  /\s*(?:(?<op>AND\b|OR\b|NOT\b|XOR\b|NAND\b|NOR\b|&&|\|\||\/(?=\p{L})|\u0304|\u0305|[∧∨¬~!·•.&+⊕^|'’()])|(?<name>[\p{L}](?![\p{Ll}]{2})[\p{N}]?))/iuy;

const SIGNS: Readonly<Record<string, string>> = {
  and: 'and',
  '&&': 'and',
  '∧': 'and',
  '·': 'and',
  '•': 'and',
  '.': 'and',
  '&': 'and',
  '^': 'and',
  or: 'or',
  '||': 'or',
  '∨': 'or',
  '+': 'or',
  '|': 'or',
  xor: 'xor',
  '⊕': 'xor',
  not: 'not',
  '¬': 'not',
  '~': 'not',
  '/': 'not',
  '!': 'not',
  '’': "'",
  "'": "'",
  // A bar above the letter.
  '\u0304': "'",
  '\u0305': "'",
  '(': '(',
  ')': ')',
};

function lex(text: string): string[] | null {
  const tokens: string[] = [];
  let at = 0;
  const bare = text.normalize('NFD').trimEnd();
  while (at < bare.length) {
    PIECE.lastIndex = at;
    const match = PIECE.exec(bare);
    if (match === null) return null;
    const { op, name } = match.groups ?? {};
    const sign = op === undefined ? undefined : SIGNS[op.toLowerCase()];
    if (name !== undefined) tokens.push(`=${name.toUpperCase()}`);
    else if (sign !== undefined) tokens.push(sign);
    else return null;
    at = PIECE.lastIndex;
  }
  return tokens;
}

/**
 * Reads "D AND (S OR T)", "D·(S+T)", "¬A ∨ B"; returns null if a text is not a logic expression.
 */
export function parseLogic(text: string): Logic | null {
  const tokens = lex(text);
  if (tokens === null || tokens.length === 0 || tokens.length > 80) return null;
  let at = 0;
  const readOne = (): Logic | null => {
    const token = tokens[at];
    at += 1;
    let node: Logic | null = null;
    if (token === 'not') {
      const of = readOne();
      return of === null ? null : { type: 'not', of };
    }
    if (token === '(') {
      node = readOr();
      if (tokens[at] !== ')') return null;
      at += 1;
    } else if (token?.startsWith('=') === true) node = { type: 'name', name: token.slice(1) };
    while (node !== null && tokens[at] === "'") {
      node = { type: 'not', of: node };
      at += 1;
    }
    return node;
  };
  const readChain = (signs: readonly string[], readPart: () => Logic | null): Logic | null => {
    let left = readPart();
    while (left !== null && signs.includes(tokens[at] ?? '')) {
      const type = tokens[at] as 'and' | 'or' | 'xor';
      at += 1;
      const right = readPart();
      left = right === null ? null : { type, left, right };
    }
    return left;
  };
  const readAnd = (): Logic | null => readChain(['and'], readOne);
  const readOr = (): Logic | null => readChain(['or', 'xor'], readAnd);
  const whole = readOr();
  return at === tokens.length ? whole : null;
}

const namesOf = (logic: Logic): string[] => {
  if (logic.type === 'name') return [logic.name];
  return logic.type === 'not'
    ? namesOf(logic.of)
    : [...namesOf(logic.left), ...namesOf(logic.right)];
};

function isTrue(logic: Logic, values: ReadonlyMap<string, boolean>): boolean {
  switch (logic.type) {
    case 'name':
      return values.get(logic.name) ?? false;
    case 'not':
      return !isTrue(logic.of, values);
    case 'and':
      return isTrue(logic.left, values) && isTrue(logic.right, values);
    case 'or':
      return isTrue(logic.left, values) || isTrue(logic.right, values);
    case 'xor':
      return isTrue(logic.left, values) !== isTrue(logic.right, values);
  }
}

const MOST_NAMES = 6;

/** True if two expressions have the same truth table over the same inputs. */
export function isSameLogic(one: Logic, other: Logic): boolean {
  const names = [...new Set([...namesOf(one), ...namesOf(other)])].toSorted();
  const own = new Set(namesOf(one));
  if (
    names.length > MOST_NAMES ||
    new Set(namesOf(other)).size !== own.size ||
    names.length !== own.size
  )
    return false;
  for (let row = 0; row < 2 ** names.length; row += 1) {
    const values = new Map(names.map((name, bit) => [name, ((row >> bit) & 1) === 1]));
    if (isTrue(one, values) !== isTrue(other, values)) return false;
  }
  return true;
}

/** Returns an expression and all its parts. */
export function partsOfLogic(logic: Logic): Logic[] {
  if (logic.type === 'name') return [logic];
  return logic.type === 'not'
    ? [logic, ...partsOfLogic(logic.of)]
    : [logic, ...partsOfLogic(logic.left), ...partsOfLogic(logic.right)];
}
