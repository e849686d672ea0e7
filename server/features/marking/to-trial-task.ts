import type { MarkingTask } from './engine/marker.ts';

/** What somebody enters to see what the marker makes of it: no student's. */
export type Trial = Pick<
  MarkingTask,
  'questionText' | 'markSchemeAnswer' | 'maxMark' | 'userAnswer'
>;

/** The marker's task for a trial. */
export function toTrialTask({ questionText, markSchemeAnswer, maxMark, userAnswer }: Trial) {
  const asked = { questionText, markSchemeAnswer, maxMark, userAnswer };
  return { id: 'trial', ...asked, use: 'trial' } as const;
}
