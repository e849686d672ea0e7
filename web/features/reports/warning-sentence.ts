import type { Report } from '../../../shared/contract/report-batches.ts';

/** What a teacher should look at, in a sentence. */
export function warningSentence({ kind, detail }: Report['warnings'][number]): string {
  return {
    'other-name': `Names another student: ${detail}.`,
    'name-missing': `Does not name ${detail}.`,
    'name-repeated': `Says ${detail} twice in a row.`,
    pronoun: `“${detail}” does not fit the chosen pronouns.`,
    'near-duplicate': `Nearly the same as the report for ${detail}.`,
    'too-long': `Longer than chosen: ${detail}.`,
    instruction: `Left out, as it speaks to the writer and not of the student: “${detail}”`,
  }[kind];
}
