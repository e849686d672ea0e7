import { type ClipboardEvent, useState } from 'react';
import { MAX_ANSWER_CHARACTERS } from '../../../shared/business-rules.ts';
import { inDigits } from '../../../shared/counted.ts';

/**
 * Rejects a whole paste that would not fit, and says so until the text changes: a browser would cut
 * it silently.
 */
export function useLengthLimit() {
  const [tooLong, setTooLong] = useState<string | null>(null);

  const refuseTooLong = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd, readOnly } = event.currentTarget;
    const pasted = event.clipboardData.getData('text');
    const length = value.length - (selectionEnd - selectionStart) + pasted.length;
    if (readOnly || length <= MAX_ANSWER_CHARACTERS) return setTooLong(null);
    event.preventDefault();
    setTooLong(
      `That is too long, so nothing was pasted. With it, the answer would have ${inDigits(length)} characters; the most is ${inDigits(MAX_ANSWER_CHARACTERS)}.`,
    );
  };

  return { tooLong, refuseTooLong, forgetTooLong: () => setTooLong(null) };
}
