import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Actor } from '../../../access/actor.ts';
import type { Db } from '../../../database/client.ts';
import { user } from '../../../database/schema/accounts.ts';
import { classMemberships, classTeaching, tenants } from '../../../database/schema/classes.ts';
import { reportBatches, reportRemarks, reports } from '../../../database/schema/reports.ts';
import { type BatchRow, classInfoOf, type ReportRow } from '../reports-queries.ts';
import { isBorneOnce } from './missing-queries.ts';

const isReader = and(inArray(user.role, ['teacher', 'admin']), isNull(user.suspendedAt));

/** Returns the id of a colleague who may read reports. */
export async function findReader(database: Db, email: string): Promise<string | undefined> {
  const [row] = await database
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.email, email.toLowerCase()), isReader));
  return row?.id;
}

/** Returns the name of a batch's reader, if they can still read it. */
export async function findReaderName(
  database: Db,
  { readerId }: Pick<BatchRow, 'readerId'>,
): Promise<string | null> {
  if (readerId === null) return null;
  const [row] = await database
    .select({ name: user.name })
    .from(user)
    .where(and(eq(user.id, readerId), isReader));
  return row?.name ?? null;
}

export async function updateHandedIn(
  database: Db,
  batchId: string,
  readerId: string | null,
): Promise<BatchRow | undefined> {
  const [row] = await database
    .update(reportBatches)
    .set({ readerId, handedInAt: sql`now()` })
    .where(eq(reportBatches.id, batchId))
    .returning();
  return row;
}

export async function clearHandedIn(database: Db, batchId: string): Promise<BatchRow | undefined> {
  const [row] = await database
    .update(reportBatches)
    .set({ readerId: null, handedInAt: null })
    .where(eq(reportBatches.id, batchId))
    .returning();
  return row;
}

/** Returns a batch as it is now, and locks it until the transaction ends. */
export async function lockBatch(transaction: Db, batchId: string): Promise<BatchRow | undefined> {
  const [row] = await transaction
    .select()
    .from(reportBatches)
    .where(eq(reportBatches.id, batchId))
    .for('share');
  return row;
}

/**
 * Returns the batches that were handed in, newest first, with the number of written and signed
 * reports. Administrators see all of them; `isForActor` is true for theirs and for those without a
 * reader who can sign in.
 */
export function listToRead(database: Db, { id, role }: Actor) {
  const mine = eq(reportBatches.readerId, id);
  const hasReader = sql`exists (
    select from "user" reader where reader.id = ${reportBatches.readerId}
      and reader.role in ('teacher', 'admin') and reader.suspended_at is null)`;
  return database
    .select({
      id: reportBatches.id,
      teacher: user.name,
      classInfo: classInfoOf,
      handedInAt: reportBatches.handedInAt,
      isForActor: role === 'admin' ? sql<boolean>`${or(mine, not(hasReader))}` : sql<boolean>`true`,
      reports: sql<number>`count(*) filter (where ${ne(reports.report, '')})`.mapWith(Number),
      unwritten: sql<number>`count(*) filter (where ${eq(reports.report, '')})`.mapWith(Number),
      signed: count(reports.signedAt),
    })
    .from(reportBatches)
    .innerJoin(user, eq(user.id, reportBatches.teacherId))
    .innerJoin(reports, eq(reports.batchId, reportBatches.id))
    .where(
      and(
        isNotNull(reportBatches.handedInAt),
        ne(reportBatches.teacherId, id),
        role === 'admin' ? undefined : mine,
      ),
    )
    .groupBy(reportBatches.id, user.name)
    .orderBy(desc(reportBatches.handedInAt));
}

/** Signs the version that was seen; returns undefined if it has changed since. */
export async function updateSignature(
  database: Db,
  { id, revision }: Pick<ReportRow, 'id' | 'revision'>,
  signedBy: string,
): Promise<ReportRow | undefined> {
  const [row] = await database
    .update(reports)
    .set({ signedBy, signedAt: sql`now()` })
    .where(and(eq(reports.id, id), eq(reports.revision, revision)))
    .returning();
  return row;
}

