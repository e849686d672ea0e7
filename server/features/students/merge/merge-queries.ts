import { sql, type SQL } from 'drizzle-orm';
import type { AccessArrangements } from '../../../../shared/contract/access-arrangements.ts';
import type { Db } from '../../../database/client.ts';

/** Facts about an account that help someone decide which of two to keep. */
export interface AccountFacts extends Record<string, unknown> {
  id: string;
  displayName: string;
  email: string;
  role: string;
  createdAt: string;
  quizzes: number;
  classes: string[];
  canSignIn: boolean;
  isSuspended: boolean;
  leftAt: string | null;
  extraTimePercentage: number;
  accessArrangements: Partial<AccessArrangements> | null;
  /**
   * True if an attempt is under way, or has just ended and was not checked for welfare concerns
   * yet.
   */
  isSitting: boolean;
}

const utc = (instant: SQL) =>
  sql`to_char((${instant}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export async function findAccountFacts(
  database: Db,
  userId: string,
): Promise<AccountFacts | undefined> {
  const { rows } = await database.execute<AccountFacts>(sql`
    select person.id, person.name as "displayName", person.email, person.role,
           ${utc(sql`person.created_at`)} as "createdAt",
           person.suspended_at is not null as "isSuspended",
           (select ${utc(sql`left_at`)} from leavers
            where user_id = person.id and person.suspended_at is not null) as "leftAt",
           person.extra_time_percentage as "extraTimePercentage",
           person.access_arrangements as "accessArrangements",
           exists (select from account own where own.user_id = person.id) as "canSignIn",
           sat.quizzes, sat."isSitting",
           array(select coalesce(nullif(class.name, ''), class.teacher_name || '’s class')
                 from class_memberships member join tenants class using (teacher_code)
                 where member.student_id = person.id and class.archived_at is null
                 order by 1) as classes
    from "user" person cross join lateral (
      select count(*)::int as quizzes,
             coalesce(bool_or(finished_at is null or welfare_checked_at is null), false)
               as "isSitting"
      from attempts where user_id = person.id) sat
    where person.id = ${userId}`);
  return rows[0];
}

/** Locks both accounts and their attempts until the end of the transaction. */
export async function lockAccounts(transaction: Db, ids: readonly [string, string]): Promise<void> {
  const both = sql`in (${ids[0]}, ${ids[1]})`;
  await transaction.execute(sql`select from "user" where id ${both} order by id for update`);
  await transaction.execute(sql`
    select from attempts where user_id ${both} order by quiz_code, user_id for update`);
}

/** A quiz that both accounts sat, with the result of each. */
export interface SatTwice extends Record<string, unknown> {
  quizCode: string;
  title: string;
  /** True if the quiz counts the best of several attempts, whichever is newer. */
  countsBest: boolean;
  kept: SatOnce;
  other: SatOnce;
}

interface SatOnce {
  finishedAt: string;
  /** The score of the last attempt, and how many of its answers are marked. */
  score: number;
  marked: number;
  answers: number;
  /** The number of that attempt within its account. */
  number: number;
}

const satOnce = (attempt: SQL) => sql`(
  select jsonb_build_object(
    'finishedAt', ${utc(sql`${attempt}.finished_at`)}, 'number', ${attempt}.number,
    'score', coalesce(sum(s.mark_awarded), 0), 'marked', count(s.mark_awarded),
    'answers', count(*))
  from submissions s where s.quiz_code = ${attempt}.quiz_code and s.user_id = ${attempt}.user_id)`;

export async function listSatTwice(
  database: Db,
  keptId: string,
  otherId: string,
): Promise<SatTwice[]> {
  const { rows } = await database.execute<SatTwice>(sql`
    select quiz.quiz_code as "quizCode", quiz.title, quiz.counted_attempt = 'best' as "countsBest",
           ${satOnce(sql`kept`)} as kept, ${satOnce(sql`other`)} as other
    from attempts kept
    join attempts other on other.quiz_code = kept.quiz_code and other.user_id = ${otherId}
    join quizzes quiz on quiz.quiz_code = kept.quiz_code
    where kept.user_id = ${keptId}
    order by kept.finished_at desc, quiz.quiz_code`);
  return rows;
}

/** Lists the columns of a table that can be written. */
async function listColumns(database: Db, table: string): Promise<string[]> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`);
  return rows.map(({ name }) => name);
}

/** Copies rows, with different values in some columns. */
export async function copyRows(
  transaction: Db,
  table: string,
  changes: Record<string, SQL>,
  which: SQL,
): Promise<void> {
  const columns = await listColumns(transaction, table);
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((name) => changes[name] ?? sql.identifier(name)),
    sql`, `,
  );
  await transaction.execute(sql`
    insert into ${sql.identifier(table)} (${names})
    select ${values} from ${sql.identifier(table)} where ${which}`);
}

/**
 * Returns the other columns of the primary key that a column is part of; undefined if it is not
 * part of one.
 */
export async function restOfKey(
  database: Db,
  table: string,
  column: string,
): Promise<string[] | undefined> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select a.attname as name from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indisprimary and i.indrelid = ('public.' || quote_ident(${table}))::regclass`);
  const names = rows.map(({ name }) => name);
  return names.includes(column) ? names.filter((name) => name !== column) : undefined;
}
