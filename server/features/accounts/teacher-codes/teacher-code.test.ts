import { describe, expect, it } from 'vitest';
import { createTeacherCode, teacherCodeWord } from './teacher-code.ts';

describe('a teacher code (spec section 3)', () => {
  it.each([
    ['Okafor Amara', 'OKAFOR'],
    ['  okafor\tamara ', 'OKAFOR'],
    ['Siân Prosser', 'SIAN'],
    ['Núñez', 'NUNEZ'],
    ['Straße', 'STRASSE'],
    ["O'Dowd Niamh", 'ODOWD'],
    ['Wei-Ling Tan', 'WEILING'],
    ['4B', '4B'],
    ['فاطمة السيد', 'TEACHER'],
    ['李 老师', 'TEACHER'],
    ['🙂 Smith', 'TEACHER'],
    ['   ', 'TEACHER'],
    ['', 'TEACHER'],
    ['x'.repeat(300), 'X'.repeat(40)],
  ])('of %j has the word %s', (username, word) => {
    expect(teacherCodeWord(username)).toBe(word);
  });

  it('ends with three characters of A–Z and 0–9, drawn each time', () => {
    const codes = Array.from({ length: 50 }, () => createTeacherCode('Okafor Amara'));
    for (const code of codes) expect(code).toMatch(/^AI-OKAFOR-[A-Z0-9]{3}$/);
    expect(new Set(codes).size).toBeGreaterThan(40);
  });
});