/** Stores a remark; returns false if the report no longer exists. */
export async function insertRemark(
  database: Db,
  { reportId, authorId, remark }: typeof reportRemarks.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    insert into report_remarks (report_id, author_id, remark)
    select id, ${authorId}::text, ${remark}::text from reports where id = ${reportId}
    for key share`);
  return rowCount === 1;
}

/** Returns all remarks on a batch's reports, oldest first. */
export function listRemarks(database: Db, batchId: string) {
  return database
    .select({
      reportId: reportRemarks.reportId,
      remark: reportRemarks.remark,
      at: reportRemarks.createdAt,
      by: user.name,
    })
    .from(reportRemarks)
    .innerJoin(reports, eq(reports.id, reportRemarks.reportId))
    .leftJoin(user, eq(user.id, reportRemarks.authorId))
    .where(eq(reports.batchId, batchId))
    .orderBy(asc(reportRemarks.id));
}

/** Returns the names of these people. */
export async function listNames(
  database: Db,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: user.id, name: user.name })
    .from(user)
    .where(inArray(user.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** SQL for the account from which a report's student was picked, if any. */
const studentId = sql<
  string | null
>`${reportBatches.input} -> 'students' -> ${reports.position} ->> 'userId'`;

/**
 * Returns the teacher's earlier reports in the batch's subject, about its students or people with
 * their names, latest first. A batch for the same class and term, since the given day, does not
 * count as earlier.
 */
export async function listPrevious(
  database: Db,
  { id, teacherId, input, createdAt }: BatchRow,
  { since, isHandedIn }: { since: string; isHandedIn: boolean },
) {
  const names = input.students.map(({ name }) => name);
  const { className, subject, term } = input.classInfo;
  const ofClass = sql<string>`${reportBatches.input} -> 'classInfo' ->> 'className'`;
  const isSince = sql<boolean>`
    (${reportBatches.createdAt} at time zone (select time_zone from school_clock))::date
      >= ${since}::date`;
  const rows = await database
    .selectDistinctOn([reports.name, studentId, ofClass], {
      name: reports.name,
      userId: studentId,
      report: reports.report,
      input: reportBatches.input,
      writtenAt: reportBatches.createdAt,
      isSince,
    })
    .from(reports)
    .innerJoin(reportBatches, eq(reportBatches.id, reports.batchId))
    .where(
      and(
        eq(reportBatches.teacherId, teacherId),
        ne(reportBatches.id, id),
        sql`${reportBatches.createdAt} < ${createdAt}`,
        sql`${reportBatches.input} -> 'classInfo' ->> 'subject' = ${subject}`,
        sql`not (${isSince} and ${ofClass} = ${className}
                 and ${reportBatches.input} -> 'classInfo' ->> 'term' = ${term})`,
        isHandedIn ? isNotNull(reportBatches.handedInAt) : undefined,
        ne(reports.report, ''),
        or(inArray(reports.name, names), inArray(studentId, pickedIn(input))),
      ),
    )
    .orderBy(reports.name, studentId, ofClass, desc(reportBatches.createdAt));
  return rows.toSorted((one, other) => other.writtenAt.getTime() - one.writtenAt.getTime());
}

const pickedIn = ({ students }: BatchRow['input']): string[] =>
  students.flatMap(({ userId }) => userId ?? []);

/**
 * Returns the students without a report in the batch who can sign in and are in the same classes of
 * its teacher as its students.
 */
export async function listMissing(database: Db, { input, teacherId }: BatchRow): Promise<string[]> {
  const picked = pickedIn(input);
  if (picked.length === 0) return [];
  const typed = input.students.flatMap(({ name, userId }) => (userId === null ? name : []));
  const theirClasses = database
    .select({ teacherCode: classMemberships.teacherCode })
    .from(classMemberships)
    .innerJoin(classTeaching, eq(classTeaching.teacherCode, classMemberships.teacherCode))
    .innerJoin(tenants, eq(tenants.teacherCode, classMemberships.teacherCode))
    .where(
      and(
        inArray(classMemberships.studentId, picked),
        eq(classTeaching.teacherId, teacherId),
        isNull(tenants.archivedAt),
      ),
    );
  const rows = await database
    .selectDistinct({ id: user.id, name: user.name })
    .from(classMemberships)
    .innerJoin(user, eq(user.id, classMemberships.studentId))
    .where(
      and(
        inArray(classMemberships.teacherCode, theirClasses),
        eq(user.role, 'student'),
        isNull(user.suspendedAt),
        notInArray(user.id, picked),
        sql`not (lower(${user.name}) in (select lower(name) from unnest(${sql.param(typed)}::text[]) name)
                 and ${isBorneOnce(sql`${teacherId}`, sql`${user.name}`)})`,
      ),
    )
    .orderBy(user.name);
  return rows.map(({ name }) => name);
}
