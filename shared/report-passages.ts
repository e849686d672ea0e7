import type { Finding } from './contract/report-batches.ts';

/**
 * The headings above the teacher's own sentences; the last one is used if the teacher names a
 * target.
 */
export const REPORT_HEADINGS = ['Strengths', 'Next steps', 'Target'] as const;
/** Matches the heading before the student's next steps. */
export const BEFORE_STEPS = new RegExp(`\\n(?:${REPORT_HEADINGS.slice(1).join('|')})\\n`, 'u');

export const isReportHeading = (line: string): boolean =>
  REPORT_HEADINGS.some((heading) => heading === line);

/**
 * Returns a report without the sentences that contain a finding's words; unchanged if the words are
 * no longer there.
 */
export function withoutPassages(report: string, { words }: Pick<Finding, 'words'>): string {
  const sentences = sentencesWith(report, words);
  if (sentences.length === 0) return report;
  const without = sentences.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    report,
  );
  // A heading with nothing left under it is removed too.
  return without
    .replaceAll(/ {2,}/gu, ' ')
    .replaceAll(/^ | $/gmu, '')
    .replaceAll(EMPTY_HEADING, '')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}

const EMPTY_HEADING = new RegExp(`(?:^|\\n)(?:${REPORT_HEADINGS.join('|')})\\n+(?=\\n|$)`, 'gu');

const BETWEEN_SENTENCES = /\n+|(?<=[.!?…])\s+/gu;

export const sentencesOf = (report: string): string[] => report.split(BETWEEN_SENTENCES);

/**
 * Returns the sentences that contain a finding's words; if none does, the finding is about the
 * whole report.
 */
export function passagesOf(report: string, { words }: Pick<Finding, 'words'>): string[] {
  const sentences = sentencesWith(report, words);
  return sentences.length > 0
    ? sentences.map(({ start, end }) => report.slice(start, end))
    : [report];
}

interface Span {
  start: number;
  end: number;
}

/** Returns where the sentences are that contain some of the words, or a part of them. */
function sentencesWith(report: string, words: readonly string[]): Span[] {
  const found = words.flatMap((word) => placesOf(report, word));
  return spansOf(report).filter(({ start, end }) =>
    found.some((place) => place.start < end && start < place.end),
  );
}

function spansOf(report: string): Span[] {
  const gaps = [...report.matchAll(BETWEEN_SENTENCES)];
  return [...gaps, undefined].map((gap, at) => {
    const before = gaps[at - 1];
    const start = before ? before.index + before[0].length : 0;
    return { start, end: gap?.index ?? report.length };
  });
}

function placesOf(report: string, word: string): Span[] {
  const places: Span[] = [];
  if (word === '') return places;
  for (let at = findWhole(report, word); at >= 0; at = findWhole(report, word, at + 1)) {
    places.push({ start: at, end: at + word.length });
  }
  return places;
}

/**
 * Returns the first index from `from` on of the words in a text as whole words, “he” but not in
 * “the”; -1 if they do not occur.
 */
export function findWhole(text: string, words: string, from = 0): number {
  for (let at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const isWhole = [at, end].every((edge) => !WITHIN_WORD.test(text.slice(edge - 1, edge + 1)));
    if (isWhole || words === '') return at;
  }
  return -1;
}

/** Scripts without capitals, such as Chinese, are often written without spaces too. */
const WITHIN_WORD = /^[\p{Lu}\p{Ll}\p{N}]{2}$/u;
