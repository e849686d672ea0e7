import { describe, expect, it } from 'vitest';
import { abstainsFrom } from './abstains-from.ts';
import { readScheme } from './read-scheme.ts';

const points = (text: string, maxMark: number) =>
  readScheme(text, maxMark).groups.flatMap((group) => group.points);

describe('guidance in a scheme', () => {
  it('applies to the point that it names', () => {
    const [first, second] = points(
      'M1 wax melts (1)\nM2 it drips (1)\nallow it runs down for M2\nreject burns for M1',
      2,
    );
    expect(second?.statements).toContain('it runs down');
    expect(first?.rejected).toEqual(['burns']);
  });

  it('replaces the words that it names', () => {
    const [first] = points(
      "• hollow bones make birds light\n• feathers keep warmth\nallow 'empty' for hollow",
      2,
    );
    expect(first?.statements).toContain('empty bones make birds light');
  });

  it('below a list applies to the point that it resembles, or to none', () => {
    const scheme = readScheme(
      'Any two from:\n• floats on water\n• melts quickly\n• glows\nreject: floats on oil; smokes',
      2,
    );
    const [first] = scheme.groups.flatMap((group) => group.points);
    expect([...(first?.rejected ?? []), ...scheme.ignored]).toEqual(['floats on oil', 'smokes']);
  });

  it('that calls words insufficient does not take marks away', () => {
    const [only] = points("heat is lost to the air (1)\ndo not accept 'gets cold' alone", 1);
    expect([only?.ignored, only?.rejected]).toEqual([['gets cold'], []]);
  });

  it('is read from the letters that some boards use', () => {
    const [only] = points('lungs fill with air ; A oxygen  I breathing  R blood', 1);
    expect([only?.ignored, only?.rejected]).toEqual([['breathing'], ['blood']]);
  });

  it('makes capitalised and underlined words essential', () => {
    expect(points('the current SPLITS at the junction (1)', 1)[0]?.keyWords).toEqual(['splits']);
    expect(points('lamps in _parallel_ (1)', 1)[0]?.keyWords).toEqual(['parallel']);
  });

  it('can make a point depend on another', () => {
    expect(
      points('MP1\tit speeds up\t(1)\nMP2\tso it heats up\t(1)\n\tMP2 dependent on MP1', 2)[1]
        ?.needs,
    ).toBe(0);
  });

  it('can give the kind of a point in brackets', () => {
    const [only] = points('20 m/s [number] (1)', 1);
    expect([only?.kind, only?.isKindGiven, only?.text, only?.marks]).toEqual([
      'number',
      true,
      '20 m/s',
      1,
    ]);
  });
});

describe('bands', () => {
  it.each([
    [
      'Key elements:\n• salt\n• heat\n• time\nScore 2: three key elements\nScore 1: one key element\nScore 0: other',
      2,
    ],
    [
      '• salt\n• heat\n• time\n\n3 points: three key elements\n2 points: two key elements\n1 point: one key element\n0 points: other',
      3,
    ],
    ['• salt\n• heat\n• time\nthree key elements → 2 points\none key element → 1 point', 2],
  ])('that count elements are a scale: %j', (text, maxMark) => {
    const scheme = readScheme(text, maxMark);
    expect(scheme.scale?.at(-1)?.marks).toBe(maxMark);
    expect(abstainsFrom(scheme)).toBeNull();
  });
});
