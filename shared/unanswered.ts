/** The texts that mean "no answer" (spec section 9). The first is the one that Greenpen writes. */
export const UNANSWERED_TEXT = 'Question not answered by student';
export const UNANSWERED_TEXTS: readonly string[] = [UNANSWERED_TEXT, 'Not answered by student'];

/** Control and formatting characters, and blanks that count as letters for a program. */
export const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cf}\u2800\u3164]/gu;

const unanswered = new Set(UNANSWERED_TEXTS.map((text) => text.toLowerCase()));

/**
 * True if a text is not an answer: it is empty, only blanks, or one of the texts that mean "no
 * answer".
 */
export function isUnanswered(answer: string): boolean {
  const plain = answer.replaceAll(INVISIBLE_CHARACTERS, ' ').trim();
  return plain === '' || unanswered.has(plain.replace(/[.\s]+$/, '').toLowerCase());
}
