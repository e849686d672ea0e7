import { UNSEEN } from '../../../../../shared/plain-letters.ts';

/** Control characters other than line breaks and tabs, and the replacement character. */
const CONTROL = /(?![\t\n\v\f\r])\p{Cc}|\ufffd/u;

/** Far longer than an answer box suggests. */
const UNUSUALLY_LONG = 10_000;

/** True if a text is not what students write: hidden or control characters, or hardly a letter. */
export function isUnusualText(answer: string): boolean {
  if (answer.length > UNUSUALLY_LONG) return true;
  // Joiners and variation selectors belong to emoji and to some scripts, so they are not
  // suspicious.
  const hidden = answer.replace(/\u200d|\ufe0e|\ufe0f|\ufeff|\u00ad/g, '').search(UNSEEN) >= 0;
  const letters = answer.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return hidden || CONTROL.test(answer) || letters === 0;
}
