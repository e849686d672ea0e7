import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { listMentions, saysWho } from './mentions-queries.ts';
import { ERASED_NAME, remainders } from './erasure-rules.ts';
import {
  listPersonColumns,
  listPlainColumns,
  type PersonColumn,
} from './person-columns-queries.ts';
import type { Subject } from './subjects-queries.ts';

/** Rows as the database returns them, keyed by column. */
type Rows = Record<string, unknown>[];

/** A table with rows about a person. */
interface Section {
  table: string;
  /** The columns that refer to the person. */
  by: readonly string[];
  /** Columns to leave out. */
  omit?: readonly string[];
  order?: readonly string[];
  /** Further data about each row, as JSON. */
  also?: SQL;
}

const question = sql`jsonb_build_object('question', (
  select question_text from questions where id = t.question_id))`;

/**
 * Where the data about a person is stored, for their export. Credentials are theirs too, but
 * secret.
 */
const sections: Record<string, Section | ((subject: Subject) => SQL)> = {
  person: { table: 'user', by: ['id'], omit: ['search_text'] },
  signIns: {
    table: 'account',
    by: ['user_id'],
    omit: ['password', 'access_token', 'refresh_token', 'id_token'],
  },
  sessions: { table: 'session', by: ['user_id'], omit: ['token'], order: ['created_at'] },
  keysForScripts: {
    table: 'api_tokens',
    by: ['user_id', 'made_by'],
    omit: ['token_hash'],
    order: ['created_at'],
  },
  classesJoined: {
    table: 'class_memberships',
    by: ['student_id'],
    also: sql`jsonb_build_object('teacher_name', (
      select teacher_name from tenants where teacher_code = t.teacher_code))`,
  },
  classTaught: { table: 'tenants', by: ['teacher_id'] },
  attempts: { table: 'attempts', by: ['user_id'], order: ['started_at'] },
  attemptEvents: { table: 'attempt_events', by: ['user_id', 'teacher_id'], order: ['at'] },
  answers: {
    table: 'submissions',
    by: ['user_id'],
    order: ['quiz_code', 'saved_at'],
    also: question,
  },
  earlierAttempts: { table: 'earlier_attempts', by: ['user_id'], order: ['finished_at'] },
  earlierAnswers: {
    table: 'earlier_answers',
    by: ['user_id'],
    order: ['quiz_code', 'number'],
    also: question,
  },
  lateAnswers: { table: 'late_answers', by: ['user_id'], order: ['received_at'] },
  markHistory: { table: 'mark_events', by: ['user_id'], order: ['at'] },
  marksGiven: { table: 'mark_events', by: ['teacher_id'], omit: ['user_id'], order: ['at'] },
  appeals: { table: 'appeals', by: ['user_id'], order: ['created_at'] },
  typingResults: { table: 'typing_results', by: ['uid'], order: ['timestamp'] },
  questions: { table: 'questions', by: ['created_by'], order: ['created_at'] },
  quizzes: { table: 'quizzes', by: ['creator_uid'], order: ['created_at'] },
  markingRuns: { table: 'marking_runs', by: ['started_by'], order: ['started_at'] },
  markingUsage: { table: 'marking_usage', by: ['teacher_id'], order: ['month'] },
  uploads: { table: 'uploads', by: ['uploaded_by'], order: ['created_at'] },
  reportsWritten: { table: 'report_batches', by: ['teacher_id'], order: ['created_at'] },
  reportsAbout: ({ id }) => sql`
    select to_jsonb(t) || jsonb_build_object('notes', student) as row
    from reports t join report_batches batch on batch.id = t.batch_id,
         jsonb_path_query(batch.input, '$.students[*]') with ordinality as s(student, place)
    where place = t.position + 1 and student->>'userId' = ${id}`,
  auditTrail: { table: 'audit_events', by: ['actor_id', 'subject_id'], order: ['at'] },
  setAside: ({ id }) => sql`
    select to_jsonb(t) as row from rows_set_aside t
    where ${id} in (row->>'user_id', row->>'teacher_id', row->>'id') order by at`,
  messages: ({ email }) => messagesFrom(email),
};

const listed = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql`t.${sql.identifier(column)}`),
    sql`, `,
  );

