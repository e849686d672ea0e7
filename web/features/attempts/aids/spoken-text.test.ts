import { describe, expect, it } from 'vitest';
import { spokenSentences } from './spoken-text.ts';

describe('spokenSentences', () => {
  it('reads sentence by sentence', () => {
    expect(spokenSentences('Name one gas. Why is it needed?\nGive a reason')).toEqual([
      'Name one gas.',
      'Why is it needed?',
      'Give a reason',
    ]);
  });

  it('keeps a number with a decimal point together', () => {
    expect(spokenSentences('A trolley moves 3.5 m in 0.25 s. How fast is it?')).toEqual([
      'A trolley moves 3.5 m in 0.25 s.',
      'How fast is it?',
    ]);
    expect(spokenSentences('Work out $3.5 \\times 2$')).toEqual(['Work out 3.5 times 2']);
    expect(spokenSentences('Use p = .5. Why?')).toEqual(['Use p = .5.', 'Why?']);
  });

  it.each([
    ['Solve $x^2 = 9$', 'Solve x squared equals 9'],
    ['Expand $x^{2n} + y^{3}$', 'Expand x to the power of 2n + y cubed'],
    ['Work out $5^{2} - 2^{2.5}$', 'Work out 5 squared minus 2 to the power of 2.5'],
    ['Work out $\\frac{3}{4} \\times 8$', 'Work out 3 over 4 times 8'],
    ['Cool it to $-5^{\\circ}$', 'Cool it to -5 degrees'],
    ['What is $\\ce{H2O}$', 'What is H2O'],
    ['It costs \\$5', 'It costs $5'],
  ])('says "%s" as "%s"', (text, spoken) => {
    expect(spokenSentences(text)).toEqual([spoken]);
  });

  it('says nothing for a picture', () => {
    expect(spokenSentences('')).toEqual([]);
  });
});
