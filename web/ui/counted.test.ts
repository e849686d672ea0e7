import { describe, expect, it } from 'vitest';
import { counted } from './counted.ts';

describe('counted', () => {
  it('knows one from many', () => {
    expect([0, 1, 2].map((count) => counted(count, 'answer'))).toEqual([
      '0 answers',
      '1 answer',
      '2 answers',
    ]);
  });
});
