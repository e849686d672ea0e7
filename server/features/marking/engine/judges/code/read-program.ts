import { tokeniseCode, type CodeToken } from './tokenise-code.ts';

type StatementKind =
  | 'loop'
  | 'condition'
  | 'input'
  | 'output'
  | 'assignment'
  | 'definition'
  | 'return'
  | 'other';

/** A line of a program, with what it does and where it is. */
export interface ProgramStatement {
  kinds: ReadonlySet<StatementKind>;
  tokens: readonly CodeToken[];
  /** How many loops it is in. */
  loops: number;
  /** How many conditions it is in. */
  conditions: number;
  /** Whether it may also be after the loop: at the end of a program that has lost its indentation. */
  mayBeAfter: boolean;
  start: number;
  end: number;
}

const STARTS_LOOP = /^(?:for|while|repeat|foreach|do)$/;
const ENDS_BLOCK =
  /^\s*(?:(?:end\s*(?:if|while|for|function|procedure|sub|loop|case)?|next(?:\s+\w+)?|until\b.*|wend|loop|od|fi)\b|\})/i;
/** `IF t > max THEN max = t`, unless the next line ends it. */
const ON_ONE_LINE = /^\s*if\b.*\bthen\b\s*\S/i;
const GOES_ON = /^\s*(?:end\s*if|fi|else|elif)\b/i;
const INDENTED = /^[ \t]*/;

