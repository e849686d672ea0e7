import { describe, expect, it } from 'vitest';
import { readScheme } from '../read-scheme.ts';

const read = (text: string, maxMark: number, question = ''): string[] =>
  readScheme(text, maxMark, question).groups.flatMap(({ points }) =>
    points.map((point) => `${point.label ?? point.marks} ${point.text}`),
  );

describe('mark codes that make up the total next to one answer', () => {
  it.each<[string, string, number, string[], string?]>([
    [
      'in one cell of several lines',
      'Question\tWorking\tAnswer\tMark\tNotes\n6\t\t24\t3\tM1 for 8 × 6\nM1 for 48 ÷ 2\nA1 cao',
      3,
      ['M1 8 × 6', 'M1 48 ÷ 2', 'A1 24'],
    ],
    [
      'in rows that each have their working',
      'Question\tWorking\tAnswer\tMark\tNotes\n8\t5² + 12² or 169\t13\t3\tM1\n\t√169\t\t\tM1 dep\n\t\t\t\tA1 cao',
      3,
      ['M1 5² + 12² or 169', 'M1 √169', 'A1 13'],
    ],
    [
      'in words, next to working and an answer of two lines',
      'Question\tWorking\tAnswer\tMark\tNotes\n3\tp + q = 9\np – q = 1\n2p = 10\tp = 5\nq = 4\t3\tM1 for a method to eliminate one letter\nA1 for either p = 5 or q = 4\nA1 cao for both',
      3,
      ['M1 2p = 10', 'A1 p = 5 or q = 4', 'A1 p = 5, q = 4'],
      'Solve p + q = 9 and p – q = 1.',
    ],
    [
      'between vertical lines, for all but the last mark',
      'Question | Answer | Marks | Part marks and guidance\n2 | 45 | 3 | M1 for 30 + 15 + 90\n | | | M1 for dividing by 3',
      3,
      ['M1 30 + 15 + 90', 'M1 dividing by 3', 'A1 45'],
    ],
    [
      'under "Partial Marks", with a special case below',
      'Question\tAnswer\tMarks\tPartial Marks\n7\t0.4\t2\tM1 for 6 ÷ 15\nA1 for 0.4\nIf M0 scored, SC1 for 2.5',
      2,
      ['M1 6 ÷ 15', 'A1 0.4'],
    ],
  ])('are one mark each, %s', (_, text, maxMark, expected, question) => {
    expect(read(text, maxMark, question)).toEqual(expected);
  });

  it.each<[string, string, number]>([
    [
      'alternatives of which the best counts',
      'Question\tAnswer\tMark\tNotes\n1\t12\t3\tM2 for 3 × 4 × 1\nor M1 for 3 × 4',
      3,
    ],
    [
      'marks for parts of the answer',
      'Question\tAnswer\tMark\tNotes\n1\t4n + 3\t2\tB1 for 4n + k',
      2,
    ],
  ])('are not read from %s', (_, text, maxMark) => {
    expect(read(text, maxMark)).toHaveLength(1);
  });
});
