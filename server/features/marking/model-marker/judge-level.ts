import type { Judgement } from './judgement.ts';
import { findEarningWords, type QuotableAnswer } from './locate-quote.ts';
import type { ResponseLevel } from './read-levels.ts';

/** So many words of the answer must stand behind each mark that it earns as a whole. */
const WORDS_A_MARK = 3;

/** The level that a model chose, held against its scheme and the answer. */
export interface JudgedLevel {
  marks: number;
  level: ResponseLevel | undefined;
  /** The longest of the words of the answer that it was chosen for. */
  quote: string | null;
  /** Whether a quotation does not stand in the answer, or addresses the marker there. */
  isQuoteMissing: boolean;
  /**
   * Whether more than one level was chosen or one that the scheme does not have, the mark is not of
   * the level, or the quotations do not carry it.
   */
  isDoubtful: boolean;
}

/** Best fit: the level that was given marks, the highest of several, and what carries it. */
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

/** Whether there is enough in the quotations for so many marks. */
export function carries(quotes: readonly string[], marks: number): boolean {
  const words = new Set(
    quotes.flatMap((quote) => quote.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []),
  );
  return words.size >= marks * WORDS_A_MARK;
}
