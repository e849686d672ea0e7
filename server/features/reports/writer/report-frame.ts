import { levelBandName } from '../../../../shared/level-bands.ts';
import type { ReportTask } from './report-writer.ts';

/** All that a report without a model is written from. */
export type ReportFacts = Pick<ReportTask, 'student' | 'classInfo'>;

/** What every report of a class begins with: the level, and the units once. */
export function openingOf({ student, classInfo }: ReportFacts): string {
  const { subject, term, unitsCovered } = classInfo;
  const level = `${student.level} (${levelBandName(student.level)})`;
  const units = unitsCovered.split(/[\n;,•]/u).flatMap((unit) => unit.trim() || []);
  return [
    `${firstNameOf(student.name)} is working at level ${level}${subject && ` in ${subject}`}.`,
    ...(units.length === 0 ? [] : [`Units covered${term && ` (${term})`}: ${units.join(', ')}.`]),
  ].join(' ');
}

export const firstNameOf = (name: string): string => name.trim().split(/\s+/u)[0] ?? name;
