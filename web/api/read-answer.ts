/** A part of an answer whose shape nothing vouches for; undefined where there is none. */
export function partOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
}

/** A text in such an answer; empty where there is none. */
export function textIn(answer: unknown, name: string): string {
  const value = partOf(answer, name);
  return typeof value === 'string' ? value : '';
}
