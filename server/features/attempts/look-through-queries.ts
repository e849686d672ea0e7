import { and, isNotNull, ne, sql } from 'drizzle-orm';
import { UNANSWERED_TEXT } from '../../../shared/unanswered.ts';
import type { Db } from '../../database/client.ts';
import { submissions } from '../../database/schema/attempts.ts';
import type { AttemptKey } from './attempts-queries.ts';

/** Selects finished attempts: all of them, or those of one quiz, one student, or both. */
export interface Handed {
  quizCode?: string;
  userId?: string;
}

/** SQL for finished attempts whose answers have not been checked. */
const isUnchecked = ({ quizCode, userId }: Handed = {}) => sql`
  finished_at is not null and welfare_checked_at is null
  ${quizCode === undefined ? sql`` : sql`and quiz_code = ${quizCode}`}
  ${userId === undefined ? sql`` : sql`and user_id = ${userId}`}`;

/** Lists unchecked attempts in random order, so that nodes rarely pick the same ones. */
export async function listUnchecked(
  database: Db,
  handed: Handed,
  limit: number,
): Promise<AttemptKey[]> {
  const { rows } = await database.execute<{ quizCode: string; userId: string }>(sql`
    select quiz_code as "quizCode", user_id as "userId" from attempts
    where ${isUnchecked(handed)} order by random() limit ${limit}`);
  return rows;
}

/** Locks those of these attempts that are still unchecked until the commit. */
export async function holdUnchecked(
  transaction: Db,
  keys: readonly AttemptKey[],
): Promise<AttemptKey[]> {
  const { rows } = await transaction.execute<{ quizCode: string; userId: string }>(sql`
    select quiz_code as "quizCode", user_id as "userId" from attempts
    where (quiz_code, user_id) in ${isOneOf(keys)} and ${isUnchecked()}
    order by quiz_code, user_id for no key update`);
  return rows;
}

const isOneOf = (keys: readonly AttemptKey[]) => sql`(
  select * from unnest(${sql.param(keys.map((key) => key.quizCode))}::text[],
                       ${sql.param(keys.map((key) => key.userId))}::text[]))`;

/** Lists the answers submitted with these attempts. */
export function listHandedIn(database: Db, keys: readonly AttemptKey[]) {
  const { quizCode, userId, questionId, userAnswer, submittedAt, savedAt } = submissions;
  return database
    .select({ quizCode, userId, questionId, text: userAnswer, writtenAt: savedAt })
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

export async function markChecked(transaction: Db, keys: readonly AttemptKey[]): Promise<void> {
  await transaction.execute(sql`
    update attempts set welfare_checked_at = now() where (quiz_code, user_id) in ${isOneOf(keys)}`);
}

/** True if any answer is still unchecked; cheap, because it is read from an index. */
export async function hasUnchecked(database: Db, handed: Handed): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select 1 from attempts where ${isUnchecked(handed)} limit 1`);
  return rows.length > 0;
}
