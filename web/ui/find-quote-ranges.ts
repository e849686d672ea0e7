export interface TextRange {
  start: number;
  end: number;
}

/**
 * Where the quotes stand in the text, in order and without overlap. A quote that is not literally
 * there is left out; one that occurs more than once counts where it comes first.
 */
export function findQuoteRanges(text: string, quotes: readonly string[]): TextRange[] {
  const found = quotes
    .filter((quote) => quote !== '' && text.includes(quote))
    .map((quote) => ({ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length }))
    .sort((a, b) => a.start - b.start);

  const merged: TextRange[] = [];
  for (const range of found) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push(range);
  }
  return merged;
}
