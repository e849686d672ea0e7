import { randomInt } from 'node:crypto';
import { CODE_CHARACTERS, QUIZ_CODE_LENGTH } from '../../../shared/business-rules.ts';

/** Returns a random quiz code, e.g. `K7Q2ZD` (spec section 3, Generated values). */
export function createQuizCode(): string {
  const characters = Array.from({ length: QUIZ_CODE_LENGTH }, () =>
    CODE_CHARACTERS.charAt(randomInt(CODE_CHARACTERS.length)),
  );
  return characters.join('');
}
