import { describe, expect, it } from 'vitest';
import { createBuiltInMarker } from '../../built-in-marker.ts';
import { readScheme } from '../../scheme/read-scheme.ts';

const QUESTION =
  'Complete the table with a tick or a cross. Rows: has a nucleus; has a cell wall; can move. Columns: plant cell; bacterium.';
const SCHEME =
  '\tplant cell\tbacterium\t\nhas a nucleus\t✓\t✗\t;\nhas a cell wall\t✓\t✓\t;\ncan move\t✗\t✓ or ✗\t;\none mark per correct row.\n[3]';

const markOf = async (userAnswer: string): Promise<number> => {
  const task = {
    id: '1',
    questionText: QUESTION,
    markSchemeAnswer: SCHEME,
    userAnswer,
    maxMark: 3,
  };
  return (await createBuiltInMarker().mark(task)).markAwarded;
};

describe('a table of ticks and crosses to fill in', () => {
  it.each<[string, string, number]>([
    ['ticks and crosses after the names of rows', 'nucleus ✓ ✗; cell wall ✓ ✓; move ✗ ✓', 3],
    ['either tick or cross where both are right', 'nucleus ✓ ✗; cell wall ✓ ✓; move ✗ ✗', 3],
    [
      'words instead of ticks and crosses',
      'nucleus: tick, cross. cell wall: tick, cross. move: cross, tick',
      2,
    ],
    ['ticks and crosses in order, without names', 'tick cross / tick tick / tick tick', 2],
    ['the columns that have it', 'nucleus only in the plant. cell wall in both. move: neither', 3],
    ['an empty cell, which is not a cross', 'nucleus ✓; cell wall ✓ ✓; move ✗ ✗', 2],
    ['an answer without any table content', 'plants are green', 0],
  ])('reads %s', async (_, answer, mark) => {
    expect(await markOf(answer)).toBe(mark);
  });

  it('gets a mark for each column if the scheme says so', () => {
    const text = SCHEME.replace('per correct row', 'per correct column').replace('[3]', '[2]');
    const points = readScheme(text, 2, QUESTION).groups.flatMap((group) => group.points);
    expect(points.map(({ marks }) => marks)).toEqual([1, 1]);
    expect(points[0]?.text).toContain('plant cell: tick (has a nucleus)');
  });
});
