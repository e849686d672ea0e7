import type { MarkedPoint } from '../../../../../shared/contract/ai-analysis.ts';

/**
 * Fits the points of an equal answer to this student's own text. Answers that differ only in case
 * or spacing share marks, but a quote must be words of the answer it is shown with. Any other quote
 * is dropped.
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
