import { describe, expect, it } from 'vitest';
import { marksOf } from '../testing/marks-of.ts';

describe('electrons in shells', () => {
  const one = { questionText: 'Give the electronic structure of sodium.' };
  it.each([
    ['2,8,1', 1],
    ['2.8.1', 1],
    ['2 8 1', 1],
    ['It is 2, 8, 1.', 1],
    ['2,8', 0],
    ['2,8,1,1', 0],
    ['12,8,1', 0],
    ['1,8,2', 0],
    ['eleven electrons', 0],
  ])('%j gets %j', (answer, marks) => {
    expect(marksOf(['2,8,1'], answer, one)).toBe(marks);
  });

  const ions = { questionText: 'Give the electron arrangement of the ions in magnesium chloride.' };
  it.each([
    ['2,8 and 2,8,8', 2],
    ['Mg2+ 2.8, Cl- 2.8.8', 2],
    ['Mg 2,8,2 and Cl 2,8,7', 0],
    ['Mg2+ 2,8,8 Cl- 2,8', 0],
    ['2,8', 1],
  ])('%j gets %j of two', (answer, marks) => {
    expect(marksOf(['Mg²⁺ : 2,8', 'Cl⁻ : 2,8,8'], answer, ions)).toBe(marks);
  });

  it('are not read into figures of other questions', () => {
    const questionText = 'Calculate the speed of the electron.';
    expect(marksOf(['2.8'], '2.80', { questionText })).toBe(1);
  });
});

describe('electrons in shells, written in two ways in the scheme', () => {
  const one = { questionText: 'Name the element, and give its electronic structure.' };
  it.each([
    ['Na, 2,8,1', 1],
    ['2-8-1', 1],
    ['2.8.1 because it is in group 1', 1],
    ['sodium 2,8,1', 1],
    ['potassium 2.8.8.1', 0],
    ['2,8,8,1', 0],
    ['2-8-1-1', 0],
    ['2,8,2', 0],
  ])('%j gets %j', (answer, marks) => {
    expect(marksOf(['2,8,1 / 2.8.1'], answer, one)).toBe(marks);
    expect(marksOf(['2.8.1 or 2,8,1'], answer, one)).toBe(marks);
  });
});
