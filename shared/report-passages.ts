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

/** Returns a report without the sentences that contain a finding's words. */
export function withoutPassages(report: string, finding: Pick<Finding, 'words'>): string {
  const without = passagesOf(report, finding).reduce(
    (text, passage) => text.replace(passage, ''),
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

export const sentencesOf = (report: string): string[] => report.split(/\n+|(?<=[.!?…])\s+/u);

/**
 * Returns the sentences that contain a finding's words; if none does, the finding is about the
 * whole report.
 */
export function passagesOf(report: string, { words }: Pick<Finding, 'words'>): string[] {
  const inSentences = sentencesOf(report).filter((one) =>
    words.some((word) => findWhole(one, word) >= 0),
  );
  return inSentences.length > 0 ? inSentences : [report];
}

/**
 * Returns the index of the words in a text as whole words, “he” but not in “the”; -1 if they do not
 * occur.
 */
export function findWhole(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const isWhole = [at, end].every((edge) => !WITHIN_WORD.test(text.slice(edge - 1, edge + 1)));
    if (isWhole || words === '') return at;
  }
  return -1;
}

/** Scripts without capitals, such as Chinese, are often written without spaces too. */
const WITHIN_WORD = /^[\p{Lu}\p{Ll}\p{N}]{2}$/u;
