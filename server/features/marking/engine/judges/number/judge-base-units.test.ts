import { describe, expect, it } from 'vitest';
import { marksOf } from '../testing/marks-of.ts';

describe('a unit in base units', () => {
  const asks = { questionText: 'Express the volt in SI base units.' };
  const schemes = ['kg m² s⁻³ A⁻¹', 'kg m^2 s^-3 A^-1', 'kg m² s⁻³ A⁻¹ / kg m² / s³ A'];
  describe.each(schemes)('%s', (text) => {
    it.each([
      ['kg m^2 s^-3 A^-1', 1],
      ['m2 kg A-1 s-3', 1],
      ['kgm2s-3A-1', 1],
      ['kg m²/s³ A', 1],
      ['V = J/C = kg m2 s-2 / A s = kg m2 s-3 A-1', 1],
      ['kg m2 s-2 A-1', 0],
      ['kg m s^-3 A^-1', 0],
      ['J/C', 0],
      ['W A^-1', 0],
      ['no idea', 0],
    ])('%j gets %j', (answer, marks) => {
      expect(marksOf([{ text, kind: 'number' }], answer, asks)).toBe(marks);
    });
  });
});
