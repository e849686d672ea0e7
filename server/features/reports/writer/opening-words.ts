/** So many words make a beginning. */
const WORDS = 4;

/** The first words of a report, by which two begin alike. */
export function openingWords(report: string): string {
  return report.trim().split(/\s+/u).slice(0, WORDS).join(' ');
}

/** Whether a report begins as another one does but for the names. */
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
