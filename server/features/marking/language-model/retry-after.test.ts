import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('readRetryAfter', () => {
  it.each([
    ['2', 2_000],
    ['0', 0],
    ['0.5', 500],
    ['60', 60_000],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
    ['3600', 3_600_000],
    ['99999999', 604_800_000],
    ['-1', undefined],
    ['Sat, 21 Nov 2026 11:00:00 GMT', undefined],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads %j as %j ms', (header, milliseconds) => {
    expect(readRetryAfter(header, NOW)).toBe(milliseconds);
  });
});
