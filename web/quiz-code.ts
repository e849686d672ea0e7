/** A quiz code as people type it, with spaces and in lower case, as it is meant. */
export function normaliseQuizCode(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase();
}
