import { and, isNotNull, ne, sql } from 'drizzle-orm';
import { UNANSWERED_TEXT } from '../../../shared/business-rules.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { submissions } from '../../database/schema/attempts.ts';
import type { AttemptKey } from './attempts-queries.ts';

/**
 * Takes finished attempts whose answers nobody has looked through, the oldest first. Of all
 * quizzes: those that no other node has in hand; of one: all, waiting for the node that holds them. Holds them
 * until the commit.
 */
export async function takeUnchecked(
  transaction: DatabaseOrTransaction,
  quizCode: string | null,
  limit: number,
): Promise<AttemptKey[]> {
  const { rows } = await transaction.execute<{ quizCode: string; userId: string }>(sql`
    select quiz_code as "quizCode", user_id as "userId" from attempts
    where finished_at is not null and welfare_checked_at is null
      ${quizCode === null ? sql`` : sql`and quiz_code = ${quizCode}`}
    order by finished_at limit ${limit}
    for no key update ${quizCode === null ? sql`skip locked` : sql``}`);
  return rows;
}

const isOneOf = (keys: readonly AttemptKey[]) => sql`(
  select * from unnest(${sql.param(keys.map((key) => key.quizCode))}::text[],
                       ${sql.param(keys.map((key) => key.userId))}::text[]))`;

/** What was handed in with these attempts. */
export function listHandedIn(transaction: DatabaseOrTransaction, keys: readonly AttemptKey[]) {
  const { quizCode, userId, questionId, userAnswer, submittedAt } = submissions;
  return transaction
    .select({ quizCode, userId, questionId, text: userAnswer })
    .from(submissions)
    .where(
      and(
        sql`(${quizCode}, ${userId}) in ${isOneOf(keys)}`,
        isNotNull(submittedAt),
        ne(userAnswer, UNANSWERED_TEXT),
        ne(userAnswer, ''),
      ),
    );
}

export async function markChecked(
  transaction: DatabaseOrTransaction,
  keys: readonly AttemptKey[],
): Promise<void> {
  await transaction.execute(sql`
    update attempts set welfare_checked_at = now() where (quiz_code, user_id) in ${isOneOf(keys)}`);
}

/** Whether any answer of the quiz still has to be looked through: cheap, from an index. */
export async function hasUnchecked(
  database: DatabaseOrTransaction,
  quizCode: string,
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select 1 from attempts
    where quiz_code = ${quizCode} and finished_at is not null and welfare_checked_at is null
    limit 1`);
  return rows.length > 0;
}
