const WORDS_TOGETHER = 3;

/** Returns the similarity of two reports, 0 to 1, by the three-word sequences that they share. */
export function likeness(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const both = some.intersection(others).size;
  const all = some.size + others.size - both;
  return all === 0 ? 0 : both / all;
}

/** Returns the three-word sequences of a report, without names. */
export function runsOf(report: string, names: readonly string[]): Set<string> {
  const left = new Set(names.flatMap((name) => name.toLowerCase().split(/\s+/u)));
  const words = (report.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => !left.has(word) && word !== 's',
  );
  return new Set(words.map((_, index) => words.slice(index, index + WORDS_TOGETHER).join(' ')));
}
