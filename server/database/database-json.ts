/**
 * JSON as PostgreSQL takes it: it refuses NUL and halves of an emoji, as a limit may leave behind,
 * so NUL is dropped and a half becomes the sign for what is unreadable.
 */
export function toDatabaseJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\u0000', '').toWellFormed() : part,
  );
}
