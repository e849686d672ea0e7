import type { Report } from '../../../../shared/contract/report-batches.ts';
import { schoolYearStart } from '../../../../shared/school-year.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { findSchoolDay } from '../../../database/school-day.ts';
import type { BatchRow } from '../reports-queries.ts';
import { listPrevious } from './reading-queries.ts';

type Student = BatchRow['input']['students'][number];

/**
 * Returns a function that finds the previous report of each student of a batch. Drafts that were
 * never handed in are only shown to their teacher. A typed name only identifies a student within
 * one class and school year, if nobody shares it.
 */
export async function findLastTime(
  database: Database,
  actor: Pick<Actor, 'id'>,
  batch: BatchRow,
): Promise<(student: Pick<Student, 'name' | 'userId'>, isShared: boolean) => Report['previous']> {
  const { classInfo } = batch.input;
  const since = schoolYearStart(await findSchoolDay(database, batch.createdAt));
  const isHandedIn = actor.id !== batch.teacherId;
  const rows = await listPrevious(database, batch, { since, isHandedIn });
  return ({ name, userId }, isShared) => {
    const before = rows.find((row) => {
      if (userId !== null && row.userId !== null) return userId === row.userId;
      return (
        !isShared &&
        row.name === name &&
        row.isSince &&
        classInfo.className !== '' &&
        row.input.classInfo.className === classInfo.className &&
        [batch, row].every(({ input }) => isBorneByOne(input.students, name))
      );
    });
    if (!before) return null;
    const { className, term } = before.input.classInfo;
    const about = [className, term].filter((part) => part !== '').join(', ');
    return { about, report: before.report };
  };
}

const isBorneByOne = (students: readonly Student[], name: string): boolean =>
  students.filter((student) => student.name === name).length === 1;
