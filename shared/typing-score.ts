import { MAX_WPM, TYPING_CHARACTERS_PER_WORD, TYPING_TEST_SECONDS } from './typing-numbers.ts';

/** What has been typed so far: words committed by a space, and the one under the fingers. */
export interface TypedText {
  committed: readonly string[];
  unfinished: string;
}

export interface TypingScore {
  /** Characters where they belong, with the space behind each word that is right. */
  correctCharacters: number;
  /** All characters, with the spaces that committed words. */
  charsTyped: number;
  /** Committed words without a mistake. */
  wordsCompleted: number;
  /** Correct characters / 5 per minute, whole, 0..300 (spec section 9, Typing test). */
  wpm: number;
  /** Percent of the characters typed that are correct, whole, 0..100; 0 while nothing is typed. */
  accuracy: number;
}

/** The word at this place of a run. Anyone who gets to the end of the list types it again. */
export function wordAt(words: readonly string[], index: number): string {
  return words[index % words.length] ?? '';
}

/** How many characters stand where the word has them. */
export function countCorrect(word: string, typed: string): number {
  let correct = 0;
  for (let index = 0; index < typed.length; index += 1) {
    if (typed[index] === word[index]) correct += 1;
  }
  return correct;
}

/** The score of what was typed in the given seconds; browser and server reckon alike. */
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
