import { describe, expect, it } from 'vitest';
import { hideNames, showNames } from './hide-names.ts';

const classmates = ['Samantha Reid', 'Tom Adeyemi', 'Łukasz Nowak'];

describe('names on their way to a model', () => {
  it('are hidden: the student’s first name, last name and whole name, in any case', () => {
    const text = 'Sam Okafor works hard. SAM is kind; Okafor helps others.';
    expect(hideNames(text, 'Sam Okafor', [])).toBe(
      '[STUDENT] works hard. [STUDENT] is kind; [STUDENT] helps others.',
    );
  });

  it('are distinguished if they are similar', () => {
    expect(hideNames('Sam sits by Samantha', 'Sam Okafor', classmates)).toBe(
      '[STUDENT] sits by [CLASSMATE 1]',
    );
  });

  it('are hidden in other scripts and with diacritics', () => {
    expect(hideNames('Łukasz and 李娜蓉 talk', '李娜蓉', classmates)).toBe(
      '[CLASSMATE 3] and [STUDENT] talk',
    );
  });

  it('are not confused with words that only begin like a name', () => {
    expect(hideNames('tomorrow, a tomato', 'Sam', classmates)).toBe('tomorrow, a tomato');
  });

  it('are put back, possessives included, even if a model changed the placeholders', () => {
    const report = '[STUDENT]’s work is good. STUDENT helps [CLASSMATE 2] and [CLASSMATE_3].';
    expect(showNames(report, 'James Okafor', classmates)).toBe(
      'James’s work is good. James helps Tom and Łukasz.',
    );
  });

  it.each([
    ['Bo is kind', 'Bo Li', '[STUDENT] is kind'],
    ['李娜很好', '李娜', '[STUDENT]很好'],
    ["O'Neill and Finn’s friends", 'Finn O’Neill', '[STUDENT] and [STUDENT]’s friends'],
    ['Anna helps; Anna-Lena works', 'Anna-Lena Weiß', '[STUDENT] helps; [STUDENT] works'],
    ['lukasz and Jose share', 'José Weiss', '[CLASSMATE 3] and [STUDENT] share'],
    ['FINN WORKS', 'Finn O’Neill', '[STUDENT] WORKS'],
    ['Liz and Tommy talk', 'Elizabeth Bell', '[STUDENT] and Tommy talk'],
    ['Sam and Dan’s group', 'Daniel Fox', '[CLASSMATE 1] and [STUDENT]’s group'],
    ['a tad quiet; Sam is not', 'Thaddeus Sam', 'a tad quiet; [STUDENT] is not'],
  ])('are hidden in “%s”', (note, name, hidden) => {
    expect(hideNames(note, name, classmates)).toBe(hidden);
  });

  it('are left alone where they are ordinary words', () => {
    expect(hideNames('Will will do well', 'Will Hope', [])).toBe('[STUDENT] will do well');
    expect(hideNames('portrait de femme', 'Zoe de Vries', [])).toBe('portrait de femme');
  });

  it('are all put back after being taken out', () => {
    const note = 'Tom and Sam share ideas with Samantha';
    expect(showNames(hideNames(note, 'Sam Reid', classmates), 'Sam Reid', classmates)).toBe(note);
  });
});
