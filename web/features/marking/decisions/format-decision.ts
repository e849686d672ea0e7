import { counted } from '../../../ui/counted.ts';

/** What was decided, as the bar with Undo says it. */
export function formatMarked(mark: number, maxMark: number, answers: number): string {
  return answers === 1
    ? `Mark ${mark} of ${maxMark} saved.`
    : `Mark ${mark} of ${maxMark} saved for ${answers} answers.`;
}

export function formatAccepted(answers: number): string {
  return answers === 0 ? 'Nothing was left to accept.' : `${counted(answers, 'mark')} accepted.`;
}

/** What an undo did; some marks may have changed since and stay. */
export function formatUndone(answers: number): string {
  return answers <= 1 ? 'Undone.' : `Undone for ${answers} answers.`;
}

/** What a line taught the scheme. */
export function formatTaught(answers: number): string {
  const change = answers === 0 ? '' : ` ${counted(answers, 'answer')} marked again.`;
  return `The mark scheme has the new line.${change}`;
}

/** Why marks of a decision were left alone. */
export function formatLeftAlone(answers: number): string {
  return answers === 1
    ? 'One mark had been changed by someone else and was left alone.'
    : `${answers} marks had been changed by someone else and were left alone.`;
}
