import { isUnanswered, WEAK_BELOW_PERCENT } from '../../../shared/business-rules.ts';
import type { Reteach } from '../../../shared/contract/quiz-results.ts';
import type { AreaRow } from './reteach-queries.ts';

const QUOTES_PER_POINT = 3;
const QUOTE_CHARACTERS = 160;
/** Shorter words are more often words than names. */
const MIN_NAME_CHARACTERS = 3;

/**
 * A few answers that can be read out in class: different ones, short, and without the names of
 * students, addresses, or numbers by which someone could be called.
 */
export function pickQuotes(answers: readonly string[], names: readonly string[]): string[] {
  const isName = nameFinder(names);
  const seen = new Set<string>();
  const quotes: string[] = [];
  for (const answer of answers) {
    const quote = shorten(withoutNames(answer, isName));
    const key = quote.toLowerCase();
    if (isUnanswered(answer) || seen.has(key)) continue;
    seen.add(key);
    quotes.push(quote);
    if (quotes.length === QUOTES_PER_POINT) break;
  }
  return quotes;
}

function nameFinder(names: readonly string[]): (word: string) => boolean {
  const parts = names.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []);
  const known = new Set(parts.filter((part) => part.length >= MIN_NAME_CHARACTERS));
  return (word) => known.has(word.toLowerCase());
}

function withoutNames(answer: string, isName: (word: string) => boolean): string {
  return answer
    .replaceAll(/\S+@\S+/g, '[…]')
    .replaceAll(/\+?\d[\d ]{7,}\d/g, '[…]')
    .replaceAll(/[\p{L}\p{M}]+/gu, (word) => (isName(word) ? '[name]' : word));
}

function shorten(answer: string): string {
  const line = answer.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= QUOTE_CHARACTERS) return line;
  const cut = line.slice(0, QUOTE_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), QUOTE_CHARACTERS / 2))}…`;
}

/**
 * The areas of a quiz, the weakest first, each with the students who need it. The same code may mean
 * another topic in another subject.
 */
export function summariseAreas(rows: readonly AreaRow[]): Reteach['areas'] {
  const byArea = Map.groupBy(rows, ({ subject, specCode, topic }) =>
    JSON.stringify([subject, specCode, topic]),
  );
  return [...byArea.values()]
    .map((ofCode) => ({
      specCode: ofCode[0]?.specCode ?? '',
      topic: ofCode[0]?.topic ?? '',
      percent: percentOf(ofCode),
      needIt: ofCode
        .filter((row) => percentOf([row]) < WEAK_BELOW_PERCENT)
        .map(({ userId, displayName }) => ({ userId, displayName })),
    }))
    .toSorted((one, other) => one.percent - other.percent);
}

/** The codes worth a follow-up quiz: those under 60 %, or the weakest where none is. */
export function weakCodes(areas: Reteach['areas']): string[] {
  const weak = areas.filter((area) => area.percent < WEAK_BELOW_PERCENT);
  const chosen = weak.length > 0 ? weak : areas.slice(0, 1);
  return [...new Set(chosen.map((area) => area.specCode))];
}

/** Mean percent of the marks within reach; where there are none, nothing is missing. */
function percentOf(rows: readonly AreaRow[]): number {
  const mark = rows.reduce((sum, row) => sum + row.mark, 0);
  const maxMark = rows.reduce((sum, row) => sum + row.maxMark, 0);
  return maxMark === 0 ? 100 : (mark / maxMark) * 100;
}
