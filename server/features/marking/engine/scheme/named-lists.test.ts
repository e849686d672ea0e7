import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

/** Returns the limit of each group, and its points with their marks. */
function read(scheme: string, maxMark: number): string[] {
  return readScheme(scheme, maxMark).groups.map(
    ({ cap, points }) =>
      `${cap ?? '–'}: ${points.map(({ text, marks }) => `${text} (${marks})`).join(' | ')}`,
  );
}

describe('lists with their own names and limits', () => {
  const cases: [name: string, scheme: string, maxMark: number, groups: string[]][] = [
    [
      'can have no bullets, with the limit in brackets',
      'Strength (max 1)\nquick to carry out\nlarge sample\nWeakness (max 1)\nlow response rate\nanswers may be untrue',
      2,
      [
        '1: quick to carry out (1) | large sample (1)',
        '1: low response rate (1) | answers may be untrue (1)',
      ],
    ],
    [
      'can have the limit after a colon',
      'Causes: max 2\ninflation rose\nbanks failed\nexports fell\nEffects: max 1\nunemployment\nprotests',
      3,
      [
        '2: inflation rose (1) | banks failed (1) | exports fell (1)',
        '1: unemployment (1) | protests (1)',
      ],
    ],
    [
      'can have the limit after a dash, in marks',
      'Physical – max 2 marks\nraised heart rate\nsweating\nshaking\nEmotional – max 1 mark\nfear\nanger',
      3,
      ['2: raised heart rate (1) | sweating (1) | shaking (1)', '1: fear (1) | anger (1)'],
    ],
    [
      'can be three in number',
      'Land (max 1)\nfields\nforest\nLabour (max 1)\nworkers\nmanagers\nCapital (max 1)\ntractors\nbarns',
      3,
      [
        '1: fields (1) | forest (1)',
        '1: workers (1) | managers (1)',
        '1: tractors (1) | barns (1)',
      ],
    ],
  ];
  it.each(cases)('%s', (_, scheme, maxMark, groups) => {
    expect(read(scheme, maxMark)).toEqual(groups);
  });

  it('the continuation of a long item is not carried into the next', () => {
    const long = 'can be repaired at home by hand, which saves the money that a workshop would';
    expect(
      read(`Benefit (max 1)\n${long}\ncost\nquiet in use\nDrawback (max 1)\nslow\nheavy`, 2),
    ).toEqual([`1: ${long} cost (1) | quiet in use (1)`, '1: slow (1) | heavy (1)']);
  });

  it.each([
    ['AO1 (1 mark)', 'AO2 (up to 2 marks)'],
    ['AO1 [1 mark]', 'AO2 [max 2 marks]'],
    ['Knowledge (1 mark)', 'Application (2 marks)'],
  ])('%s and %s introduce their points', (first, second) => {
    expect(
      read(
        `${first}\nmoney that a firm has left\n${second}\nso it can buy machines;\nso owners are paid;\nso debts are settled`,
        3,
      ),
    ).toEqual([
      '1: money that a firm has left (1)',
      '2: so it can buy machines (1) | so owners are paid (1) | so debts are settled (1)',
    ]);
  });

  it('a limit below the points applies to the points above', () => {
    expect(read('ions move\nelectrons move\nelectrodes attract them\nMax 2', 2)).toEqual([
      '2: ions move (1) | electrons move (1) | electrodes attract them (1)',
    ]);
  });
});

/** Returns three rows, the second with this code and this note next to it. */
const rows = (code: string, note: string) =>
  `Q\tAnswer\tMark\tComments\n7\tmidpoint (3, 4)\tM1\toe\n\tgradient 2\t${code}\t${note}\n\ty = 2x − 2\tA1\toe`;

describe('codes with their dependence, in a column of marks', () => {
  it.each([
    ['M1dep', 'oe'],
    ['M1dep*', 'their midpoint'],
    ['dM1', 'oe'],
    ['M1ft', 'ft their gradient'],
    ['B1oe', 'may be on a diagram'],
    ['A1cao', 'no other'],
  ])('%s next to "%s" is a separate mark', (code, note) => {
    expect(read(rows(code, note), 3)).toEqual([
      '–: midpoint (3, 4) (1) | gradient 2 (1) | y = 2x − 2 (1)',
    ]);
  });

  it.each(['M1dep', 'M1 dep', 'M1ft', 'dM1', 'M1oe'])(
    '%s next to an equation is a separate mark',
    (code) => {
      const scheme = `Q\tAnswer\tMark\tComments\n8\tgradient = −3\tM1\toe\n\t5 = −3 × 2 + c\t${code}\toe\n\ty = −3x + 11\tA1\toe`;
      expect(read(scheme, 3)).toEqual([
        '–: gradient = −3 (1) | 5 = −3 × 2 + c (1) | y = −3x + 11 (1)',
      ]);
    },
  );
});
