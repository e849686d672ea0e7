import { describe, expect, it } from 'vitest';
import { readWholeNumber } from './whole-number-field.tsx';

const range = { min: 1, max: 100 };

describe('readWholeNumber', () => {
  it.each([
    ['3', 3],
    [' 100 ', 100],
    ['007', 7],
  ])('reads %j', (text, number) => expect(readWholeNumber(text, range)).toBe(number));

  it.each(['', '2.7', '2,7', '−1', '-1', '1e2', '0', '101', '٣', '3 4', '0x10', 'three'])(
    'leaves %j as typed',
    (text) => expect(readWholeNumber(text, range)).toBe(text),
  );
});
