/** Returns a property of an unvalidated answer; undefined if it is missing. */
export function partOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
}

/** Returns a string property of an unvalidated answer; an empty string if it is missing. */
export function textIn(answer: unknown, name: string): string {
  const value = partOf(answer, name);
  return typeof value === 'string' ? value : '';
}
