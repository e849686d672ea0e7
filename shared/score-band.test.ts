import { describe, expect, it } from 'vitest';
import { scoreBand } from './score-band.ts';

describe('scoreBand (spec section 9)', () => {
  it.each([
    [100, 'excellent'],
    [80, 'excellent'],
    [79.99, 'good'],
    [60, 'good'],
    [59.99, 'average'],
    [40, 'average'],
    [39.99, 'poor'],
    [0, 'poor'],
  ])('calls %d %% %s', (percent, band) => {
    expect(scoreBand(percent)).toBe(band);
  });
});
