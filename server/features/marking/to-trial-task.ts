import type { MarkingTask } from './engine/marker.ts';

/** Input with which someone tries the marker; it is no student's work. */
export type Trial = Pick<
  MarkingTask,
  'questionText' | 'markSchemeAnswer' | 'maxMark' | 'userAnswer'
>;

/** Returns the marker's task for a trial. */
export function toTrialTask({ questionText, markSchemeAnswer, maxMark, userAnswer }: Trial) {
  const asked = { questionText, markSchemeAnswer, maxMark, userAnswer };
  return { id: 'trial', ...asked, use: 'trial' } as const;
}
