import { describe, expect, it } from 'vitest';
import { isHumanlyPossible, isInTime, shortName } from './typing-test-rules.ts';

const words = ['house', 'tree', 'water', 'small', 'garden', 'music', 'light', 'paper'];

/** Words as typed, with the time from each to the next in milliseconds. */
function typedAt(paces: number[], typed: (index: number) => string = correct) {
  let atMs = 0;
  return paces.map((pace, index) => ({ typed: typed(index), atMs: (atMs += pace) }));
}
const correct = (index: number) => words[index % words.length] ?? '';

/** The paces of somebody who types at about 90 WPM. */
const humanPaces = Array.from({ length: 40 }, (_, index) => 560 + 170 * Math.sin(index * 2.4));

const possible = (typed: { typed: string; atMs: number }[], unfinished = '') =>
  isHumanlyPossible({ words, typed, unfinished });

describe('isInTime', () => {
  it('accepts a result from the end of the countdown and test, for as long as a network needs', () => {
    expect([32_000, 33_000, 35_000, 47_900, 49_000].map(isInTime)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('isHumanlyPossible', () => {
  it('accepts what a person typed', () => {
    expect(possible(typedAt(humanPaces), 'ho')).toBe(true);
  });

  it('accepts the fastest typists of all', () => {
    expect(possible(typedAt(humanPaces.map((pace) => pace * 0.38)))).toBe(true);
  });

  it('accepts a keyboard mashed for 30 s, which scores next to nothing', () => {
    expect(
      possible(
        typedAt(
          humanPaces.map((pace) => pace / 10),
          () => 'qzqzqz',
        ),
      ),
    ).toBe(true);
  });

  it('accepts someone who did not get through the first word', () => {
    expect(possible([], 'hou')).toBe(true);
  });

  it('refuses a run in which nothing was typed', () => {
    expect(possible([])).toBe(false);
  });

  it('refuses a whole list at once', () => {
    expect(possible(typedAt(Array.from({ length: 100 }, () => 1)))).toBe(false);
  });

  it('refuses an impossibly fast burst in an otherwise leisurely run', () => {
    const paces = humanPaces.with(20, 5).fill(20, 20, 29);
    expect(possible(typedAt(paces))).toBe(false);
  });

  it('refuses words timed as if by a machine', () => {
    expect(possible(typedAt(Array.from({ length: 40 }, () => 500)))).toBe(false);
  });

  it('refuses times that run backwards', () => {
    expect(
      possible([
        { typed: 'house', atMs: 2_000 },
        { typed: 'tree', atMs: 1_000 },
      ]),
    ).toBe(false);
  });
});

describe('shortName', () => {
  it.each([
    ['Maya Patel', 'Maya P.'],
    ['Wei-Ling  de la Tan', 'Wei-Ling T.'],
    ['ζωή παπαδοπούλου', 'ζωή Π.'],
    ['Sam', 'Sam'],
    ['Kim 𝒵ola', 'Kim 𝒵.'],
  ])('%s is %s', (username, short) => {
    expect(shortName(username)).toBe(short);
  });
});
