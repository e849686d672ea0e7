import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../access/actor.ts';
import type { Db } from '../../database/client.ts';
import { user } from '../../database/schema/accounts.ts';
import { classMemberships, classTeaching } from '../../database/schema/classes.ts';
import { reportBatches, reportDecisions, reports } from '../../database/schema/reports.ts';

export type BatchRow = typeof reportBatches.$inferSelect;
export type ReportRow = typeof reports.$inferSelect;
export type DecisionRow = Awaited<ReturnType<typeof listDecisions>>[number];

/**
 * True if these accounts are students of the teacher's present classes; administrators reach the
 * whole school.
 */
export async function areWithinReach(
  database: Db,
  { id, role }: Pick<Actor, 'id' | 'role'>,
  userIds: readonly string[],
): Promise<boolean> {
  const asked = [...new Set(userIds)];
  if (asked.length === 0) return true;
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from "user" person
    where person.id = any(${sql.param(asked)}) and person.role = 'student'
      and (${role === 'admin'} or exists (
        select from ${classMemberships} membership
        join ${classTeaching} teaching using (teacher_code)
        where membership.student_id = person.id and teaching.teacher_id = ${id}
          and not teaching.is_archived))`);
  return rows[0]?.count === asked.length;
}

/** Stores a batch with a waiting report for each of its students. */
export async function insertBatch(
  database: Db,
  teacherId: string,
  input: BatchRow['input'],
): Promise<BatchRow | undefined> {
  const [batch] = await database.insert(reportBatches).values({ teacherId, input }).returning();
  if (!batch) return undefined;
  await database
    .insert(reports)
    .values(input.students.map(({ name }, position) => ({ batchId: batch.id, position, name })));
  return batch;
}

/** Records that a model has written one of the batch's reports. */
export async function noteModel(database: Db, batchId: string): Promise<void> {
  await database
    .update(reportBatches)
    .set({ input: sql`${reportBatches.input} || '{"isByModel": true}'` })
    .where(eq(reportBatches.id, batchId));
}

export async function findBatch(database: Db, batchId: string): Promise<BatchRow | undefined> {
  const [row] = await database.select().from(reportBatches).where(eq(reportBatches.id, batchId));
  return row;
}

/** SQL for the class of a batch, without the notes on its students, which are far longer. */
export const classInfoOf = sql<
  BatchRow['input']['classInfo']
>`${reportBatches.input} -> 'classInfo'`;

/** Returns a teacher's batches, newest first, with the number of their students. */
export function listBatches(database: Db, teacherId: string) {
  return database
    .select({
      id: reportBatches.id,
      createdAt: reportBatches.createdAt,
      classInfo: classInfoOf,
      students: sql<number>`jsonb_array_length(${reportBatches.input} -> 'students')`,
    })
    .from(reportBatches)
    .where(eq(reportBatches.teacherId, teacherId))
    .orderBy(desc(reportBatches.createdAt));
}

/** Returns the ids of batches with waiting reports. */
export async function listUnwrittenBatchIds(database: Db): Promise<string[]> {
  const rows = await database
    .selectDistinct({ batchId: reports.batchId })
    .from(reports)
    .where(eq(reports.state, 'waiting'));
  return rows.map(({ batchId }) => batchId);
}

/** Deletes a batch with its reports. */
export async function removeBatch(database: Db, batchId: string): Promise<void> {
  await database.delete(reportBatches).where(eq(reportBatches.id, batchId));
}

/** Returns a batch's reports in the order of its students. */
export function listReports(database: Db, batchId: string): Promise<ReportRow[]> {
  return database
    .select()
    .from(reports)
    .where(eq(reports.batchId, batchId))
    .orderBy(asc(reports.position));
}

export async function findReport(database: Db, reportId: string): Promise<ReportRow | undefined> {
  const [row] = await database.select().from(reports).where(eq(reports.id, reportId));
  return row;
}

/**
 * Updates a report if it still has the revision seen; returns undefined if somebody else was
 * faster.
 */
export async function updateReport(
  database: Db,
  { id, revision }: Pick<ReportRow, 'id' | 'revision'>,
  values: Pick<ReportRow, 'report' | 'unsourced' | 'state' | 'failure'>,
): Promise<ReportRow | undefined> {
  const [row] = await database
    .update(reports)
    .set({ ...values, revision: revision + 1, signedBy: null, signedAt: null })
    .where(and(eq(reports.id, id), eq(reports.revision, revision)))
    .returning();
  return row;
}

/** Queues the batch's failed reports again. */
export async function retryFailedReports(database: Db, batchId: string): Promise<void> {
  await database
    .update(reports)
    .set({ state: 'waiting', revision: sql`${reports.revision} + 1` })
    .where(and(eq(reports.batchId, batchId), eq(reports.state, 'failed')));
}

export async function failWaitingReports(database: Db, batchId: string): Promise<void> {
  await database
    .update(reports)
    .set({ state: 'failed', failure: null, revision: sql`${reports.revision} + 1` })
    .where(and(eq(reports.batchId, batchId), eq(reports.state, 'waiting')));
}

/** Returns the decisions about a batch's reports, with who made them. */
export function listDecisions(database: Db, batchId: string) {
  return database
    .select({
      reportId: reportDecisions.reportId,
      kind: reportDecisions.kind,
      passages: reportDecisions.passages,
      decidedAt: reportDecisions.decidedAt,
      by: user.name,
    })
    .from(reportDecisions)
    .innerJoin(reports, eq(reports.id, reportDecisions.reportId))
    .leftJoin(user, eq(user.id, reportDecisions.decidedBy))
    .where(eq(reports.batchId, batchId));
}

/**
 * Stores the decision about a kind of words in a report, replacing an earlier one. Returns false if
 * the report was deleted at the same time.
 */
export async function upsertDecision(
  transaction: Db,
  decision: typeof reportDecisions.$inferInsert,
): Promise<boolean> {
  const [report] = await transaction
    .select({ id: reports.id })
    .from(reports)
    .where(eq(reports.id, decision.reportId))
    .for('key share');
  if (!report) return false;
  await transaction
    .insert(reportDecisions)
    .values(decision)
    .onConflictDoUpdate({
      target: [reportDecisions.reportId, reportDecisions.kind],
      set: { ...decision, decidedAt: sql`now()` },
    });
  return true;
}

/** Returns the names of all students whom a teacher has in class. */
export async function listNamesInClass(database: Db, teacherId: string): Promise<string[]> {
  const rows = await database
    .selectDistinct({ name: user.name })
    .from(classMemberships)
    .innerJoin(classTeaching, eq(classTeaching.teacherCode, classMemberships.teacherCode))
    .innerJoin(user, eq(user.id, classMemberships.studentId))
    .where(eq(classTeaching.teacherId, teacherId));
  return rows.map((row) => row.name);
}
