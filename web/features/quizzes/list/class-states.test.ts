import { expect, it } from 'vitest';
import { sayLockedFor, sayReleased } from './class-states.ts';
import { resultsState } from './results-state.ts';

const isolated = (words: string | null) => words?.replaceAll(/[\u2068\u2069]/g, '') ?? null;

it.each([
  [3, [], null],
  [3, ['9A'], 'for 9A'],
  [3, ['9A', '9B'], 'for 9A and 9B'],
  [5, ['9A', '9B', '9C'], 'for 3 of 5 classes'],
  [3, ['9A', '9B', '9C'], 'for all 3 classes'],
])('names the classes that a quiz is locked for: of %i %j', (total, lockedFor, words) => {
  expect(isolated(sayLockedFor({ total, released: 0, lockedFor }))).toBe(words);
});

it.each([
  [3, 0, null],
  [3, 2, 'Released to 2 of 3 classes'],
  [3, 3, 'Released to all 3 classes'],
  [1, 1, 'Released to its class'],
])('says to how many classes marks were released: of %i %i', (total, released, words) => {
  expect(sayReleased({ total, released, lockedFor: [] })).toBe(words);
});

it.each([
  [0, 0, 'waiting'],
  [3, 0, 'waiting'],
  [3, 2, 'waiting'],
  [3, 3, 'released'],
])('offers a release until every class has had one: of %i %i', (total, released, state) => {
  const classes = { total, released, lockedFor: [] };
  const quiz = { resultsRelease: 'when-released', releasedAt: null, classes } as const;
  expect(resultsState(quiz)).toBe(state);
  expect(resultsState({ ...quiz, resultsRelease: 'as-marked' })).toBe('as-marked');
});
