import { describe, expect, it } from 'vitest';
import { markOfDigit } from './typed-mark.ts';

const press = (digit: number, maxMark: number, atMs = 1_000) => ({
  key: 'a',
  digit,
  maxMark,
  atMs,
});

describe('markOfDigit', () => {
  it('uses a digit as the mark, never above the maximum', () => {
    expect(markOfDigit(press(2, 3), null)).toBe(2);
    expect(markOfDigit(press(4, 3), null)).toBeNull();
    expect(markOfDigit(press(0, 0), null)).toBe(0);
  });

  it('joins two digits pressed in succession if the maximum has two', () => {
    const last = { key: 'a', mark: 1, atMs: 500 };
    expect(markOfDigit(press(2, 20), last)).toBe(12);
    expect(markOfDigit(press(2, 9), last)).toBe(2);
  });

  it('starts again after a pause, on another answer, or if both digits would exceed the maximum', () => {
    expect(markOfDigit(press(2, 20), { key: 'a', mark: 1, atMs: -1_000 })).toBe(2);
    expect(markOfDigit(press(2, 20), { key: 'b', mark: 1, atMs: 900 })).toBe(2);
    expect(markOfDigit(press(5, 20), { key: 'a', mark: 2, atMs: 900 })).toBe(5);
  });
});
