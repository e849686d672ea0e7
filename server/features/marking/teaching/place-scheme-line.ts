import { readScheme } from '../engine/scheme/read-scheme.ts';
import type { SchemePoint } from '../engine/scheme/scheme.ts';
import { inBrackets, writeDirective, type SchemeLine } from './scheme-line.ts';

/** The number of lines below its point that are tried; further below is another point. */
const LINES_TRIED = 20;

interface Placing {
  scheme: string;
  maxMark: number;
  added: SchemeLine;
}

/**
 * Returns the scheme with the line where the marker reads it as intended: every point stays the
 * same, and the line belongs to its own. If there is no such place, the line is put at the end.
 * Reads some forty schemes, and so runs in a thread.
 */
export function placeSchemeLine({ scheme, maxMark, added }: Placing): string {
  const directive = writeDirective(added);
  const trimmed = scheme.trimEnd();
  const before = readPoints(trimmed, maxMark);
  const target = findTarget(before, added);
  const places = [...listPlaces(trimmed, directive, before[target]?.text ?? '')];
  const fits = (candidate: string) => {
    const after = readPoints(candidate, maxMark);
    return isSameScheme(before, after) && findGrown(before, after) === target;
  };
  return places.find(fits) ?? `${trimmed}\n${directive}`;
}

function readPoints(scheme: string, maxMark: number): SchemePoint[] {
  return readScheme(scheme, maxMark).groups.flatMap(({ points }) => points);
}

/** Returns the index of the point that the line extends; -1 for a note, which extends none. */
function findTarget(points: readonly SchemePoint[], { kind, point }: SchemeLine): number {
  if (kind === 'note') return -1;
  const named = points.findIndex(({ text }) => text === point?.trim());
  return named === -1 ? points.length - 1 : named;
}

/**
 * Yields the candidates: at the end, below the point, inside its line, and below it with each
 * sentence on a separate line.
 */
function* listPlaces(scheme: string, directive: string, point: string): Generator<string> {
  yield `${scheme}\n${directive}`;
  yield* listPlacesBelow(scheme, directive, point);
  const start = scheme.indexOf(point);
  const end = start === -1 ? scheme.length : start + point.length;
  yield scheme.slice(0, end) + inBrackets(directive) + scheme.slice(end);
  const sentences = scheme.replaceAll(/(?<=[.!?])\s+(?=\p{Lu}|\d)/gu, '\n');
  yield* listPlacesBelow(sentences, directive, point);
}

function* listPlacesBelow(scheme: string, directive: string, point: string): Generator<string> {
  const lines = scheme.split('\n');
  const first = lines.findIndex((line) => line.replaceAll(/\s+/g, ' ').includes(point));
  const last = Math.min(lines.length, Math.max(first, 0) + LINES_TRIED);
  // From the bottom up, so that the line comes after existing lines about the point.
  for (let at = last; at > first; at -= 1) {
    if (lines[at - 1]?.trim()) yield lines.toSpliced(at, 0, directive).join('\n');
  }
}

const sizeOf = ({ statements, standIns, rejected }: SchemePoint): number =>
  statements.length + standIns.length + rejected.length;

function isSameScheme(before: readonly SchemePoint[], after: readonly SchemePoint[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ text, marks }, index) => {
      const other = after[index];
      return other?.text === text && other.marks === marks;
    })
  );
}

/** Returns the index of the first point that says more than before; -1 if none does. */
function findGrown(before: readonly SchemePoint[], after: readonly SchemePoint[]): number {
  return before.findIndex((point, index) => {
    const other = after[index];
    return other !== undefined && sizeOf(other) > sizeOf(point);
  });
}