function rowsOf(
  { table, by, omit = [], order = by, also = sql`'{}'::jsonb` }: Section,
  id: string,
) {
  return sql`
    select (${also} || to_jsonb(t)) - ${sql.param(omit)}::text[] as row
    from ${sql.identifier(table)} t where ${id} in (${listed(by)}) order by ${listed(order)}`;
}

function messagesFrom(email: string): SQL {
  return sql`
    select to_jsonb(t) as row from demo_requests t
    where lower(email) = lower(${email}) order by created_at`;
}

/** Returns what came from this address through the contact form; undefined if nothing did. */
export async function readMessages(
  database: Db,
  email: string,
): Promise<{ messages: Rows } | undefined> {
  const { rows } = await database.execute<{ row: Rows[number] }>(messagesFrom(email));
  return rows.length === 0 ? undefined : { messages: rows.map(({ row }) => row) };
}

/** The columns that the sections cover; for any other, the export says where the person appears. */
const TOLD_IN_SECTIONS = new Set(
  Object.values(sections).flatMap((section) =>
    typeof section === 'function' ? [] : section.by.map((column) => `${section.table}.${column}`),
  ),
);

/** Returns the rows that refer to a person in a table without a section. */
async function readElsewhere(database: Db, id: string, place: PersonColumn): Promise<Rows> {
  const columns = (await listPlainColumns(database, place)).map((name) => sql.identifier(name));
  const { rows } = await database.execute(sql`
    select ${sql.join(columns, sql`, `)} from ${sql.identifier(place.table)}
    where ${sql.identifier(place.column)} = ${id}`);
  return rows;
}

/** Returns everything about a person, by section. Tokens and passwords are left out. */
export async function readPersonData(
  database: Db,
  subject: Subject,
): Promise<Record<string, Rows>> {
  const data: Record<string, Rows> = {};
  for (const [name, section] of Object.entries(sections)) {
    const statement =
      typeof section === 'function' ? section(subject) : rowsOf(section, subject.id);
    const { rows } = await database.execute<{ row: Rows[number] }>(statement);
    data[name] = rows.map(({ row }) => row);
  }
  for (const place of await listPersonColumns(database)) {
    const name = `${place.table}.${place.column}`;
    if (!TOLD_IN_SECTIONS.has(name)) data[name] = await readElsewhere(database, subject.id, place);
  }
  const mentions = await listMentions(database, subject.displayName);
  // Only the places, because others wrote the words, and a person must decide what to disclose.
  data['namedElsewhere'] = mentions.map(({ place, key }) => ({ place, key }));
  return data;
}

/**
 * Removes a person's name wherever it is stored outside their account: in the audit trail, in
 * reports, and in what they sent through the contact form.
 */
export async function eraseTraces(
  transaction: Db,
  { id, email, displayName }: Subject,
): Promise<void> {
  await eraseWaiting(transaction, { id, email });
  await transaction.execute(sql`
    delete from rows_set_aside
    where position(${id} in row::text) > 0
      or ${saysWho(displayName)} and row->>'name' = ${displayName}`);
  for (const [place, { name }] of Object.entries(remainders)) {
    const [table = '', column = ''] = place.split('.');
    if (name === undefined) continue;
    await transaction.execute(sql`
      update ${sql.identifier(table)} set ${sql.identifier(name)} = ${ERASED_NAME}
      where ${sql.identifier(column)} = ${id}`);
  }
  await transaction.execute(sql`
    delete from reports t using report_batches batch,
      jsonb_path_query(batch.input, '$.students[*]') with ordinality as s(student, place)
    where batch.id = t.batch_id and place = t.position + 1 and student->>'userId' = ${id}`);
  await transaction.execute(sql`
    update report_batches batch
    set input = jsonb_set(input, '{students}', (
      select jsonb_agg(case when student->>'userId' = ${id}
        then student || jsonb_build_object('name', ${ERASED_NAME}::text, 'positives', '',
                                           'areasToImprove', '', 'userId', null)
        else student end order by place)
      from jsonb_array_elements(input->'students') with ordinality as s(student, place)))
    where jsonb_path_exists(input, '$.students[*] ? (@.userId == $id)',
                            jsonb_build_object('id', ${id}::text))`);
  await transaction.execute(sql`delete from report_batches where teacher_id = ${id}`);
  await eraseMessages(transaction, email);
}

