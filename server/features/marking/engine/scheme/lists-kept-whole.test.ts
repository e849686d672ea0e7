import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

const textsOf = (scheme: string, maxMark: number): string[][] =>
  readScheme(scheme, maxMark).groups.map(({ points }) => points.map(({ text }) => text));

describe('a list of which a given number of items count', () => {
  it('continues below a remark about one of its points', () => {
    expect(
      textsOf('Any two from:\n• cheap\n• light\nreject: small\n• strong\nignore hard\n• safe', 2),
    ).toEqual([['cheap', 'light', 'strong', 'safe']]);
  });

  it('continues over blank lines between all of its points', () => {
    const scheme =
      'Any two from:\n\n• it bends (1)\n\n• it floats (1)\n\nreject: it melts\n\n• it is cheap (1)';
    expect(textsOf(scheme, 2)).toEqual([['it bends', 'it floats', 'it is cheap']]);
  });
});

describe('figures that are not marks', () => {
  it('are kept in the bracket of a difference', () => {
    expect(textsOf('M1 36 ÷ (7 – 4) (= 12)\nA1 84', 2)).toEqual([['36 ÷ (7 – 4) (= 12)', '84']]);
  });

  it('are still accepted as a range in brackets', () => {
    const [group] = readScheme('42.5 (41 – 44) (1)', 1).groups;
    expect(group?.points[0]?.statements).toContain('41 – 44');
  });

  it('are not read as a mark at the end of a condition', () => {
    const scheme = '1 mark per bullet to max 3\n- a loop\n- tests for a value below 0\n- prints';
    expect(textsOf(scheme, 3)).toEqual([['a loop', 'tests for a value below 0', 'prints']]);
  });
});

it('NOT is read as the name of a gate if another name is next to it', () => {
  expect(textsOf('- buffer (1)\n- NOT / inverter (1)', 2)).toEqual([['buffer', 'NOT / inverter']]);
});

describe('text set out with spaces', () => {
  it('has the code of a mark read after dots that lead to it', () => {
    const scheme =
      '(mass =) 80 – 50  OR  30 (g) seen ............ C1\n(ρ =) m ÷ V in any form ............ C1\n1.5 g / cm3 ...... A1';
    const [group] = readScheme(scheme, 3).groups;
    expect(group?.points.map(({ statements }) => statements)).toEqual([
      ['(mass =) 80 – 50', '30 (g) seen'],
      ['(ρ =) m ÷ V in any form'],
      ['1.5 g/cm3'],
    ]);
  });

  it.each([
    ['6 m / s (1)', ['6 m/s']],
    ['450 N / m2 (1)', ['450 N/m2']],
    ['3.2 (kJ / mol) (1)', ['3.2 (kJ/mol)']],
    ['12 N / newtons (1)', ['12 N', '12 newtons']],
    ['250 cm / 2.5 m (1)', ['250 cm', '2.5 m']],
    ['a / b (1)', ['a / b']],
    ['1 A / C (1)', ['1 A / C']],
  ])('has a unit divided by another read as one unit: %s', (scheme, statements) => {
    expect(readScheme(scheme, 1).groups[0]?.points[0]?.statements).toEqual(statements);
  });
});

it('codes in brackets say what a partly right answer is worth', () => {
  const scheme = '60 ÷ 24 C1\n2.5 g/cm3 A1\n[2.5 g/cm3 alone: C1 A1]\n[2.5, no unit: C1 A0]';
  const { groups, conditions } = readScheme(scheme, 2);
  expect(groups.flatMap(({ points }) => points.map(({ text }) => text))).toEqual([
    '60 ÷ 24',
    '2.5 g/cm3',
  ]);
  expect(conditions).toMatchObject([
    { answer: '2.5 g/cm3', marks: 2 },
    { answer: '2.5, no unit', marks: 1 },
  ]);
});
