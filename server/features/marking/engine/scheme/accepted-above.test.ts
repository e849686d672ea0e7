import { describe, expect, it } from 'vitest';
import { readScheme } from './read-scheme.ts';

/** Counts the wordings of each point, including words that replace a part of it. */
const countsOf = (text: string, maxMark: number, question = 'Explain it.'): number[] =>
  readScheme(text, maxMark, question).groups.flatMap(({ points }) =>
    points.map(({ statements, standIns }) => statements.length + standIns.length),
  );

describe('an accepted wording below the last point', () => {
  it.each<[string, number, number[]]>([
    [
      'Yesterday I ate an apple. (1)\nThen I went to the park. (1)\nAccept: had an apple',
      2,
      [2, 1],
    ],
    ['(a) for loop\n(b) selection\n(c) sequence\nR. function\nA. any loop', 3, [2, 1, 1]],
    ['higher rents (1)\nfewer parks (1)\nlonger journeys (1)\nAccept rents', 3, [2, 1, 1]],
  ])('belongs to the point that it rewords: %j', (text, maxMark, expected) => {
    expect(countsOf(text, maxMark)).toEqual(expected);
  });

  it.each<[string, number, number[]]>([
    [
      'particles move faster (1)\nmore frequent collisions (1)\nAccept particles hit more often',
      2,
      [1, 2],
    ],
    ['higher rents (1)\nfewer parks (1)\nAccept less green space', 2, [1, 2]],
    ['higher rents (1)\nAccept dearer rents\nfewer parks (1)', 2, [2, 1]],
    ['higher rents for shops (1)\nfewer shops (1)\nAccept shops close', 2, [1, 2]],
  ])('belongs to the last point otherwise: %j', (text, maxMark, expected) => {
    expect(countsOf(text, maxMark)).toEqual(expected);
  });
});
