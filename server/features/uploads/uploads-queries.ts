import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { isShown } from '../../database/released-to.ts';
import { uploads } from '../../database/schema/uploads.ts';
import { urlOf } from './upload-rules.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** Records an upload; returns undefined if its storage key is taken. */
export async function insertUpload(
  database: Db,
  upload: typeof uploads.$inferInsert,
): Promise<UploadRow | undefined> {
  const [row] = await database.insert(uploads).values(upload).onConflictDoNothing().returning();
  return row;
}

export async function findUpload(database: Db, storageKey: string): Promise<UploadRow | undefined> {
  const [row] = await database.select().from(uploads).where(eq(uploads.storageKey, storageKey));
  return row;
}

/** Returns the storage keys of all uploads. */
export async function listStorageKeys(database: Db): Promise<string[]> {
  const rows = await database
    .select({ key: uploads.storageKey })
    .from(uploads)
    .orderBy(uploads.storageKey);
  return rows.map(({ key }) => key);
}

/**
 * True if all of these uploads exist. Locks them until the commit, so that they are not removed.
 */
export async function lockUploads(database: Db, storageKeys: string[]): Promise<boolean> {
  const rows = await database
    .select({ id: uploads.id })
    .from(uploads)
    .where(sql`${uploads.storageKey} = any(${sql.param(storageKeys)}::text[])`)
    .for('share');
  return rows.length === storageKeys.length;
}

/** True if the student has or had an attempt at a quiz that shows this question image. */
export async function hasMetQuestionImage(
  database: Db,
  userId: string,
  storageKey: string,
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select 1 from questions question
    join quiz_questions asked on asked.question_id = question.id
    join attempts attempt on attempt.quiz_code = asked.quiz_code and attempt.user_id = ${userId}
    where question.question_image_url = ${urlOf(storageKey)}
    limit 1`);
  return rows.length > 0;
}

/**
 * True if the student has a released mark, in any attempt, for a question with this mark scheme
 * image.
 */
export async function hasMarkByMarkSchemeImage(
  database: Db,
  userId: string,
  storageKey: string,
): Promise<boolean> {
  const ofStudent = (answers: SQL) => sql`
    select quiz_code, user_id, confirmed_by from ${answers}
    where question_id = question.id and user_id = ${userId}
      and submitted_at is not null and mark_awarded is not null`;
  const { rows } = await database.execute(sql`
    select 1 from questions question
    cross join lateral (${ofStudent(sql`submissions`)}
      union all ${ofStudent(sql`earlier_answers`)}) s
    join quizzes quiz on quiz.quiz_code = s.quiz_code
    where question.mark_scheme_image_url = ${urlOf(storageKey)} and ${isShown}
    limit 1`);
  return rows.length > 0;
}

const isUsed = (column: string) => sql`exists (
  select 1 from questions question where question.${sql.raw(column)} = '/api/files/' || ${uploads.storageKey})`;
const wasUsed = (field: string) => sql`exists (
  select 1 from question_revisions revision
  where revision.before ->> ${field} = '/api/files/' || ${uploads.storageKey})`;

/** Returns uploads older than `hours` that no question shows or has shown, oldest first. */
export function listUnusedUploads(
  database: Db,
  hours: number,
  limit: number,
): Promise<UploadRow[]> {
  return database
    .select()
    .from(uploads)
    .where(unusedSince(hours))
    .orderBy(uploads.createdAt)
    .limit(limit);
}

/**
 * Deletes an upload unless it has come into use; returns whether it did. Must run in a transaction:
 * the first statement waits for anyone who is about to use the upload, and only the second checks.
 */
export async function deleteUnusedUpload(
  database: Db,
  id: string,
  hours: number,
): Promise<boolean> {
  await database.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, id)).for('update');
  const deleted = await database
    .delete(uploads)
    .where(and(eq(uploads.id, id), unusedSince(hours)))
    .returning({ id: uploads.id });
  return deleted.length > 0;
}

function unusedSince(hours: number) {
  return and(
    lt(uploads.createdAt, sql`now() - ${hours} * interval '1 hour'`),
    sql`not (${isUsed('question_image_url')} or ${isUsed('mark_scheme_image_url')}
      or ${wasUsed('questionImageURL')} or ${wasUsed('markSchemeImageURL')})`,
  );
}

export async function deleteUpload(database: Db, id: string): Promise<void> {
  await database.delete(uploads).where(eq(uploads.id, id));
}
