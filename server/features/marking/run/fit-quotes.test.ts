import { describe, expect, it } from 'vitest';
import type { AiAnalysis } from '../../../../shared/contract/ai-analysis.ts';
import { fitQuotes } from './fit-quotes.ts';

function analysisWith(quote: string | null): AiAnalysis {
  const point = { point: 'carbon dioxide', marksAvailable: 1, marksAwarded: 1, quote };
  return { points: [point], flags: [], confidence: 1, marker: 'built-in', promptHash: 'x' };
}

describe('quotes of an answer that shares its mark with an equal one', () => {
  it.each([
    ['Carbon Dioxide', 'carbon dioxide', 'carbon dioxide'],
    ['carbon dioxide', 'It is CARBON DIOXIDE!', 'CARBON DIOXIDE'],
    ['carbon dioxide', 'carbon  dioxide', null],
    [null, 'carbon dioxide', null],
  ])('shows %j in %j as %j', (quote, answer, shown) => {
    expect(fitQuotes(analysisWith(quote), answer).points[0]?.quote).toBe(shown);
  });
});
