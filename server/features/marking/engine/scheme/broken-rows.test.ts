import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

/** Returns each point with its marks and what it accepts and rejects. */
const read = (text: string, maxMark: number): string[] =>
  readScheme(text, maxMark).groups.flatMap(({ points }) =>
    points.map(({ marks, statements, standIns, rejected }) =>
      [
        `${marks}: ${[...statements, ...standIns].join(' | ')}`,
        ...rejected.map((one) => `not ${one}`),
      ].join(' / '),
    ),
  );

describe('table rows whose cells ran over several lines', () => {
  it.each<[string, string, number, string[]]>([
    [
      'below headings, from more than three pieces',
      'Question\tAnswers\tExtra information\tMark\tAO /\nSpec. Ref.\n04.1\tthe block slides down the\nslope\tdo not accept the block rolls\nallow it moves down\t1\tAO2\n6.5.1.1\n\tbecause weight (down the slope) is larger\nthan friction\tallow gravity for\nweight\nignore air\nresistance of any\nkind\t1\tAO1',
      2,
      [
        '1: the block slides down the slope | it moves down / not the block rolls',
        '1: because weight (down the slope) is larger than friction | because gravity (down the slope) is larger than friction',
      ],
    ],
    [
      'without headings',
      '09.2\tair is warmed by\nthe ground\tallow land for ground\ndo not accept warmed by the Sun\t1\tAO1\n\tso it rises\tignore floats\t1',
      2,
      [
        '1: air is warmed by the ground | air is warmed by the land / not warmed by the Sun',
        '1: so it rises',
      ],
    ],
    [
      'with OR between two wordings in one cell',
      '07.5\tice melts into the crack\tallow gap\t1\tAO2\n\tthe crack gets wider\nor\n(so) pieces of rock break off\tignore erosion\nunqualified\t1\tAO2',
      2,
      [
        '1: ice melts into the crack | gap',
        '1: the crack gets wider | (so) pieces of rock break off',
      ],
    ],
    [
      'with a figure whose guidance continues',
      '5.3\t90 ÷ 30 = 3 (cycles)\tallow 3 doublings\nfrom 20\t1\tAO2\n\t160\tallow 160 with no working for 2 marks\ndo not accept 60 (from 20 × 3)\t1',
      2,
      ['1: 90 ÷ 30 = 3 (cycles) | 3 doublings from 20', '1: 160 / not 60'],
    ],
    [
      'with the mark on its own line',
      '03.4\tV = 6 ÷ 0.5\tignore units\t1\n\t12 (V)\tallow ecf from their current\n\t1',
      2,
      ['1: V = 6 ÷ 0.5', '1: 12 (V)'],
    ],
    [
      'with what a single figure scores, below a remark',
      '08.4\t(area =) 30 ÷ 100 = 0.3(0) (m²)\t\t1\tAO2\n\t(pressure =) 60 ÷ 0.30\tallow wrongly /\nnot converted area\t1\n\t200 (Pa)\tallow a pressure worked out\nfrom an area not converted\nan answer of 2 scores 2 marks\t1',
      3,
      ['1: (area =) 30 ÷ 100 = 0.3(0) (m²)', '1: (pressure =) 60 ÷ 0.30', '1: 200 (Pa)'],
    ],
    [
      'with a remark next to it about one of the marks',
      '03.1\tadd (the powder) to bromine water\tallow bromine solution\ndo not accept bromide water\t1\n\tit loses its colour\tMP2 dependent on MP1\nignore goes clear\t1',
      2,
      [
        '1: add (the powder) to bromine water | bromine solution / not bromide water',
        '1: it loses its colour',
      ],
    ],
    [
      'if there is only one row',
      '02.6\tleft atrium\tallow phonetic spelling\ndo not accept left ventricle\natrium alone is insufficient\t1\tAO1 4.2.2.2',
      1,
      ['1: left atrium / not left ventricle'],
    ],
  ])('are joined again %s', (_, text, maxMark, expected) => {
    expect(read(text, maxMark)).toEqual(expected);
  });

  it.each<[string, string, number, string[]]>([
    [
      'a list below its heading',
      'Any two from:\t\n• wind\n• waves\n• tides\t2',
      2,
      ['1: wind', '1: waves', '1: tides'],
    ],
    [
      'lines without marks if the other lines already have too many',
      'wind\tfree\nwaves\tsteady\t1\ntides\tsure\t1\nSun\tclean\t1',
      2,
      read('wind\tfree\nwaves\tsteady\t1\ntides\tsure\t1\nSun\tclean\t1', 2),
    ],
  ])('are not made from %s', (_, text, maxMark, expected) => {
    expect(read(text, maxMark)).toEqual(expected);
  });
});
