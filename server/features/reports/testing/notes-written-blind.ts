import { readFileSync } from 'node:fs';
import { pronounChoices } from '../../../../shared/contract/reports.ts';

/**
 * 262 notes that must not go home and 221 that may, in six sets. Each was written without knowledge
 * of the checks, except the third, which was written after reading them. The first results on each
 * are in docs/decisions/0086.
 */
export const notesWrittenBlind = readFileSync(
  new URL('notes-written-blind.tsv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [
      ,
      where,
      ,
      name = '',
      pronouns,
      level,
      subject = '',
      positives = '',
      areasToImprove = '',
    ] = line.split('\t');
    return {
      goesHome: where === 'goes',
      name,
      pronouns: pronounChoices.find((choice) => choice === pronouns),
      level: Number(level),
      subject,
      positives,
      areasToImprove,
    };
  });
