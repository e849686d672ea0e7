/** A file's name made of what people have written: no path, no ending, nothing that a header reads. */
export function fileNameOf(...parts: string[]): string {
  return parts
    .map((part) => part.replaceAll(/[^\p{L}\p{M}\p{N}'’ -]/gu, '').trim())
    .filter((part) => part !== '')
    .join(' ');
}
