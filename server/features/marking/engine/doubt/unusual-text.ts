import { UNSEEN } from '../../../../../shared/plain-letters.ts';

/** Control characters other than line breaks and tabs; the sign for an unreadable character. */
const CONTROL = /(?![\t\n\v\f\r])\p{Cc}|\ufffd/u;

/** Far longer than any box for an answer invites. */
const UNUSUALLY_LONG = 10_000;

/** Whether a text is not what pupils write: hidden or control characters, or hardly a letter. */
export function isUnusualText(answer: string): boolean {
  if (answer.length > UNUSUALLY_LONG) return true;
  // Joiners and variations belong to emoji and to some scripts, so one alone is no sign.
  const hidden = answer.replace(/\u200d|\ufe0e|\ufe0f|\ufeff|\u00ad/g, '').search(UNSEEN) >= 0;
  const letters = answer.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return hidden || CONTROL.test(answer) || letters === 0;
}
