import type { SchemeCondition } from '../scheme.ts';

/** "(1) for 4n", "[2] for x(3x + 6) seen". */
const PART =
  /^[([]?([1-3])(?:\s*marks?)?[)\]]\s+for\s+(\S.{0,30}?)(?:\s*,?\s*(?:seen|soi|oe))?[.;]?$/i;
const IN_WORDS = /\p{L}{3}/u;
const IS_MATHS = /\d|(?<!\p{L})\p{L}(?!\p{L})/u;

/** Closes a bracket that was lost with the end of the remark. */
const closed = (text: string): string =>
  text.split('(').length > text.split(')').length ? `${text})` : text;

/**
 * Reads the worth of a part of an answer in figures or algebra, next to the answer: "(1) for 4n".
 * Returns null for any other remark.
 */
export function readPartBeside(text: string, line: number): SchemeCondition | null {
  const [, marks, answer = ''] = PART.exec(text.trim()) ?? [];
  if (marks === undefined || IN_WORDS.test(answer) || !IS_MATHS.test(answer)) return null;
  return { kind: 'special-case', answer: closed(answer), marks: Number(marks), line, isStep: true };
}
