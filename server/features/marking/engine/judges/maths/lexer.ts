import type { MathsToken } from './maths-token.ts';

/** A text being split into tokens. */
export interface Lexer {
  readonly text: string;
  /** Letters that are unknowns, and therefore not units. */
  readonly names: ReadonlySet<string>;
  readonly tokens: MathsToken[];
  /** Index of the next character to read. */
  at: number;
}

/** Matches a sticky pattern at the next character. */
export function matchHere(lexer: Lexer, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = lexer.at;
  return pattern.exec(lexer.text);
}

/** Adds a token, and goes on behind it. */
export function add(lexer: Lexer, token: MathsToken): void {
  lexer.tokens.push(token);
  lexer.at = token.end;
}
