import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { grace } from './answers-queries.ts';
import type { AttemptKey } from './attempts-queries.ts';

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
      for update skip locked
    ), numbered as (
      select quiz_code, user_id, row_number() over () as number from overdue
    )
    update attempts a
    set finished_at = now(), finished_because = 'deadline', receipt_code = receipt.code,
        rested_seconds = a.rested_seconds
          + coalesce(ceil(extract(epoch from now() - a.rest_started_at))::int, 0),
        rest_started_at = null
    from numbered
    join json_array_elements_text(${JSON.stringify(receiptCodes)}::json)
      with ordinality as receipt(code, number) using (number)
    where a.quiz_code = numbered.quiz_code and a.user_id = numbered.user_id
    returning a.quiz_code as "quizCode", a.user_id as "userId"`);
  return rows;
}
