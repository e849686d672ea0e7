import { describe, expect, it } from 'vitest';
import { findQuoteRanges } from './find-quote-ranges.ts';

const answer = 'Particles gain energy and move faster.';

function marked(quotes: string[]): string[] {
  return findQuoteRanges(answer, quotes).map(({ start, end }) => answer.slice(start, end));
}

describe('findQuoteRanges', () => {
  it('finds quotes in the order of the text', () => {
    expect(marked(['move faster', 'gain energy'])).toEqual(['gain energy', 'move faster']);
  });

  it('joins quotes that overlap or contain one another', () => {
    expect(marked(['gain energy and', 'energy and move', 'and'])).toEqual(['gain energy and move']);
  });

  it('leaves out quotes that are not literally there', () => {
    expect(marked(['', 'lose energy', 'Gain energy'])).toEqual([]);
  });
});
