/**
 * Returns a safe file name from user text: no path, no extension, nothing that a header would
 * interpret.
 */
export function fileNameOf(...parts: string[]): string {
  return parts
    .map((part) => part.replaceAll(/[^\p{L}\p{M}\p{N}'’ -]/gu, '').trim())
    .filter((part) => part !== '')
    .join(' ');
}
