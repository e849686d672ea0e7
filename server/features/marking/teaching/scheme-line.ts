import type { schemeLineKinds } from '../../../../shared/choices.ts';

/** What a teacher adds to a mark scheme. */
export interface SchemeLine {
  kind: (typeof schemeLineKinds)[number];
  line: string;
  /** The point that it is about, as the marker tells it; absent for the last. */
  point?: string;
}

/** The scheme without a line that was taught, wherever it was placed. */
export function removeSchemeLine(scheme: string, taught: SchemeLine): string {
  const directive = writeDirective(taught);
  const lines = scheme.split('\n');
  const at = lines.findLastIndex((line) => line.trim() === directive);
  if (at !== -1) return lines.toSpliced(at, 1).join('\n');
  return scheme.replace(inBrackets(directive), '');
}

/** A line's place within another. */
export const inBrackets = (directive: string): string =>
  ` (${directive.replaceAll(/[()[\]{}]/g, '')})`;

/** A line as it is written. */
export function writeDirective({ kind, line }: SchemeLine): string {
  const said = line.replaceAll(/\s+/g, ' ').trim();
  return `${kind}: ${said.replace(/^(?:accept|reject|note)\b\s*:?\s*/i, '') || said}`;
}
