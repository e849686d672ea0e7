import { describe, expect, it } from 'vitest';
import { readScheme } from '../read-scheme.ts';

/**
 * Lays out cells as a page does: each column begins under its title, and empty cells are blanks.
 */
const layOut = (widths: readonly number[], rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) =>
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('')
        .trimEnd(),
    )
    .join('\n');

const pointsOf = (scheme: string, maxMark: number) =>
  readScheme(scheme, maxMark).groups.flatMap(({ points, cap }) =>
    points.map(({ text, marks, standIns, statements, rejected }) => ({
      text,
      marks,
      cap,
      also: [...statements.slice(1), ...standIns],
      rejected,
    })),
  );

describe('tables copied with their layout', () => {
  it('are read by what is below each heading, even if cells are empty', () => {
    const scheme = layOut(
      [12, 44, 26, 30, 4],
      [
        ['Question', 'Answer', 'Acceptable answers', 'Notes', 'Mark'],
        ['6(b)', 'any two from:', '', 'apply list principle', '(2)'],
        ['', '• glows red', '', '', ''],
        ['', '• gives off smoke', 'fumes', '', ''],
        ['', '• gets lighter', '', 'reject heavier', ''],
      ],
    );
    expect(pointsOf(scheme, 2)).toEqual([
      { text: 'glows red', marks: 1, cap: 2, also: [], rejected: [] },
      { text: 'gives off smoke', marks: 1, cap: 2, also: ['fumes'], rejected: [] },
      { text: 'gets lighter', marks: 1, cap: 2, also: [], rejected: ['heavier'] },
    ]);
  });

  it('keep marks in brackets separate from the total and the guidance next to them', () => {
    const scheme = layOut(
      [14, 36, 42, 4],
      [
        ['Question'],
        ['number', 'Answer', 'Additional guidance', 'Mark'],
        ['7(a)', '(p =) 0.3 × 12  (1)', 'allow 300 × 12 for 1 mark', '(2)'],
        ['', '3.6 (kg m/s)  (1)', '', ''],
      ],
    );
    expect(pointsOf(scheme, 2).map(({ text, marks }) => [text, marks])).toEqual([
      ['(p =) 0.3 × 12', 1],
      ['3.6 (kg m/s)', 1],
    ]);
  });

  it('have their ticked points read one by one, with their guidance', () => {
    const scheme = layOut(
      [16, 44, 6, 30],
      [
        ['Question', 'Answer', 'Mark', 'Guidance'],
        ['3  (b) (ii)', 'light is absorbed by the pigment ✓', '3', ''],
        ['', 'electrons are excited ✓', '', 'ALLOW electrons gain energy'],
        ['', '(and) leave the pigment ✓', '', ''],
      ],
    );
    expect(pointsOf(scheme, 3).map(({ text, marks, also }) => [text, marks, also])).toEqual([
      ['light is absorbed by the pigment', 1, []],
      ['electrons are excited', 1, ['electrons gain energy']],
      ['(and) leave the pigment', 1, []],
    ]);
  });

  it('are read without the columns of objectives', () => {
    const scheme = layOut(
      [14, 60, 5, 5, 5, 7, 7, 4],
      [
        ['Question', 'Marking details', 'AO1', 'AO2', 'AO3', 'Total', 'Maths', 'Prac'],
        ['4   (a) (i)', 'roots take up water (1)', '2', '', '', '2', '0', '0'],
        ['', 'it rises in the xylem (1)', '', '', '', '', '', ''],
      ],
    );
    expect(pointsOf(scheme, 2).map(({ text, marks }) => [text, marks])).toEqual([
      ['roots take up water', 1],
      ['it rises in the xylem', 1],
    ]);
  });

  it('are left unchanged if the lines are not below the headings', () => {
    const scheme =
      'Answer    Mark\nthe wind turns the blades, which drive a generator that makes a current    1\nno fuel is burnt, so there is no smoke or carbon dioxide to be released    1';
    expect(pointsOf(scheme, 2).map(({ marks }) => marks)).toEqual([1, 1]);
  });
});

describe('the question number', () => {
  it.each<[string, number, string[]]>([
    ['5(a)  potassium (1)\n      iodine (1)', 2, ['potassium', 'iodine']],
    [
      'Q9     12 × 4 (= 48)   M1\n       48 ÷ 6   M1\n       8   A1',
      3,
      ['12 × 4 (= 48)', '48 ÷ 6', '8'],
    ],
    [
      '0 4    the sea is warm (1)\n       the air rises (1)',
      2,
      ['the sea is warm', 'the air rises'],
    ],
    ['8.3   4 half-lives ✓\n      50 ✓', 2, ['4 half-lives', '50']],
  ])('is not part of the first point: %j', (scheme, maxMark, texts) => {
    expect(pointsOf(scheme, maxMark).map(({ text }) => text)).toEqual(texts);
  });

  it('is not confused with a figure of an answer', () => {
    expect(pointsOf('12   24   36', 1).map(({ text }) => text)).toEqual(['12 24 36']);
    expect(pointsOf('8.3   metres\n7.1   metres', 2)).toHaveLength(2);
  });
});
