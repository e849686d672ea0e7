import { MAX_TYPED_WORD_CHARACTERS } from '../../../shared/typing-numbers.ts';
import type { TypedWord } from '../../../shared/contract/typing-test.ts';

/** What has been typed in a run. */
export interface TypedSoFar {
  /** Words that a space has committed. */
  words: readonly TypedWord[];
  /** The word under the fingers. */
  unfinished: string;
}

export const nothingTyped: TypedSoFar = { words: [], unfinished: '' };

/**
 * What is typed once the field holds this value, `atMs` after the start. Each space commits what
 * stands before it; a keyboard may bring several words at once, or a space before the word. Spaces
 * without a word commit nothing.
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

/** The word that a keyboard is still composing, of which nothing is committed yet. */
export function readComposition(before: TypedSoFar, value: string): TypedSoFar {
  const unfinished = value.replaceAll(/\s/g, '').slice(0, MAX_TYPED_WORD_CHARACTERS);
  return { words: before.words, unfinished };
}
