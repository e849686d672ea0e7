import { describe, expect, it } from 'vitest';
import { readScheme } from '../read-scheme.ts';
import { restoreColumns } from './restore-columns.ts';

const pointsOf = (scheme: string, maxMark: number) => {
  const { groups, hasLevels } = readScheme(scheme, maxMark);
  const points = groups.flatMap((group) => group.points);
  return { hasLevels, points: points.map(({ text, marks }) => [text, marks]) };
};

const TABLES: [string, number, string][] = [
  [
    'with a header, guidance and objectives',
    3,
    'Question\tAnswers\tExtra information\tMark\tAO / Spec. Ref.\n' +
      '03.1\twater enters the cell\tallow by osmosis\t1\tAO2 4.1.3.2\n' +
      '\tthe cell swells\tignore bursts\t1\tAO2\n' +
      '\tbut the wall stops it bursting\t1\tAO1\nTotal\t\t\t3',
  ],
  [
    'of which only a given number of rows count',
    2,
    'traps / holds moisture\t1\nwarms the soil / roots\t1\nkeeps down weeds / moss\t1\nMax 2',
  ],
  ['with dep in brackets', 3, '8² + 6² (= 100)\tM1\n√100\tM1 (dep)\n10.0\tA1\tfor 9.99 – 10.0'],
  ['of two columns', 2, 'ions are free to move\t1\nso they carry charge\t1'],
  ['with codes', 2, '7 × 8 (= 56)\tM1\tfor a correct product\n112\tA1\tcao'],
  ['of one line with part marks', 2, '4n − 1\t2\tM1 for 4n + k'],
  ['whose remarks follow the mark', 2, 'ammonia\t1\taccept NH3\nan alkali\t1\tdo not accept acid'],
];

describe('restoreColumns', () => {
  it.each(TABLES)('reads a table %s the same with tabs and with gaps', (_, maxMark, scheme) => {
    const withGaps = scheme.replaceAll(/\t+/g, '  ');
    expect(pointsOf(withGaps, maxMark)).toEqual(pointsOf(scheme, maxMark));
  });

  it.each(TABLES)('reads a table %s the same with single spaces', (_, maxMark, scheme) => {
    const withBlanks = scheme.replaceAll(/\t+/g, ' ');
    expect(pointsOf(withBlanks, maxMark)).toEqual(pointsOf(scheme, maxMark));
  });

  it('recognises a first column that repeats the question', () => {
    const question =
      'Name the part for each job: carrying blood away from the heart, stopping blood flowing back.';
    const rows = [
      ['carrying blood away from the heart', 'artery / arteries', '1'],
      ['stopping blood flowing back', 'valve', '1'],
    ];
    for (const gap of ['\t', '  ', ' ']) {
      const scheme = rows.map((cells) => cells.join(gap)).join('\n');
      const { groups } = readScheme(scheme, 2, question);
      const statements = groups.flatMap(({ points }) => points.flatMap((one) => one.statements));
      expect(statements).toEqual(['artery', 'arteries', 'valve']);
    }
  });

  it('recognises a mark on its own line, and a cell over two lines', () => {
    const { points } = pointsOf(
      'Answers Extra information Mark AO\nan eye senses a change ignore ear\n(in brightness) 1 AO1\nthe iris widens / narrows\n1\nthe pupil lets in more light 1 AO1',
      3,
    );
    expect(points.map(([, marks]) => marks)).toEqual([1, 1, 1]);
  });

  it('recognises levels in a table, so that they are left to the teacher', () => {
    for (const gap of ['\t', '  ', ' ']) {
      const scheme = [
        ['Levels', 'Criteria', 'Marks'],
        ['2', 'A clear account with reasons.', '4–6'],
        ['1', 'A simple account.', '1–3'],
      ].map((cells) => cells.join(gap));
      expect(readScheme(scheme.join('\n'), 6).hasLevels).toBe(true);
    }
  });

  it.each([
    ['a figure that ends a line', 'type 2 diabetes is treated by diet\nnot type 1', 2],
    ['a single answer with a figure', 'type 1', 1],
    ['an equation', 'x = 3', 3],
    [
      'two spaces between sentences',
      'Ice floats.  Water is denser.\nIt expands.  So it floats.',
      2,
    ],
    ['marks in brackets', 'ions move (1)\nthey carry charge (1)', 2],
    ['a program', 'for i in range(3):\n    print(i)\n    print("a  b")', 2],
    ['figures that add up to something else', 'in 1066 there were 2\nin 1087 there were 3', 4],
  ])('leaves %s unchanged', (_, scheme, maxMark) => {
    expect(restoreColumns(scheme, maxMark)).toBe(scheme);
  });

  it.each([
    ['endless headings', 'total marks '.repeat(1_600) + 'x'],
    ['endless spaces', `Level Marks\n1 a${' '.repeat(18_000)}b`],
    ['endless marks', '1 M1 for '.repeat(2_000)],
    ['endless objectives', ' 1 AO'.repeat(3_000)],
    ['endless gaps', 'a  '.repeat(6_000)],
  ])('copes with %s', (_, scheme) => {
    expect(() => restoreColumns(scheme, 6)).not.toThrow();
  });

  it.each([
    ['(b) (ii) 3 marks\nsoil erodes (1)\nroots die (1)\nfloods (1)', 3],
    ['2 c  AO4 (2)\n0.9 (m) (2)', 2],
    ['6.1\n1. soil erodes;\n2. roots die;', 2],
    ['(a) (i)  What is meant by desertification?   [1]\nland turns into desert', 1],
  ])('leaves out a first line that only names or repeats the question: %j', (scheme, marks) => {
    const [first, ...rest] = scheme.split('\n');
    expect(restoreColumns(scheme, marks).split('\n')).toEqual(['', ...rest]);
    expect(first).not.toBe('');
  });

  it.each([
    ['6.1\nallow 6.0 to 6.2', 1],
    ['(b) 12 cm\nallow 12.0', 1],
  ])('keeps a first line that may be the answer: %j', (scheme, marks) => {
    expect(restoreColumns(scheme, marks)).toContain(scheme.split(/\)|\n/).at(0)?.trim() ?? '');
  });
});
