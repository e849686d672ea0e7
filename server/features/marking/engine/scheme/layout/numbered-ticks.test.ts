import { describe, expect, it } from 'vitest';
import { readScheme } from '../read-scheme.ts';

const pointsOf = (text: string, maxMark: number) =>
  readScheme(text, maxMark).groups.flatMap(({ points }) =>
    points.map(({ marks, text: said }) => [marks, said]),
  );

describe('ticks with the number of their mark', () => {
  it.each<[string, string, [number, string][]]>([
    [
      'next to remarks that name them',
      'Moments equated about the pivot ✓1\t✓1 Allow any unit for distance\nWeight = 12 (N) ✓2\t✓2 Do not accept 12 g',
      [
        [1, 'Moments equated about the pivot'],
        [1, 'Weight = 12 (N)'],
      ],
    ],
    [
      'in subscript figures, with the remarks below',
      'the core has the higher index ✓₁\ntotal internal reflection takes place ✓₂\n✓₂ must have "total"\n✓₁ accept denser',
      [
        [1, 'the core has the higher index'],
        [1, 'total internal reflection takes place'],
      ],
    ],
    [
      'in separate cells',
      'use of v = fλ\t✓1\t\n340 (m s–1)\t✓2\tunit not needed',
      [
        [1, 'use of v = fλ'],
        [1, '340 (m s–1)'],
      ],
    ],
  ])('end a point and are not points themselves, %s', (_, text, expected) => {
    expect(pointsOf(text, 2)).toEqual(expected);
  });

  it('name the point that they precede', () => {
    const { groups } = readScheme('✓1 600 × 400 = 240 000\n✓2 240 (kB)', 2);
    expect(groups.flatMap(({ points }) => points.map(({ label }) => label))).toEqual([
      'MP1',
      'MP2',
    ]);
  });

  it('give accepted and rejected wordings to the mark that they name', () => {
    const { groups } = readScheme(
      'light slows down in the glass ✓1\nit bends towards the normal ✓2\n✓1 accept speed decreases\n✓2 do not accept bends inwards',
      2,
    );
    const [first, second] = groups.flatMap(({ points }) => points);
    expect(first?.statements).toContain('speed decreases');
    expect(second?.rejected).toEqual(['bends inwards']);
  });

  it('are not confused with plain ticks', () => {
    expect(pointsOf('iron ✓\ncobalt ✓', 2)).toEqual([
      [1, 'iron'],
      [1, 'cobalt'],
    ]);
  });
});

describe('a mark with its assessment objective', () => {
  it.each(['1 (AO2)', '(1) AO2', '1 AO2.1', '[1] AO1/2'])(
    'in a cell, such as %s, is read as a mark',
    (cell) => {
      expect(
        pointsOf(
          `03.1\tHigher kinetic energy\tignore heat\t${cell}\n\tMore frequent collisions\t\t${cell}`,
          2,
        ),
      ).toEqual([
        [1, 'Higher kinetic energy'],
        [1, 'More frequent collisions'],
      ]);
    },
  );
});

describe('codes that number the points', () => {
  it('keep counting if a remark mentions two of them', () => {
    const text =
      'M1  moles of acid = 0.002 (mol)\t\t1 (AO2)\nM2  moles of base = 0.004 (mol)\tIf no × 2, lose M2; M3 and M4 can score ecf\t1 (AO2)\nM3  concentration = 0.16\t\t1 (AO2)\nM4  6.4 (g dm–3)\t\t1 (AO2)';
    expect(pointsOf(text, 4).map(([marks]) => marks)).toEqual([1, 1, 1, 1]);
  });
});