/** Deletes what came from this address through the contact form; returns how many messages. */
export async function eraseMessages(transaction: Db, email: string): Promise<number> {
  const { rowCount } = await transaction.execute(
    sql`delete from demo_requests where lower(email) = lower(${email})`,
  );
  return rowCount ?? 0;
}

/** Returns a PostgreSQL pattern that matches this address, but not as part of a longer one. */
function patternOfAddress(email: string): string {
  const escaped = email.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
  return String.raw`(?<![[:alnum:].!#$%&'*+/=?^_{|}~-])${escaped}(?!\.?[[:alnum:]-])`;
}

/**
 * Deletes what waits for the person to return: emailed links, and what a platform said about them.
 */
async function eraseWaiting(transaction: Db, { id, email }: Pick<Subject, 'id' | 'email'>) {
  // Without an address the pattern would match everything.
  const address = email === '' ? null : patternOfAddress(email);
  await transaction.execute(sql`
    delete from verification v
    where position(${id} in v.value) > 0
      or v.value ~* ${address} or v.identifier ~* ${address}
      or exists (select from account a
                 where a.user_id = ${id} and a.provider_id like 'lti-%'
                   and position('"subject":' || to_json(a.account_id) in v.value) > 0)`);
}

/** SQL for the points of a mark, without the words of the answer that each point quotes. */
const withoutQuotes = (column: string) => sql`
  case when jsonb_typeof(${sql.identifier(column)}) = 'array' then coalesce((
    select jsonb_agg(point || '{"quote": null}' order by place)
    from jsonb_array_elements(${sql.identifier(column)}) with ordinality as p(point, place)), '[]')
  end`;

/** Empties what a student wrote and what was written to them about it; marks stay. */
export async function eraseTexts(transaction: Db, userId: string): Promise<number> {
  const { rowCount } = await transaction.execute(sql`
    update submissions set user_answer = '', feedback = '', ai_analysis = null,
      ticked_points = ${withoutQuotes('ticked_points')}
    where user_id = ${userId}`);
  await transaction.execute(sql`
    update earlier_answers
    set user_answer = '', feedback = '', ai_analysis = null, ticked_points = null, appeal = null
    where user_id = ${userId}`);
  await transaction.execute(sql`
    update mark_events set old_feedback = '', new_feedback = '', reason = null,
      old_ticked_points = ${withoutQuotes('old_ticked_points')},
      new_ticked_points = ${withoutQuotes('new_ticked_points')}
    where user_id = ${userId}`);
  await transaction.execute(sql`
    update blind_marks set points = ${withoutQuotes('points')} where user_id = ${userId}`);
  await transaction.execute(
    sql`update late_answers set text_before = '' where user_id = ${userId}`,
  );
  await transaction.execute(sql`
    update appeals set reason = '', decision_reason = null where user_id = ${userId}`);
  return rowCount ?? 0;
}

const isOld = (months: number) => sql`
  coalesce(finished_at, deadline_at) < now() - ${months} * interval '1 month'`;

/** Counts the attempts that ended longer ago than this many months. */
export async function countOldAttempts(database: Db, months: number): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from attempts where ${isOld(months)}`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Deletes up to `limit` attempts that ended more than this many months ago, with everything that
 * belongs to them. Also deletes their scores for learning platforms: a platform would otherwise be
 * told that there is no mark any more, and clear its own.
 */
export async function deleteOldAttempts(
  transaction: Db,
  months: number,
  limit: number,
): Promise<number> {
  const { rows } = await transaction.execute<{ count: number }>(sql`
    with gone as (
      delete from attempts where (quiz_code, user_id) in (
        select quiz_code, user_id from attempts where ${isOld(months)}
        order by quiz_code, user_id limit ${limit} for update skip locked)
      returning quiz_code, user_id
    ), told as (
      delete from lti_scores score using gone
      where score.quiz_code = gone.quiz_code and score.user_id = gone.user_id
    )
    select count(*)::int as count from gone`);
  return rows[0]?.count ?? 0;
}
