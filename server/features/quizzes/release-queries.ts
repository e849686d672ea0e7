import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';

/**
 * When the marks of a row of quizzes were shown to a student: to everyone, or to a class of theirs
 * that the quiz is set for.
 */
export const releasedTo = (quiz: SQL, studentId: SQL): SQL => sql`coalesce(${quiz}.released_at, (
  select min(setting.released_at) from quiz_classes setting
  join class_memberships membership on membership.teacher_code = setting.teacher_code
  where setting.quiz_code = ${quiz}.quiz_code and membership.student_id = ${studentId}))`;

/** `isMarkShown` of an answer `s` with a mark, in its `quiz`. */
export const isShown = sql`case quiz.results_release
  when 'as-marked' then true
  when 'as-accepted' then s.confirmed_by is not null
  else ${releasedTo(sql`quiz`, sql`s.user_id`)} is not null end`;

/** When the marks of a quiz were shown to a student; null before. */
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