const ENDS_LOOP = /^\s*(?:end\s*(?:while|for|loop)|next|until|wend|loop|od)\b/i;
const ENDS_CONDITION = /^\s*(?:end\s*(?:if|case)|fi)\b/i;
/** "do" alone begins a loop that ends on a condition. */
const DO = /^(\s*)do\b[\s:{]*$/i;

interface Block {
  kind: 'loop' | 'condition' | 'other';
  indent: number;
}

const isAssignment = (tokens: readonly CodeToken[]): boolean => {
  const [first, second, third] = tokens;
  if (first?.type !== 'word') return false;
  if (second?.text === '[') return tokens.some(({ text }) => text === '=');
  return (
    ['=', '+=', '-=', '*=', '++', '--'].includes(second?.text ?? '') ||
    // "SET total TO 0"
    (second?.text === 'to' && third !== undefined && first.text !== 'for')
  );
};

function kindsOf(tokens: readonly CodeToken[]): Set<StatementKind> {
  const kinds = new Set<StatementKind>();
  const words = new Set(tokens.filter(({ type }) => type === 'word').map(({ text }) => text));
  const first = tokens[0]?.text ?? '';
  if (STARTS_LOOP.test(first)) kinds.add('loop');
  if (
    first === 'if' ||
    first === 'elif' ||
    first === 'switch' ||
    first === 'case' ||
    first === 'until' ||
    first === 'else'
  )
    kinds.add('condition');
  if (words.has('input')) kinds.add('input');
  if (words.has('print')) kinds.add('output');
  if (words.has('def')) kinds.add('definition');
  if (words.has('return')) kinds.add('return');
  const after = tokens.findIndex(({ text }) => text === 'if');
  const inner = after === 0 ? tokens.slice(1) : tokens;
  if (isAssignment(tokens) || (after === 0 && hasLaterAssignment(inner))) kinds.add('assignment');
  if (kinds.size === 0) kinds.add('other');
  return kinds;
}

/** True for "if x > max then max = x" on one line: a condition and an assignment. */
function hasLaterAssignment(tokens: readonly CodeToken[]): boolean {
  const signs = tokens.flatMap(({ text }, index) => (text === '=' ? [index] : []));
  const comparison = tokens.findIndex(({ text }) => /^(?:[<>]=?|!=)$/.test(text));
  return comparison >= 0 ? signs.some((index) => index > comparison) : signs.length > 1;
}

/** Splits several statements on one line into several lines. */
const splitLines = (text: string): { text: string; start: number }[] => {
  const lines: { text: string; start: number }[] = [];
  let at = 0;
  for (const line of text.slice(0, 8000).split('\n')) {
    let within = at;
    for (const part of line.split(';')) {
      if (part.trim() !== '') lines.push({ text: part, start: within });
      within += part.length + 1;
    }
    at += line.length + 1;
  }
  return lines;
};

const isBlock = (kinds: ReadonlySet<StatementKind>): Block['kind'] | null => {
  if (kinds.has('loop')) return 'loop';
  if (kinds.has('condition')) return 'condition';
  return kinds.has('definition') ? 'other' : null;
};

/** Closes the innermost block of the kind that a line ends, and what was left open in it. */
function closeBlock(open: readonly Block[], line: string): Block[] {
  const kind = ENDS_LOOP.test(line) ? 'loop' : ENDS_CONDITION.test(line) ? 'condition' : null;
  const at = kind === null ? open.length - 1 : open.findLastIndex((block) => block.kind === kind);
  return open.slice(0, Math.max(0, at < 0 ? open.length - 1 : at));
}

/**
 * Places the statements of a program that shows neither indentation nor ends of blocks: what
 * follows a loop's head is in the loop, and outputs and returns at the end may also be after it.
 */
function placeFlat(statements: readonly ProgramStatement[]): ProgramStatement[] {
  const head = statements.findIndex(({ kinds }) => kinds.has('loop'));
  const inLast = statements.findLastIndex(
    ({ kinds }) => !kinds.has('output') && !kinds.has('return'),
  );
  return statements.map((statement, at) => {
    const before = statements[at - 1];
    const isConditional = before?.kinds.has('condition') === true;
    return {
      ...statement,
      loops: head >= 0 && at > head ? 1 : 0,
      conditions: Math.max(statement.conditions, isConditional ? 1 : 0),
      mayBeAfter: head >= 0 && at > inLast,
    };
  });
}

/**
 * Reads a program in any language or pseudocode: its statements, and the loops that they are in.
 */
export function readProgram(text: string): ProgramStatement[] {
  const lines = splitLines(text);
  const usesEnds = lines.some((line) => ENDS_BLOCK.test(line.text));
  const statements: ProgramStatement[] = [];
  let open: Block[] = [];
  for (const [at, { text: line, start }] of lines.entries()) {
    const indent = INDENTED.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;
    const isEnd = ENDS_BLOCK.test(line);
    if (isEnd) open = closeBlock(open, line);
    // "UNTIL n >= 1 AND n <= 10" is the condition of its loop.
    if (isEnd && !/^\s*until\b/i.test(line)) continue;
    const tokens = tokeniseCode(line.replace(DO, '$1repeat')).map((token) => ({
      ...token,
      start: token.start + start,
      end: token.end + start,
    }));
    const [first] = tokens;
    const last = tokens.at(-1);
    if (first === undefined || last === undefined) continue;
    if (!usesEnds) open = open.filter((block) => indent > block.indent);
    const kinds = kindsOf(tokens);
    const isElse = first.text === 'else' || first.text === 'elif';
    if (usesEnds && isElse) open.pop();
    const count = (kind: Block['kind']): number =>
      open.filter((block) => block.kind === kind).length;
    statements.push({
      kinds,
      tokens,
      loops: count('loop'),
      conditions: count('condition') + (kinds.has('condition') ? 1 : 0),
      mayBeAfter: false,
      start: first.start,
      end: last.end,
    });
    const block = isEnd ? null : isBlock(kinds);
    const endsHere =
      /\bend\s*(?:if|while|for)\b|\bnext\b/i.test(line) ||
      (ON_ONE_LINE.test(line) && !GOES_ON.test(lines[at + 1]?.text ?? ''));
    if (block !== null && !endsHere) open.push({ kind: block, indent });
  }
  const indents = new Set(lines.map((line) => INDENTED.exec(line.text)?.[0].length ?? 0));
  return usesEnds || indents.size > 1 ? statements : placeFlat(statements);
}

const WORDS_OF_PROSE = 7;

/** True if a text is a program rather than prose about one. */
export function looksLikeCode(text: string): boolean {
  const statements = readProgram(text);
  const known = statements.filter(({ kinds }) => !kinds.has('other')).length;
  const signs = (text.match(/[=<>(){}[\]:←]|<-/g) ?? []).length;
  const longest = Math.max(0, ...statements.map(({ tokens }) => tokens.length));
  if (known === 0) return false;
  return signs > 1 || (known * 2 >= statements.length && longest <= WORDS_OF_PROSE);
}
