import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

const pointsOf = (text: string, maxMark: number, question = ''): string[] =>
  readScheme(text, maxMark, question).groups.flatMap(({ points }) =>
    points.map((point) => point.text),
  );

describe('text around a scheme', () => {
  it.each<[string, string, number, string[]]>([
    [
      'the question number under the headings of a table',
      'Question\tAnswers\tMark\n05.2\ndew forms (1)\ngrass cools (1)',
      2,
      ['dew forms', 'grass cools'],
    ],
    [
      'the number and the marks after a colon',
      'Question: 3(b) 2 marks\n- dew forms\n- grass cools',
      2,
      ['dew forms', 'grass cools'],
    ],
    [
      'the name of the sheet',
      'Marking key (for the cover teacher)\ndew forms (1)\ngrass cools (1)',
      2,
      ['dew forms', 'grass cools'],
    ],
    [
      'sums of marks, one for each answer',
      '- dew forms (1)\n- grass cools (1)\n- air stills (1)\n- sky clears (1)\n2+2, 2+2',
      4,
      ['dew forms', 'grass cools', 'air stills', 'sky clears'],
    ],
    [
      'a total in words',
      'dew forms (1)\ngrass cools (1)\n2 marks altogether.',
      2,
      ['dew forms', 'grass cools'],
    ],
  ])('is not a point: %s', (_, text, maxMark, points) => {
    expect(pointsOf(text, maxMark)).toEqual(points);
  });

  it.each<[string, string[]]>([
    [
      'Mark A for reading a name; Mark B for a loop to the end of the file; Mark C for a count',
      ['reading a name', 'a loop to the end of the file', 'a count'],
    ],
    [
      'Mark A – reads a name\nMark B – loops to the end\nMark C – counts',
      ['reads a name', 'loops to the end', 'counts'],
    ],
    ['Mark A: reads a name; Mark B: loops; Mark C: counts', ['reads a name', 'loops', 'counts']],
  ])('can use letters to name marks: %j', (text, points) => {
    expect(pointsOf(text, 3, 'Write an algorithm.')).toEqual(points);
  });

  it('can give an acceptable replacement for a word to the point with that word', () => {
    const [first] = readScheme(
      'weight equals drag (1)\nspeed stays the same (1)\n"friction" is acceptable for drag. Credit a sketch only if labelled.',
      2,
    ).groups.flatMap(({ points }) => points);
    expect(first?.statements).toEqual(['weight equals drag', 'weight equals friction']);
  });
});
