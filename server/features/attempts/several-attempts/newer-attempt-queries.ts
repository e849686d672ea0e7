import { sql, type SQL } from 'drizzle-orm';
import { markInResults } from '../../welfare/public.ts';

/**
 * SQL that is true if a student's newest attempt at a row `quiz` of quizzes is finished, not fully
 * marked yet, and may still score more than the attempt that counts. Always false if the last
 * attempt counts.
 */
export const mayStillImprove = (
  quiz: SQL,
  userId: SQL,
  counted: { number: SQL; score: SQL },
): SQL => {
  const mark = markInResults(sql`s`);
  return sql`(${quiz}.counted_attempt = 'best' and exists (
    select from attempts newest
    join submissions s on s.quiz_code = newest.quiz_code and s.user_id = newest.user_id
    join questions q on q.id = s.question_id
    where newest.quiz_code = ${quiz}.quiz_code and newest.user_id = ${userId}
      and newest.finished_at is not null and newest.number > ${counted.number}
    having bool_or(${mark} is null) and sum(coalesce(${mark}, q.max_mark)) > ${counted.score}))`;
};
