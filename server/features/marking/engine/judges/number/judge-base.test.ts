import { describe, expect, it } from 'vitest';
import { marksOf } from '../testing/marks-of.ts';

describe('binary and hexadecimal', () => {
  const toBinary = { questionText: 'Convert the denary number 45 to 8-bit binary.' };
  const toHex = { questionText: 'Convert the binary number 1011 1110 to hexadecimal.' };
  it.each([
    ['00101101', '00101101', 1],
    ['00101101', '0010 1101', 1],
    ['00101101', '45 is 00101101 since 32+8+4+1', 1],
    ['0010 1101 cao', '00101101', 1],
    ['0010 1101 cao', '0 0 1 0 1 1 0 1', 1],
    ['0010 1101 cao', '101101', 0],
    ['00101101', '101101', 0],
    ['00101101', '00101111', 0],
    ['00101101', '2D', 0],
    ['00101101', '45', 0],
    ['00101101', "I don't know", 0],
  ])('8-bit binary: scheme %j, answer %j: %j', (scheme, answer, marks) => {
    expect(marksOf([{ text: scheme, kind: 'number' }], answer, toBinary)).toBe(marks);
  });

  it.each([
    ['BE', 'BE', 1],
    ['BE', 'be', 1],
    ['BE', '0xBE', 1],
    ['BE', '1011 = B, 1110 = E so BE', 1],
    ['BE', 'EB', 0],
    ['BE', '190', 0],
  ])('hexadecimal: scheme %j, answer %j: %j', (scheme, answer, marks) => {
    expect(marksOf([{ text: scheme, kind: 'number' }], answer, toHex)).toBe(marks);
  });

  it('get the scheme’s marks for seven bits and for one wrong bit', () => {
    const question = {
      ...toBinary,
      conditions: [
        { kind: 'special-case', answer: '101101 (not 8 bit)', marks: 1, line: 1 },
        { kind: 'special-case', answer: 'one bit error', marks: 1, line: 2 },
      ] as const,
    };
    const parts = [{ text: '00101101', kind: 'number', marks: 2 }] as const;
    expect(marksOf(parts, '101101', question)).toBe(1);
    expect(marksOf(parts, '00101111', question)).toBe(1);
    expect(marksOf(parts, '11010010', question)).toBe(0);
  });
});
