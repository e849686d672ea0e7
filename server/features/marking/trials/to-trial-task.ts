import { pick } from '../../../../shared/pick.ts';
import type { MarkingTask } from '../engine/marker.ts';
import { parseSynonyms } from '../schemes/parse-synonyms.ts';

/** What somebody enters to see what the marker makes of it: no student's. */
export interface Trial extends Pick<
  MarkingTask,
  'questionText' | 'markSchemeAnswer' | 'maxMark' | 'userAnswer'
> {
  /** As the question's field has them. */
  synonyms?: string;
}

/** The marker's task for a trial. */
export function toTrialTask({ synonyms = '', ...trial }: Trial) {
  const asked = pick(trial, ['questionText', 'markSchemeAnswer', 'maxMark', 'userAnswer']);
  return { id: 'trial', ...asked, synonyms: parseSynonyms(synonyms), use: 'trial' } as const;
}
