import { describe, expect, it } from 'vitest';
import { readingAge } from './reading-age.ts';

describe('reading age', () => {
  it('is low for short plain sentences and high for long learned ones', () => {
    const plain = 'Robin reads a lot. She asks good questions. She is kind. '.repeat(4);
    const learned =
      'Notwithstanding considerable intellectual curiosity, consistently demonstrated throughout investigations of ' +
      'photosynthetic mechanisms, organisational inconsistencies occasionally compromise the communication of ' +
      'sophisticated interpretations within extended analytical responses to unfamiliar experimental observations.';
    expect(readingAge(plain)).toBeLessThanOrEqual(8);
    expect(readingAge(learned)).toBe(18);
  });

  it('is not estimated from only a few words', () => {
    expect(readingAge('Works well.')).toBeNull();
  });
});
