import { CODE_CHARACTERS, QUIZ_CODE_LENGTH } from '../../../../shared/business-rules.ts';

/** Returns a random quiz code: 6 characters from A–Z and 0–9 (spec section 3, Generated values). */
export function generateQuizCode(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(QUIZ_CODE_LENGTH));
  return Array.from(numbers, (number) => CODE_CHARACTERS[number % CODE_CHARACTERS.length]).join('');
}
