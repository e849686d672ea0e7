/** Number of words that count as the beginning of a report. */
const WORDS = 4;

/** Returns the first words of a report, which are compared to find reports that begin alike. */
export function openingWords(report: string): string {
  return report.trim().split(/\s+/u).slice(0, WORDS).join(' ');
}

/** True if two reports begin alike, apart from the names. */
export function beginsLike(
  one: { name: string; report: string },
  other: { name: string; report: string },
): boolean {
  const opening = openingOf(one);
  return opening !== '' && opening === openingOf(other);
}

function openingOf({ name, report }: { name: string; report: string }): string {
  const [first = ''] = name.trim().split(/\s+/u);
  return openingWords(report).toLowerCase().replaceAll(first.toLowerCase(), '…');
}
