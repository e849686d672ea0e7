import { QUIZ_CODE_LENGTH } from './business-rules.ts';

export const QUIZ_CODE_FORMAT = new RegExp(`^[A-Z0-9]{${QUIZ_CODE_LENGTH}}$`);

/** A quiz code as people type or paste it, with spaces, unseen marks and in lower case, as it is meant. */
export function normaliseQuizCode(typed: string): string {
  return typed.replaceAll(/[\s\p{Cf}]/gu, '').toUpperCase();
}
