import { describe, expect, it } from 'vitest';
import { splitAnswerByLetters, splitByAllLetters } from './split-letters.ts';

const said = (text: string, pieces: ReturnType<typeof splitByAllLetters>): string[] =>
  pieces.map(({ letter, start, end }) => `${letter} ${text.slice(start, end).trim()}`);
const answer = (text: string): string[] => said(text, splitAnswerByLetters(text));
const question = (text: string): string[] => said(text, splitByAllLetters(text));

describe('the letters that label the parts of a text', () => {
  it('divide a question and its scheme', () => {
    expect(question('Name: (a) a gas (b) a metal')).toEqual(['a a gas', 'b a metal']);
    expect(question('a. oxygen\nb. iron')).toEqual(['a oxygen', 'b iron']);
  });
  it('do not divide a text if the first is missing, or there is only one', () => {
    expect(question('(b) a metal (c) a gas')).toEqual([]);
    expect(question('(a) a gas')).toEqual([]);
  });
  it('divide an answer in any of the ways that people write them', () => {
    for (const text of [
      'a) 3 b) 7',
      '(a) 3\n(b) 7',
      'a. 3 b. 7',
      'a: 3; b: 7',
      'A) 3 B) 7',
      'a 3 b 7',
      'a = 3\nb = 7',
    ])
      expect(answer(text).map((piece) => piece.replace(';', ''))).toEqual(['a 3', 'b 7']);
  });
  it('can be Roman numerals', () => {
    expect(question('Find (i) the mass (ii) the volume')).toEqual(['a the mass', 'b the volume']);
    expect(question('4(b)(i)\t3 g\n(ii)\t7 cm3\n(iii)\t9')).toEqual(['a 3 g', 'b 7 cm3', 'c 9']);
    for (const text of ['(i) 3 (ii) 7', 'i) 3\nii) 7', 'i. 3 ii. 7', 'i = 3, ii = 7', 'i 3 ii 7'])
      expect(answer(text).map((piece) => piece.replace(',', ''))).toEqual(['a 3', 'b 7']);
    expect(answer('(ii) 7')).toEqual(['b 7']);
    expect(answer('I think that it is 3')).toEqual([]);
  });
  it('can be left out in an answer', () => {
    expect(answer('a) 3 c) 7')).toEqual(['a 3', 'c 7']);
    expect(answer('b) 7')).toEqual(['b 7']);
  });
  it('are not confused with the article, an unknown or a function', () => {
    expect(answer('it is a metal and b is 3')).toEqual([]);
    expect(answer('a gas that burns')).toEqual([]);
    expect(answer('x = 3(a + b)')).toEqual([]);
    expect(answer('f(a) and f(b)')).toEqual([]);
  });
});
