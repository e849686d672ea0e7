import { describe, expect, it } from 'vitest';
import { judgeScheme } from '../testing/judge-scheme.ts';

describe('a point that asks for one option', () => {
  it.each([
    ['B', 'B', 1],
    ['B', 'b', 1],
    ['B', '(b)', 1],
    ['B', 'Option B because it is heavier', 1],
    ['B', 'answer is B', 1],
    ['B', 'C', 0],
    ['B', 'B or C', 0],
    ['B', 'It is B, not C', 1],
    ['B', 'not B', null],
    ['B', 'A big one', null],
    ['A', 'A because it is the biggest', 1],
    ['True', 'true', 1],
    ['True', 'T', 1],
    ['True', 'False', 0],
    ['False', 'It is false.', 1],
    ['False', 'not true', null],
  ])('scheme %j, answer %j: %j', (scheme, answer, share) => {
    expect(judgeScheme([scheme], answer).map((verdict) => verdict?.share)).toEqual([share]);
  });
});
