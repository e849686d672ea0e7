import { MAX_WPM, TYPING_CHARACTERS_PER_WORD, TYPING_TEST_SECONDS } from './typing-numbers.ts';

/** The text typed so far: words committed by a space, and the current one. */
export interface TypedText {
  committed: readonly string[];
  unfinished: string;
}

export interface TypingScore {
  /** Characters in the right position, including the space after each correct word. */
  correctCharacters: number;
  /** All characters, including the spaces that committed words. */
  charsTyped: number;
  /** Committed words without a mistake. */
  wordsCompleted: number;
  /** Correct characters / 5 per minute, whole, 0..300 (spec section 9, Typing test). */
  wpm: number;
  /** The percentage of typed characters that are correct, whole, 0..100; 0 if nothing is typed. */
  accuracy: number;
}

/** Returns the word at this position of a run. After the end, the list starts again. */
export function wordAt(words: readonly string[], index: number): string {
  return words[index % words.length] ?? '';
}

/** Returns how many characters are in the same position as in the word. */
export function countCorrect(word: string, typed: string): number {
  let correct = 0;
  for (let index = 0; index < typed.length; index += 1) {
    if (typed[index] === word[index]) correct += 1;
  }
  return correct;
}

/**
 * Returns the score of the text typed in the given seconds; browser and server calculate it the
 * same way.
 */
export function scoreTyping(
  words: readonly string[],
  { committed, unfinished }: TypedText,
  seconds: number = TYPING_TEST_SECONDS,
): TypingScore {
  let correctCharacters = countCorrect(wordAt(words, committed.length), unfinished);
  let charsTyped = unfinished.length;
  let wordsCompleted = 0;
  for (const [index, typed] of committed.entries()) {
    const word = wordAt(words, index);
    const isRight = typed === word;
    correctCharacters += countCorrect(word, typed) + (isRight ? 1 : 0);
    charsTyped += typed.length + 1;
    if (isRight) wordsCompleted += 1;
  }
  const perMinute = (correctCharacters / TYPING_CHARACTERS_PER_WORD) * (60 / seconds);
  return {
    correctCharacters,
    charsTyped,
    wordsCompleted,
    wpm: Math.min(MAX_WPM, Math.round(perMinute)),
    accuracy: charsTyped === 0 ? 0 : Math.round((correctCharacters / charsTyped) * 100),
  };
}
