import type { AiAnalysis } from '../../../../shared/contract/ai-analysis.ts';

/**
 * The analysis of an equal answer, fitted to this student's own text: answers that are equal but
 * for case or spacing share marks, yet a quote must be words that stand in the answer it is shown
 * with. A quote that does not is dropped.
 */
export function fitQuotes(analysis: AiAnalysis, answer: string): AiAnalysis {
  const points = analysis.points.map((point) => ({
    ...point,
    quote: point.quote === null ? null : findWithin(answer, point.quote),
  }));
  return { ...analysis, points };
}

function findWithin(answer: string, quote: string): string | null {
  if (answer.includes(quote)) return quote;
  const start = answer.toLowerCase().indexOf(quote.toLowerCase());
  return start === -1 ? null : answer.slice(start, start + quote.length);
}
