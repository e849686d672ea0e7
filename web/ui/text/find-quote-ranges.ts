export interface TextRange {
  start: number;
  end: number;
}

/**
 * Finds where the quotes are in the text, in order and without overlap. A quote that is not
 * literally in the text is left out; one that occurs more than once counts at its first occurrence,
 * or where `find` locates it.
 */
export function findQuoteRanges(
  text: string,
  quotes: readonly string[],
  find = (all: string, quote: string) => all.indexOf(quote),
): TextRange[] {
  const found = quotes
    .filter((quote) => quote !== '')
    .map((quote) => ({ start: find(text, quote), length: quote.length }))
    .filter(({ start }) => start >= 0)
    .map(({ start, length }) => ({ start, end: start + length }))
    .sort((a, b) => a.start - b.start);

  const merged: TextRange[] = [];
  for (const range of found) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push(range);
  }
  return merged;
}
