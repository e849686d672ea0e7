import { counted, inDigits } from '../../../shared/counted.ts';

/** Formats a quiz's marking progress, for example "712 of 720 answers marked". */
export function formatMarked(marked: number, total: number): string {
  if (total === 0) return 'no answers yet';
  const answers = `${counted(total, 'answer')} marked`;
  return marked === total
    ? `${total === 1 ? '' : 'all '}${answers}`
    : `${inDigits(marked)} of ${answers}`;
}
