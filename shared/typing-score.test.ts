import { describe, expect, it } from 'vitest';
import { scoreTyping } from './typing-score.ts';

const words = ['the', 'house', 'of', 'water'];

describe('scoreTyping (spec section 9, Typing test)', () => {
  it('is nothing before the first key', () => {
    expect(scoreTyping(words, { committed: [], unfinished: '' })).toEqual({
      correctCharacters: 0,
      charsTyped: 0,
      wordsCompleted: 0,
      wpm: 0,
      accuracy: 0,
    });
  });

  it('counts correct characters, including the space after each correct word, as five per word', () => {
    const score = scoreTyping(words, { committed: ['the', 'house'], unfinished: 'o' });
    // "the house o" is 11 characters: 2.2 words in half a minute.
    expect(score).toMatchObject({ correctCharacters: 11, charsTyped: 11, wpm: 4, accuracy: 100 });
    expect(score.wordsCompleted).toBe(2);
  });

  it('counts wrong, extra and missing letters as such', () => {
    const score = scoreTyping(words, { committed: ['teh', 'housee', 'o'], unfinished: '' });
    // t; house; o: seven of ten letters are right, and three spaces commit no right word.
    expect(score).toMatchObject({ correctCharacters: 7, charsTyped: 13, wordsCompleted: 0 });
    expect(score.accuracy).toBe(54);
  });

  it('starts the list again for anyone who reaches its end', () => {
    const score = scoreTyping(words, { committed: [...words, ...words], unfinished: '' });
    expect(score).toMatchObject({ wordsCompleted: 8, accuracy: 100 });
  });

  it('is capped at 300 WPM', () => {
    const committed = Array.from({ length: 400 }, (_, index) => words[index % 4] ?? '');
    expect(scoreTyping(words, { committed, unfinished: '' }).wpm).toBe(300);
  });

  it('goes by the seconds elapsed while the clock is running', () => {
    expect(scoreTyping(words, { committed: ['the'], unfinished: 'h' }, 3).wpm).toBe(20);
  });
});
