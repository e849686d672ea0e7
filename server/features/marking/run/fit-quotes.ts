import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';

/**
 * The points of an equal answer, fitted to this student's own text: answers that are equal but
 * for case or spacing share marks, yet a quote must be words that stand in the answer it is shown
 * with. A quote that does not is dropped.
 */
export function fitQuotes(points: readonly MarkedPoint[], answer: string): MarkedPoint[] {
  return points.map((point) => ({
    ...point,
    quote: point.quote === null ? null : findWithin(answer, point.quote),
  }));
}

function findWithin(answer: string, quote: string): string | null {
  if (answer.includes(quote)) return quote;
  const start = answer.toLowerCase().indexOf(quote.toLowerCase());
  return start === -1 ? null : answer.slice(start, start + quote.length);
}
