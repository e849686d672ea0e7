import { QUIZ_CODE_LENGTH } from './business-rules.ts';

export const QUIZ_CODE_FORMAT = new RegExp(`^[A-Z0-9]{${QUIZ_CODE_LENGTH}}$`);

/** A quiz code as people type it, with spaces and in lower case, as it is meant. */
export function normaliseQuizCode(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase();
}
