import type { Judgement } from './judgement.ts';
import { findEarningWords, type QuotableAnswer } from './locate-quote.ts';
import type { ResponseLevel } from './read-levels.ts';

/** The number of quoted words required for each mark that an answer earns as a whole. */
const WORDS_A_MARK = 3;

/** A model's choice of level, checked against the scheme and the answer. */
export interface JudgedLevel {
  marks: number;
  level: ResponseLevel | undefined;
  /** The longest quotation from the answer that supports the level. */
  quote: string | null;
  /** True if a quotation is not in the answer, or addresses the marker there. */
  isQuoteMissing: boolean;
  /**
   * True if several levels or an unknown level were chosen, the mark does not belong to the level,
   * or the quotations do not support it.
   */
  isDoubtful: boolean;
}

/**
 * Returns the best-fit level: the one that was given marks, the highest of several, with the
 * quotation that supports it.
 */
export function judgeLevel(
  answer: QuotableAnswer,
  levels: readonly ResponseLevel[],
  said: Judgement['points'],
): JudgedLevel {
  const chosen = levels.flatMap((level) =>
    said.flatMap(({ number, marks }) =>
      number === level.number && marks > 0 ? [{ level, given: marks }] : [],
    ),
  );
  const best = chosen.at(-1);
  const quotes = said.flatMap(({ quote }) => (quote?.trim() ? [quote] : []));
  const found = quotes.flatMap((quote) => findEarningWords(answer, quote) ?? []);
  const marks = best
    ? Math.max(best.level.from, Math.min(best.level.to, Math.round(best.given)))
    : 0;
  const numbers = new Set(levels.map(({ number }) => number));
  const isUntidy = said.some(({ number, marks: given }) => given < 0 || !numbers.has(number));
  return {
    marks,
    level: best?.level,
    quote: found.toSorted((a, b) => b.length - a.length)[0] ?? null,
    isQuoteMissing: found.length < quotes.length,
    isDoubtful:
      isUntidy || chosen.length > 1 || marks !== (best?.given ?? 0) || !carries(found, marks),
  };
}

/** True if the quotations contain enough words for this many marks. */
export function carries(quotes: readonly string[], marks: number): boolean {
  const words = new Set(
    quotes.flatMap((quote) => quote.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []),
  );
  return words.size >= marks * WORDS_A_MARK;
}
