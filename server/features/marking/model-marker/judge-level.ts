import type { Judgement } from './judgement.ts';
import { locateQuote } from './locate-quote.ts';
import type { ResponseLevel } from './read-levels.ts';

/** So many words of the answer must stand behind each mark that it earns as a whole. */
const WORDS_A_MARK = 3;

/** The level that a model chose, held against its scheme and the answer. */
export interface JudgedLevel {
  marks: number;
  level: ResponseLevel | undefined;
  /** The longest of the words of the answer that it was chosen for. */
  quote: string | null;
  /** Whether a quotation does not stand in the answer. */
  isQuoteMissing: boolean;
  /** Whether more than one level was chosen, the mark is not of the level, or the quotations do not carry it. */
  isDoubtful: boolean;
}

/** Best fit: the level that was given marks, the highest of several, and what carries it. */
export function judgeLevel(
  answer: string,
  levels: readonly ResponseLevel[],
  said: Judgement['points'],
): JudgedLevel {
  const chosen = levels.flatMap((level) => {
    const point = said.find(({ number, marks }) => number === level.number && marks > 0);
    return point ? [{ level, marks: Math.round(point.marks) }] : [];
  });
  const best = chosen.at(-1);
  const quotes = said.flatMap(({ quote }) => (quote?.trim() ? [quote] : []));
  const found = quotes.flatMap((quote) => {
    const place = locateQuote(answer, quote);
    return place ? [answer.slice(place.start, place.end)] : [];
  });
  const marks = best ? Math.max(best.level.from, Math.min(best.level.to, best.marks)) : 0;
  return {
    marks,
    level: best?.level,
    quote: found.toSorted((a, b) => b.length - a.length)[0] ?? null,
    isQuoteMissing: found.length < quotes.length,
    isDoubtful: chosen.length > 1 || marks !== (best?.marks ?? 0) || !carries(found, marks),
  };
}

/** Whether there is enough in the quotations for so many marks. */
export function carries(quotes: readonly string[], marks: number): boolean {
  const words = new Set(
    quotes.flatMap((quote) => quote.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []),
  );
  return words.size >= marks * WORDS_A_MARK;
}
