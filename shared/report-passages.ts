import type { Finding } from './contract/report-batches.ts';

/** What stands above the teacher's own sentences; the last where the teacher names a target. */
export const REPORT_HEADINGS = ['Strengths', 'Next steps', 'Target'] as const;
/** Before what the student is to do. */
export const BEFORE_STEPS = new RegExp(`\\n(?:${REPORT_HEADINGS.slice(1).join('|')})\\n`, 'u');

export const isReportHeading = (line: string): boolean =>
  REPORT_HEADINGS.some((heading) => heading === line);

/** A report without the sentences that hold a finding's words. */
export function withoutPassages(report: string, finding: Pick<Finding, 'words'>): string {
  const without = passagesOf(report, finding).reduce(
    (text, passage) => text.replace(passage, ''),
    report,
  );
  // A heading under which nothing is left goes too.
  return without
    .replaceAll(/ {2,}/gu, ' ')
    .replaceAll(/^ | $/gmu, '')
    .replaceAll(EMPTY_HEADING, '')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}

const EMPTY_HEADING = new RegExp(`(?:^|\\n)(?:${REPORT_HEADINGS.join('|')})\\n+(?=\\n|$)`, 'gu');

export const sentencesOf = (report: string): string[] => report.split(/\n+|(?<=[.!?…])\s+/u);

/** The sentences that hold a finding's words; what stands in none is about the whole report. */
export function passagesOf(report: string, { words }: Pick<Finding, 'words'>): string[] {
  const inSentences = sentencesOf(report).filter((one) =>
    words.some((word) => findWhole(one, word) >= 0),
  );
  return inSentences.length > 0 ? inSentences : [report];
}

/** Where the words stand in a text as whole words, “he” not in “the”; -1 where they do not. */
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
