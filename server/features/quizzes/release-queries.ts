import { sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { releasedTo } from '../../database/released-to.ts';

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
