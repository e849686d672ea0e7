import { QUIZ_CODE_LENGTH } from './business-rules.ts';

export const QUIZ_CODE_FORMAT = new RegExp(`^[A-Z0-9]{${QUIZ_CODE_LENGTH}}$`);

/**
 * Normalises a quiz code that people type or paste with spaces, invisible characters and in lower
 * case.
 */
export function normaliseQuizCode(typed: string): string {
  return typed.replaceAll(/[\s\p{Cf}]/gu, '').toUpperCase();
}
