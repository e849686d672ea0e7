import { and, eq, sql } from 'drizzle-orm';
import { UNANSWERED_TEXTS } from '../../../../shared/unanswered.ts';
import type { Db } from '../../../database/client.ts';
import { markingUsage } from '../../../database/schema/marking.ts';

/** The usage of marking. */
export interface Usage {
  responses: number;
  tokens: number;
  /** Millionths of the deployment's currency. */
  costMicros: number;
}

/** Returns the usage of a teacher or service in a month (`YYYY-MM`). */
export async function findUsage(database: Db, payerId: string, month: string): Promise<Usage> {
  const { responses, tokens, costMicros } = markingUsage;
  const [row] = await database
    .select({ responses, tokens, costMicros })
    .from(markingUsage)
    .where(and(eq(markingUsage.teacherId, payerId), eq(markingUsage.month, month)));
  return row ?? { responses: 0, tokens: 0, costMicros: 0 };
}

/**
 * Reserves responses from the month's allowance; returns false, and reserves nothing, if too few
 * are left.
 */
export async function reserveResponses(
  database: Db,
  payerId: string,
  month: string,
  responses: number,
  allowance: number,
): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    insert into marking_usage as used (teacher_id, month, responses)
    select ${payerId}, ${month}, ${responses}::int where ${responses}::int <= ${allowance}::int
    on conflict (teacher_id, month) do update set responses = used.responses + excluded.responses
    where used.responses + excluded.responses <= ${allowance}::int`);
  return rowCount === 1;
}

/** Adds to the usage; a negative number of responses returns reserved ones. */
export async function addUsage(
  database: Db,
  payerId: string,
  month: string,
  { responses, tokens, costMicros }: Usage,
): Promise<void> {
  await database.execute(sql`
    insert into marking_usage as used (teacher_id, month, responses, tokens, cost_micros)
    values (${payerId}, ${month}, greatest(${responses}::int, 0), ${tokens}, ${costMicros})
    on conflict (teacher_id, month) do update
    set responses = greatest(used.responses + ${responses}::int, 0),
        tokens = used.tokens + excluded.tokens,
        cost_micros = used.cost_micros + excluded.cost_micros`);
}

/**
 * Counts the answers waiting in the teacher's active runs that a marker may be asked about: not
 * blank ones, nor those that are marked exactly. No other run of the teacher can be counted until
 * the transaction ends.
 */
export async function countPromisedResponses(database: Db, teacherId: string): Promise<number> {
  await database.execute(sql`select pg_advisory_xact_lock(hashtext(${`allowance:${teacherId}`}))`);
  const unanswered = ['', ...UNANSWERED_TEXTS].map((text) => text.toLowerCase());
  const { rows } = await database.execute<{ promised: number }>(sql`
    select count(*)::int as promised
    from marking_runs run
    join marking_run_items item on item.quiz_code = run.quiz_code and item.run_id = run.id
      and item.state = 'waiting'
    join submissions s on s.quiz_code = run.quiz_code and s.user_id = item.user_id
      and s.question_id = item.question_id
    join questions q on q.id = item.question_id and q.kind = 'text'
    where run.started_by = ${teacherId} and run.state = 'active'
      and lower(rtrim(btrim(s.user_answer, E' \\t\\r\\n'), '.')) <> all (${sql.param(unanswered)}::text[])`);
  return rows[0]?.promised ?? 0;
}
