import type { Working } from '../maths/read-working.ts';

/** Removes blanks from a text, and unifies the signs for minus. */
export const squeeze = (text: string): string =>
  text.replaceAll(/\s+/g, '').replaceAll(/[−–]/g, '-');

/** Leaves out what the question gives: writing it down again shows no method. */
export const withoutGiven = (working: Working, answer: string, question: string): Working => ({
  ...working,
  written: working.written.filter(
    ({ start, end }) => !squeeze(question).includes(squeeze(answer.slice(start, end))),
  ),
});
