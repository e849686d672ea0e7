import { readScheme } from './read-scheme.ts';
import type { PointGroup, Scheme, SchemePoint } from './scheme.ts';

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

const CODED = /^(?:M|A|B|SC)\d$/;

/**
 * Where the guidance of a point is written: on separate lines, or in brackets if lines would be
 * misread.
 */
type Layout = 'lines' | 'brackets';

function writePoint(point: SchemePoint, layout: Layout): string[] {
  const { text, marks, kind, isKindGiven, label, statements, standIns } = point;
  const isCoded = label !== null && CODED.test(label);
  const kindMark = isKindGiven ? ` [${kind}]` : '';
  const carries = point.carriesErrors && !/\b(?:ft|ecf)\b/i.test(text) ? 'ft ' : '';
  const others = statements.slice(1).filter((statement) => !text.includes(statement));
  const guidance = [
    ...[...others, ...standIns].map((accepted) => `accept ${accepted}`),
    ...point.partial.map((one) => `accept ${one.text} for ${one.marks} mark`),
    ...point.ignored.map((ignored) => `ignore ${ignored}`),
    ...point.rejected.map((rejected) => `reject ${rejected}`),
  ];
  const bracketed = layout === 'lines' ? '' : guidance.map((one) => ` [${one}]`).join('');
  const line = isCoded
    ? `${label} ${carries}${text}${kindMark}${bracketed}`
    : `- ${text}${kindMark}${bracketed} (${marks})`;
  return layout === 'lines' ? [line, ...guidance] : [line];
}

function headingOf({ cap, count }: PointGroup): string[] {
  if (count !== null) return [`Any ${NUMBERS[count] ?? count} from:`];
  return cap === null ? [] : [`Max ${cap} from:`];
}

function writeScheme(scheme: Scheme, lines: readonly string[], layout: Layout): string {
  const conditions = scheme.conditions.map(({ line }) => lines[line]?.trim() ?? '');
  const notes = scheme.notes.filter((note) => !conditions.some((line) => line.includes(note)));
  const remarks = new Set([
    ...conditions,
    ...notes,
    ...scheme.ignored.map((ignored) => `ignore ${ignored}`),
    ...scheme.rejected.map((rejected) => `reject ${rejected}`),
  ]);
  const firstRoute = scheme.groups.findIndex(({ route }) => route !== null);
  const groups = scheme.groups.map((group, index) => {
    const points = group.points.flatMap((point) => writePoint(point, layout));
    const opening = index === firstRoute ? ['EITHER'] : ['OR'];
    return [...(group.route === null ? [] : opening), ...headingOf(group), ...points].join('\n');
  });
  return [...groups, [...remarks].filter((line) => line !== '').join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Returns what a scheme means, regardless of its lines. */
function meaningOf({ groups, conditions, rejected, ignored, kind, scale }: Scheme): string {
  return JSON.stringify({
    kind,
    scale,
    groups: groups.map(({ points, ...group }) => ({
      ...group,
      points: points.map(({ line, label, ...point }) => point),
    })),
    conditions: conditions.map(({ line, ...condition }) => condition),
    rejected,
    ignored,
  });
}

/** Longer texts are not tidied while somebody types. */
const LONGEST = 6_000;

const REJECTS = /\b(?:reject|do not (?:accept|credit|allow|award))/i;

/**
 * Returns a scheme in plain form: a line for each point with its mark, and what it accepts, ignores
 * and rejects with it. Reading it gives the same points. Returns null if the scheme is plain
 * already, or cannot be written so without changing its meaning.
 */
export function tidyScheme(text: string, maxMark: number, questionText = ''): string | null {
  if (text.length > LONGEST) return null;
  const scheme = readScheme(text, maxMark, questionText);
  if (scheme.kind !== 'points' || scheme.hasLevels) return null;
  const meaning = meaningOf(scheme);
  for (const layout of ['lines', 'brackets'] as const) {
    const tidied = writeScheme(scheme, text.split('\n'), layout);
    const keepsRejecting = REJECTS.test(tidied) || !REJECTS.test(text);
    if (keepsRejecting && meaningOf(readScheme(tidied, maxMark, questionText)) === meaning) {
      return tidied === text.trim() ? null : tidied;
    }
  }
  return null;
}
