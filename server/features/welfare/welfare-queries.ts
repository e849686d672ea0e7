import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { toDatabaseJson } from '../../database/database-json.ts';
import { user } from '../../database/schema/accounts.ts';
import { quizzes } from '../../database/schema/quizzes.ts';
import { welfareConcerns, welfareEvents } from '../../database/schema/welfare.ts';
import type { WelfareFinding } from './checker/read-disclosure.ts';

export type ConcernRow = typeof welfareConcerns.$inferSelect;
export type WelfareEventRow = typeof welfareEvents.$inferSelect;

/** A text with the check's finding. */
export interface NewConcern extends WelfareFinding {
  source: ConcernRow['source'];
  text: string;
  /** Null if no account is known; `studentName` then says who it is about. */
  userId: string | null;
  studentName?: string;
  quizCode?: string | null;
  questionId?: string | null;
  /** The teacher whose report it is; for an answer it is the quiz's creator. */
  teacherId?: string | null;
  /** When the answer was last written. */
  writtenAt?: Date;
}

/**
 * Records concerns. Skips words that are open already, and words on which somebody has decided
 * since they were written; for a name or a note, whenever that was. A student who writes the words
 * again, or asks again about a mark, raises them again.
 */
export async function insertConcerns(
  database: Db,
  concerns: readonly NewConcern[],
): Promise<Pick<ConcernRow, 'id' | 'strength'>[]> {
  const rows = concerns.map((concern) => ({
    source: concern.source,
    kinds: concern.kinds,
    strength: concern.strength,
    told_by: concern.toldBy,
    text: concern.text,
    user_id: concern.userId,
    student_name: concern.studentName ?? null,
    quiz_code: concern.quizCode ?? null,
    question_id: concern.questionId ?? null,
    teacher_id: concern.teacherId ?? null,
    written_at: concern.writtenAt ?? null,
  }));
  const { rows: added } = await database.execute<Pick<ConcernRow, 'id' | 'strength'>>(sql`
    insert into welfare_concerns
      (source, kinds, strength, told_by, user_id, student_name, teacher_id, quiz_code, question_id, text)
    select row.source, array(select json_array_elements_text(row.kinds)), row.strength,
           array(select json_array_elements_text(row.told_by)), row.user_id,
           coalesce(u.name, row.student_name, ''), coalesce(row.teacher_id, q.creator_uid),
           row.quiz_code, row.question_id, row.text
    from json_to_recordset(${toDatabaseJson(rows)}::json)
      as row(source text, kinds json, strength text, told_by json, text text, user_id text, student_name text,
             quiz_code text, question_id text, teacher_id text, written_at timestamptz)
    left join "user" u on u.id = row.user_id
    left join quizzes q on q.quiz_code = row.quiz_code
    where not exists (
      select from welfare_concerns before
      where before.state <> 'open' and before.source = row.source and before.text = row.text
        and before.quiz_code is not distinct from row.quiz_code
        and before.question_id is not distinct from row.question_id
        and coalesce(before.user_id, before.student_name) = coalesce(row.user_id, row.student_name)
        and case row.source
              when 'appeal' then false
              when 'answer' then before.decided_at >= row.written_at
              when 'report-note' then before.teacher_id is not distinct from row.teacher_id
              else true end)
    on conflict do nothing
    returning id, strength`);
  return added;
}

export async function insertEvents(
  database: Db,
  events: readonly (typeof welfareEvents.$inferInsert)[],
): Promise<void> {
  if (events.length > 0) await database.insert(welfareEvents).values([...events]);
}

/**
 * Returns the open, clear concerns about which nobody has been notified. A lock makes concurrent
 * callers wait until the transaction ends.
 */
