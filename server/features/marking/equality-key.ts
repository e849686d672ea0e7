import { normaliseAnswer } from './engine/answers.ts';

/** Milli and mega: the one sign whose case makes another quantity of a figure. */
const MEGA = /(?<=\d\s*)M(?=[A-Za-zΩ]{1,2}(?![A-Za-z]))/g;

/** The same for answers that are marked once and decided on together. */
export function equalityKey(answer: string): string {
  return normaliseAnswer(answer.replaceAll(MEGA, 'mega '));
}
