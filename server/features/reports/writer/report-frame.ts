import { levelBandName } from '../../../../shared/level-bands.ts';
import type { ReportTask } from './report-writer.ts';

/** The input of a report without a model. */
export type ReportFacts = Pick<ReportTask, 'student' | 'classInfo'>;

/** Returns the opening of every report of a class: the level, and the units once. */
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
