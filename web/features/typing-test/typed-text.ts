import { MAX_TYPED_WORD_CHARACTERS } from '../../../shared/typing-numbers.ts';
import type { TypedWord } from '../../../shared/contract/typing-test.ts';

/** The text typed so far in a run. */
export interface TypedSoFar {
  /** Words committed by a space. */
  words: readonly TypedWord[];
  /** The word being typed. */
  unfinished: string;
}

export const nothingTyped: TypedSoFar = { words: [], unfinished: '' };

/**
 * Returns the typed text after the field has changed to this value, `atMs` after the start. Each
 * space commits the word before it; a keyboard may enter several words at once, or a space before
 * the word. Spaces without a word commit nothing.
 */
export function readField(before: TypedSoFar, value: string, atMs: number): TypedSoFar {
  const parts = value.split(/\s+/).map((part) => part.slice(0, MAX_TYPED_WORD_CHARACTERS));
  const unfinished = parts.pop() ?? '';
  const committed = parts.filter((part) => part !== '').map((typed) => ({ typed, atMs }));
  return {
    words: committed.length === 0 ? before.words : [...before.words, ...committed],
    unfinished,
  };
}

/** Returns the typed text while a keyboard composes a word; nothing is committed yet. */
export function readComposition(before: TypedSoFar, value: string): TypedSoFar {
  const unfinished = value.replaceAll(/\s/g, '').slice(0, MAX_TYPED_WORD_CHARACTERS);
  return { words: before.words, unfinished };
}
