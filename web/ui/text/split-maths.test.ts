import { describe, expect, it } from 'vitest';
import { splitMaths, withoutEscapes } from './split-maths.ts';

const kinds = (text: string) => splitMaths(text).map(({ kind, content }) => [kind, content]);

describe('splitMaths', () => {
  it('finds maths within a line and on its own lines', () => {
    expect(kinds('If $x^2 = 4$ then $$x = \\pm 2$$ holds.')).toEqual([
      ['words', 'If '],
      ['maths', 'x^2 = 4'],
      ['words', ' then '],
      ['display-maths', 'x = \\pm 2'],
      ['words', ' holds.'],
    ]);
  });

  it.each([
    'A pen costs $5 and a book $10.',
    'from $5 to $10',
    'Price: $5',
    'It cost 5$ or 6$ then',
    'a $ b $ c',
    'an open $x and\na close$ on the next line',
    '$$',
    '\\$x\\$',
  ])('leaves money and stray signs alone: %s', (text) => {
    expect(kinds(text)).toEqual([['words', text]]);
  });

  it('does not end maths at an escaped sign', () => {
    expect(kinds('$5\\$ + x$')).toEqual([['maths', '5\\$ + x']]);
  });

  it('leaves no gap', () => {
    const text = 'a $b$ c $$d$$ e $f g';
    const joined = splitMaths(text).map(({ start, end }) => text.slice(start, end));
    expect(joined.join('')).toBe(text);
  });

  it.each(['$a', '$', '$\\', '$$a'])('reads a long text of %s to its end', (part) => {
    const text = part.repeat(20_000 / part.length);
    expect(splitMaths(text).at(-1)?.end).toBe(text.length);
  });
});

it('an escaped dollar sign is shown without its backslash', () => {
  expect(withoutEscapes('\\$5, C:\\dir')).toBe('$5, C:\\dir');
});
