import type { Working } from '../maths/read-working.ts';

/** A text without blanks, and with one sign for minus. */
export const squeeze = (text: string): string =>
  text.replaceAll(/\s+/g, '').replaceAll(/[−–]/g, '-');

/** What the question gives shows no method, when it is written down again. */
export const withoutGiven = (working: Working, answer: string, question: string): Working => ({
  ...working,
  written: working.written.filter(
    ({ start, end }) => !squeeze(question).includes(squeeze(answer.slice(start, end))),
  ),
});
