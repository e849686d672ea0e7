import { describe, expect, it } from 'vitest';
import { counted } from './counted.ts';

describe('counted', () => {
  it('uses singular and plural', () => {
    expect([0, 1, 2].map((count) => counted(count, 'answer'))).toEqual([
      '0 answers',
      '1 answer',
      '2 answers',
    ]);
    expect([1, 2].map((count) => counted(count, 'person', 'people'))).toEqual([
      '1 person',
      '2 people',
    ]);
  });

  it('separates thousands', () => {
    expect(counted(1_200, 'answer')).toBe('1,200 answers');
  });
});
