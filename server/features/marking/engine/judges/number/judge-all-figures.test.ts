import { describe, expect, it } from 'vitest';
import { marksOf } from '../testing/marks-of.ts';

describe('one mark for several figures', () => {
  const conditions = {
    text: '100 kPa AND 298 K',
    statements: ['100 kPa AND 298 K', '1 × 10⁵ Pa'],
    standIns: ['1 bar', '25 °C'],
    kind: 'number',
  } as const;
  const standard = { questionText: 'State the pressure and temperature of standard conditions.' };
  it.each([
    ['298K and 100kPa', 1],
    ['pressure = 10^5 Pa, temp = 25 degrees C', 1],
    ['1 bar and 25 °C', 1],
    ['100000 Pa, 298 kelvin', 1],
    ['100 kPa', 0],
    ['298 K and 1 atm', 0],
    ['100 kPa and 273 K', 0],
    ['100 K and 298 kPa', 0],
  ])('%j gets %j', (answer, marks) => {
    expect(marksOf([conditions], answer, standard)).toBe(marks);
  });

  it('becomes one mark for each figure if there are as many marks', () => {
    const two = [{ text: '36 and 54', kind: 'number', marks: 2 }] as const;
    const share = { questionText: 'Share 90 sweets in the ratio 2 : 3.' };
    expect(marksOf(two, '54, 36', share)).toBe(2);
    expect(marksOf(two, '36 and 44', share)).toBe(1);
  });

  it('does not apply to a range or to a step towards a later figure', () => {
    const question = { questionText: 'Calculate the sum.' };
    expect(marksOf(['between 20 and 30'], '25', question)).toBe(1);
    expect(marksOf(['20 and 30', '50'], '50', question)).toBe(2);
  });
});
