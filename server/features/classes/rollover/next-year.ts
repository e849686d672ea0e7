import { schoolYearOf } from '../../../../shared/school-year.ts';
import type { Database } from '../../../database/client.ts';
import { findSchoolDay } from '../../../database/school-day.ts';
import { findLastRollover, listEndingClasses } from './rollover-queries.ts';
import { yearAfter, yearNumberOf } from './year-up.ts';

/**
 * The last years of schools. Any other highest year only means that the older classes are not here
 * yet.
 */
const LAST_YEARS: ReadonlySet<number> = new Set([6, 11, 13]);

/** Returns a proposal for the school's next year, and the last rollover. */
export async function getNextYear(database: Database) {
  const [all, last] = await Promise.all([
    listEndingClasses(database, null),
    findLastRollover(database),
  ]);
  const years = all
    .map(({ academicYear }) => academicYear)
    .filter((year) => /^\d{4}\/\d{2}$/.test(year));
  const current = years.toSorted().at(-1) ?? schoolYearOf(await findSchoolDay(database));
  const highest = Math.max(...all.map((one) => yearNumberOf(one) ?? 0));
  return {
    academicYear: yearAfter(current),
    leavingYear: LAST_YEARS.has(highest) ? highest : null,
    classes: all.length,
    last: last
      ? {
          id: last.id,
          academicYear: last.academicYear,
          madeAt: last.madeAt,
          classes: last.classes,
          leavers: last.leavers,
          undoUntil: last.isUndoable ? last.undoUntil : null,
        }
      : null,
  };
}
