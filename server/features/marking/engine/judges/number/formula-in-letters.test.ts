import { describe, expect, it } from 'vitest';
import { marksOf } from '../testing/marks-of.ts';

describe('the mark for a formula in letters', () => {
  const points = [
    '(E =) V I t in any form, words or symbols OR P = VI and E = Pt',
    '12 × 4.0 × 300',
    '14 400 J',
  ];
  const heater = { questionText: 'Calculate the energy transferred.' };
  it.each([
    ['E = VIt', 1],
    ['Q = V x I x t', 1],
    ['t = E/(VI)', 1],
    ['P = IV and E = Pt', 1],
    ['P = IV', 0],
    ['E = V + I', 0],
    ['14400 J', 3],
  ])('%j gets %j of three', (answer, marks) => {
    expect(marksOf(points, answer, heater)).toBe(marks);
  });

  it('is given if the question asks for the formula', () => {
    const asks = { questionText: 'State the equation that links force, mass and acceleration.' };
    expect(marksOf(['F = m × a'], 'a = F/m', asks)).toBe(1);
    expect(marksOf(['F = m × a'], 'F = m/a', asks)).toBe(0);
  });

  it('is given for a square that is typed with a plain 2', () => {
    const asks = { questionText: 'Write down the equation of motion that you would use.' };
    expect(marksOf(['v² = u² + 2as'], 'v2 = u2 + 2as', asks)).toBe(1);
  });
});