export async function lockUntold(transaction: Db): Promise<{ concernId: string }[]> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('greenpen-untold'))`);
  const { rows } = await transaction.execute<{ concernId: string }>(sql`
    select id as "concernId" from welfare_concerns concern
    where state = 'open' and strength = 'clear' and not exists
      (select from welfare_events event where event.concern_id = concern.id and event.kind = 'told')
    order by raised_at`);
  return rows;
}

/** Decides an open concern; returns false if it is decided already. */
export async function closeConcern(
  database: Db,
  id: string,
  state: 'no-concern' | 'followed-up',
  decidedBy: string,
): Promise<boolean> {
  const { rowCount } = await database
    .update(welfareConcerns)
    .set({ state, decidedBy, decidedAt: sql`now()` })
    .where(and(eq(welfareConcerns.id, id), eq(welfareConcerns.state, 'open')));
  return rowCount === 1;
}

/**
 * Reopens a decided concern; returns false if it is open, or if the same words are open in another
 * one.
 */
export async function openConcernAgain(database: Db, id: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    update welfare_concerns concern set state = 'open', decided_by = null, decided_at = null
    where id = ${id} and state <> 'open' and not exists (
      select from welfare_concerns other
      where other.state = 'open' and other.source = concern.source and other.text = concern.text
        and other.quiz_code is not distinct from concern.quiz_code
        and other.question_id is not distinct from concern.question_id
        and coalesce(other.user_id, other.student_name) = coalesce(concern.user_id, concern.student_name)
        and (concern.source <> 'report-note'
          or other.teacher_id is not distinct from concern.teacher_id))`);
  return rowCount === 1;
}

/** SQL for the names that the school has for a person. */
const names = sql<string[]>`array[${user.name}, coalesce(${user.username}, '')]`;

/** Returns the present names of the people who created these quizzes. */
export function listQuizOwners(
  database: Db,
  quizCodes: readonly string[],
): Promise<{ quizCode: string; names: string[] }[]> {
  return database
    .select({ quizCode: quizzes.quizCode, names })
    .from(quizzes)
    .innerJoin(user, eq(user.id, quizzes.creatorUid))
    .where(inArray(quizzes.quizCode, [...quizCodes]));
}

/**
 * Returns the leads' addresses, except those of suspended accounts, and whether a staff account has
 * the address: a mailbox without one is notified, but cannot open the link.
 */
export async function listLeads(
  database: Db,
  emails: readonly string[],
): Promise<{ email: string; canRead: boolean; names: string[] }[]> {
  const known = await database
    .select({ email: user.email, role: user.role, suspendedAt: user.suspendedAt, names })
    .from(user)
    .where(inArray(user.email, [...emails]));
  return emails.flatMap((email) => {
    const account = known.find((one) => one.email === email);
    if (account?.suspendedAt) return [];
    const canRead = account !== undefined && account.role !== 'student';
    return [{ email, canRead, names: account?.names ?? [] }];
  });
}

/**
 * Returns the people to notify if no lead can decide on a concern: the teacher and the
 * administrators.
 */
export function listUsualRecipients(
  database: Db,
  teacherId: string | null,
): Promise<{ email: string; isAdmin: boolean; names: string[] }[]> {
  return database
    .select({ email: user.email, isAdmin: sql<boolean>`${user.role} = 'admin'`, names })
    .from(user)
    .where(
      sql`${user.suspendedAt} is null
        and (${user.role} = 'admin' or (${user.id} = ${teacherId} and ${user.role} = 'teacher'))`,
    )
    .orderBy(asc(user.email));
}

/**
 * Keeps an answer excluded from bulk operations when the record that excluded it is deleted;
 * `which` selects the records.
 */
async function keepHeld(transaction: Db, which: SQL): Promise<void> {
  await transaction.execute(sql`
    insert into held_answers (quiz_code, user_id, question_id)
    select concern.quiz_code, concern.user_id, concern.question_id
    from welfare_concerns concern
    join attempts a on a.quiz_code = concern.quiz_code and a.user_id = concern.user_id
    join quiz_questions asked on asked.quiz_code = concern.quiz_code
      and asked.question_id = concern.question_id
    where concern.state <> 'no-concern' and ${which}
    on conflict do nothing`);
}

/** Deletes decided concerns raised more than this many years ago, with their events. */
export async function deleteDecidedBefore(transaction: Db, years: number): Promise<number> {
  const isOld = sql`state <> 'open' and raised_at < now() - ${years} * interval '1 year'`;
  await keepHeld(transaction, isOld);
  const { rowCount } = await transaction.execute(sql`delete from welfare_concerns where ${isOld}`);
  return rowCount ?? 0;
}

/** Deletes a concern with its events; returns when it was raised. */
export async function deleteConcern(transaction: Db, id: string): Promise<Date | undefined> {
  await keepHeld(transaction, sql`concern.id = ${id}`);
  const [row] = await transaction
    .delete(welfareConcerns)
    .where(eq(welfareConcerns.id, id))
    .returning({ raisedAt: welfareConcerns.raisedAt });
  return row?.raisedAt;
}
