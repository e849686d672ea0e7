import type { PointKind } from '../../../../shared/contract/scheme-reading.ts';

/** The names of the point kinds on the form. */
export const kindLabels: Readonly<Record<PointKind, string>> = {
  statement: 'Statement',
  number: 'Number',
  formula: 'Formula or equation',
  expression: 'Algebra',
  term: 'Term',
  code: 'Code or binary',
  translation: 'Translation',
  list: 'List in order',
  choice: 'Choice',
  level: 'Level, for you to judge',
};

export const pointKinds = Object.keys(kindLabels) as PointKind[];

const KIND_MARK = new RegExp(String.raw`\s*\[(?:${pointKinds.join('|')})\]`, 'gi');
const MARK_AT_END = /\s*(?:[([]\s*\d+\s*(?:marks?)?\s*[)\]]|[✓✔]+)\s*$/iu;

/**
 * Returns the scheme with the kind written after a point, "20 m/s [number] (1)", where the marker
 * reads it; null removes it, so that the marker decides. `line` counts from 0.
 */
export function withKind(
  scheme: string,
  { line, point }: { line: number; point: string },
  kind: PointKind | null,
): string {
  const lines = scheme.split('\n');
  const old = lines[line];
  if (old === undefined) return scheme;
  const at = old.indexOf(point);
  const isShared =
    at >= 0 &&
    old
      .slice(at + point.length)
      .replace(MARK_AT_END, '')
      .trim() !== '';
  const [before, after] = isShared
    ? [old.slice(0, at + point.length), old.slice(at + point.length).replace(KIND_MARK, '')]
    : splitMark(old.replaceAll(KIND_MARK, ''));
  const written = kind === null ? '' : ` [${kind}]`;
  const replaced = `${before}${written}${after}`;
  return lines.map((own, index) => (index === line ? replaced : own)).join('\n');
}

function splitMark(line: string): [string, string] {
  const mark = MARK_AT_END.exec(line)?.[0] ?? '';
  return [line.slice(0, line.length - mark.length), mark];
}
