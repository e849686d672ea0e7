import { describe, expect, it } from 'vitest';
import { readFallenLines } from './fallen-lines.ts';
import { findFallenMarks } from './fallen-marks.ts';

const write = (lines: readonly { text: string }[]): string =>
  lines.map((line) => line.text).join(' ');

/** Returns the lines with their marks, and which of the figures are the total. */
const read = (text: string, maxMark: number, questionText = '') => {
  const found = findFallenMarks(
    readFallenLines(text.split('\n'), { maxMark, questionText }),
    maxMark,
  );
  return found === null
    ? null
    : `${write(found.cells.filter((cell) => !found.totals.includes(cell)))} | ${write([...found.marks])}`;
};

describe('which of the figures on separate lines are marks', () => {
  it.each<[string, string, number, string | null]>([
    ['those that add up to the question’s marks', 'rain\n1\nsnow\n1\n2', 2, 'rain 1 snow 1 | 1 1'],
    ['none if they add up to something else', 'rain\n1\nsnow\n2', 2, null],
    [
      'a column below the points',
      'rain falls\nSnow lies\n1\n1',
      2,
      'rain falls 1 Snow lies 1 | 1 1',
    ],
    ['one figure for the one answer above it', '45\n3\naccept 45.0', 3, '45 3 accept 45.0 | 3'],
    [
      'what the whole is worth, but not its parts',
      'CO2 + C\n2\nformulae\n1\nbalance\n1',
      2,
      'CO2 + C 2 formulae balance | 2',
    ],
    ['none if codes are above what they are for', 'M1\n4x = 24\nA1\nx = 6', 2, null],
  ])('%s', (_, text, maxMark, expected) => {
    expect(read(text, maxMark)).toBe(expected);
  });
});
