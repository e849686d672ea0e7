import type { SchemeReading } from '../../../shared/contract/scheme-reading.ts';
import { readScheme } from './engine/scheme/read-scheme.ts';
import type { PointGroup, SchemePoint } from './engine/scheme/scheme.ts';

/** A mark scheme as the marker reads it, told in the words of the contract. */
export function describeScheme(markSchemeAnswer: string, maxMark: number): SchemeReading {
  const scheme = readScheme(markSchemeAnswer, maxMark);
  const marksAvailable = scheme.groups.reduce((sum, group) => sum + maxMarksOf(group), 0);
  return {
    groups: scheme.groups.map(({ cap, points }) => ({ cap, points: points.map(describePoint) })),
    levels: [...scheme.levels],
    notes: [...scheme.notes],
    marksAvailable,
    sum: scheme.hasLevels || scheme.kind === 'empty' ? 'unknown' : compare(marksAvailable, maxMark),
  };
}

function describePoint(point: SchemePoint): SchemeReading['groups'][number]['points'][number] {
  return {
    point: point.text,
    marks: point.marks,
    alternatives: point.statements.filter((text) => text !== point.text),
    accepts: [...point.standIns],
    ignores: [...point.ignored],
    rejects: [...point.rejected],
  };
}

/** The most marks that the points of a group can give together. */
function maxMarksOf({ cap, points }: PointGroup): number {
  const sum = points.reduce((marks, point) => marks + point.marks, 0);
  return Math.min(cap ?? sum, sum);
}

function compare(marksAvailable: number, maxMark: number): SchemeReading['sum'] {
  if (marksAvailable === maxMark) return 'fits';
  return marksAvailable < maxMark ? 'short' : 'over';
}
