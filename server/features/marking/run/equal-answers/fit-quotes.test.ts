import { describe, expect, it } from 'vitest';
import { fitQuotes } from './fit-quotes.ts';

const point = { point: 'carbon dioxide', marksAvailable: 1, marksAwarded: 1 };

describe('quotes in the analysis of an answer that shares its mark with an equal one', () => {
  it.each([
    ['Carbon Dioxide', 'carbon dioxide', 'carbon dioxide'],
    ['carbon dioxide', 'It is CARBON DIOXIDE!', 'CARBON DIOXIDE'],
    ['carbon dioxide', 'carbon  dioxide', null],
    [null, 'carbon dioxide', null],
  ])('show %j in %j as %j', (quote, answer, shown) => {
    expect(fitQuotes([{ ...point, quote }], answer)[0]?.quote).toBe(shown);
  });
});
