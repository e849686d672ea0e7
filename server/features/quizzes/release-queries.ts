import { sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { releasedTo } from '../../database/released-to.ts';
import { isWithin, type QuizScope } from './scope-queries.ts';

/** Returns when the marks of a quiz were shown to a student; null before. */
export async function findReleasedTo(
  database: Db,
  quizCode: string,
  studentId: string,
): Promise<Date | null> {
  const { rows } = await database.execute<{ at: string | null }>(sql`
    select ${releasedTo(sql`quiz`, sql`${studentId}`)} as at from quizzes quiz
    where quiz.quiz_code = ${quizCode}`);
  const at = rows[0]?.at;
  return at ? new Date(at) : null;
}

/** The number of students who have finished a quiz, with and without its marks released to them. */
export interface ReleaseCounts extends Record<string, unknown> {
  released: number;
  unreleased: number;
}

/**
 * Counts students with and without the marks; deleted accounts, which are shown nothing, do not
 * count.
 */
export async function countReleased(database: Db, scope: QuizScope): Promise<ReleaseCounts> {
  const { rows } = await database.execute<ReleaseCounts>(sql`
    select count(at)::int as released, (count(*) - count(at))::int as unreleased
    from (
      select ${releasedTo(sql`quiz`, sql`t.user_id`)} as at
      from attempts t join "user" student on student.id = t.user_id
      join quizzes quiz on quiz.quiz_code = t.quiz_code
      where ${isWithin(scope, sql`t`)} and t.finished_at is not null
    ) finished`);
  return rows[0] ?? { released: 0, unreleased: 0 };
}
