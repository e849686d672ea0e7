import { sql, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { grace } from './answers-queries.ts';
import type { AttemptKey, AttemptRow, FinishReason } from './attempts-queries.ts';

/**
 * What ends an attempt `a`, for the SET of an UPDATE: its clock, why, the receipt, and a rest that
 * still goes on, which ends with it. Every way to finish says it with these words.
 */
export function closing(because: unknown, receiptCode: unknown): SQL {
  return sql`finished_at = now(), finished_because = ${because}, receipt_code = ${receiptCode},
    rested_seconds = a.rested_seconds
      + coalesce(ceil(extract(epoch from now() - a.rest_started_at))::int, 0),
    rest_started_at = null`;
}

/** What an attempt says once it is closed. */
export type ClosedAttempt = Pick<AttemptRow, 'finishedAt' | 'deadlineAt' | 'receiptCode'>;

/** Ends the attempt if it is open; undefined when it is not. Holds the row until the commit. */
export async function closeAttempt(
  database: DatabaseOrTransaction,
  { quizCode, userId }: AttemptKey,
  because: FinishReason,
  receiptCode: string,
): Promise<ClosedAttempt | undefined> {
  const { rows } = await database.execute<{ finished_at: string; deadline_at: string }>(sql`
    update attempts a set ${closing(because, receiptCode)}
    where a.quiz_code = ${quizCode} and a.user_id = ${userId} and a.finished_at is null
    returning a.finished_at, a.deadline_at`);
  const [row] = rows;
  return (
    row && {
      finishedAt: new Date(row.finished_at),
      deadlineAt: new Date(row.deadline_at),
      receiptCode,
    }
  );
}

/**
 * Ends open attempts whose deadline and grace have passed, the longest overdue first and at most
 * one for each receipt code. Attempts that somebody else is about to end, or to give more time, are
 * left out. Holds the rows until the commit.
 */
export async function closeOverdueAttempts(
  database: DatabaseOrTransaction,
  receiptCodes: string[],
): Promise<AttemptKey[]> {
  const { rows } = await database.execute<{ quizCode: string; userId: string }>(sql`
    with overdue as (
      select quiz_code, user_id from attempts
      where finished_at is null and deadline_at < now() - ${grace}
      order by deadline_at limit ${receiptCodes.length}
      for no key update skip locked
    ), numbered as (
      select quiz_code, user_id, row_number() over () as number from overdue
    )
    update attempts a
    set ${closing('deadline', sql`receipt.code`)}
    from numbered
    join json_array_elements_text(${JSON.stringify(receiptCodes)}::json)
      with ordinality as receipt(code, number) using (number)
    where a.quiz_code = numbered.quiz_code and a.user_id = numbered.user_id
    returning a.quiz_code as "quizCode", a.user_id as "userId"`);
  return rows;
}
