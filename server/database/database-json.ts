/**
 * Returns JSON that PostgreSQL accepts. It rejects NUL and half emojis, which a length limit may
 * leave behind, so NUL is dropped and half an emoji becomes the replacement character.
 */
export function toDatabaseJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\u0000', '').toWellFormed() : part,
  );
}
