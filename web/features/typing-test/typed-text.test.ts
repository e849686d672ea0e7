import { describe, expect, it } from 'vitest';
import { nothingTyped, readComposition, readField } from './typed-text.ts';

const typed = (before: typeof nothingTyped, value: string) => {
  const { words, unfinished } = readField(before, value, 700);
  return [...words.map((word) => word.typed), unfinished];
};

describe('readField', () => {
  it('commits a word at a space, with its time', () => {
    expect(readField(nothingTyped, 'the ', 700)).toEqual({
      words: [{ typed: 'the', atMs: 700 }],
      unfinished: '',
    });
  });

  it('keeps the word being typed open', () => {
    const before = readField(nothingTyped, 'the ', 700);
    expect(typed(before, 'hou')).toEqual(['the', 'hou']);
    expect(typed(before, 'ho')).toEqual(['the', 'ho']);
  });

  it('commits nothing for a space on its own', () => {
    expect(typed(nothingTyped, ' ')).toEqual(['']);
    expect(typed(nothingTyped, '   ')).toEqual(['']);
  });

  it('accepts the space that a swiping keyboard puts before its word', () => {
    expect(typed(nothingTyped, 'the house')).toEqual(['the', 'house']);
    expect(typed(nothingTyped, ' house')).toEqual(['house']);
  });

  it('accepts the wide space of a Japanese keyboard', () => {
    expect(typed(nothingTyped, 'the\u3000')).toEqual(['the', '']);
  });

  it('shortens an endless word', () => {
    expect(typed(nothingTyped, `${'a'.repeat(40)} `)[0]).toHaveLength(24);
  });
});

describe('readComposition', () => {
  it('shows the word and commits nothing', () => {
    expect(readComposition(nothingTyped, 'the ')).toEqual({ words: [], unfinished: 'the' });
  });
});
