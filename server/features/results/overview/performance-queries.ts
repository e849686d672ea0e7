import { sql } from 'drizzle-orm';
import type { QuizPerformance } from '../../../../shared/contract/results.ts';
import type { Db } from '../../../database/client.ts';
import { markInResults, undecidedAnswers } from '../../welfare/public.ts';
import { countedInQuiz, counts, reachedQuizzes, type Overview } from './overview-queries.ts';

/**
 * Lists the performance of each quiz within reach, newest first. Unmarked answers do not affect the
 * average (spec section 9, Display and analytics).
 */
export async function listQuizPerformance(
  database: Db,
  overview: Overview,
): Promise<QuizPerformance[]> {
  const mark = markInResults(sql`s`);
  const { rows } = await database.execute<QuizPerformance & Record<string, unknown>>(sql`
    with quiz as materialized (${reachedQuizzes(overview)}), answered as (
      -- An index holds all that is read here, so that a large school's answers are summed quickly.
      select quiz_code, question_id, sum(mark_awarded) as awarded, count(mark_awarded) as marked
      from submissions
      where submitted_at is not null
        and quiz_code = any(array(select quiz_code from quiz where is_whole and is_sat_once))
      group by quiz_code, question_id
      union all
      -- What is held back is taken out again of what the index gave.
      select s.quiz_code, s.question_id, -sum(s.mark_awarded), -count(s.mark_awarded)
      from (${undecidedAnswers}) undecided
      join submissions s using (quiz_code, user_id, question_id)
      where s.submitted_at is not null
        and s.quiz_code = any(array(select quiz_code from quiz where is_whole and is_sat_once))
      group by s.quiz_code, s.question_id
      union all
      select s.quiz_code, s.question_id, sum(${mark}), count(${mark})
      from quiz cross join lateral (${countedInQuiz}) s
      where not (is_whole and is_sat_once) and (is_whole or (${counts(overview, sql`s`)}))
      group by s.quiz_code, s.question_id
    ), sat as (
      select quiz_code, count(*)::int as students from attempts
      where finished_at is not null
        and quiz_code = any(array(select quiz_code from quiz where is_whole and is_sat_once))
      group by quiz_code
      union all
      select s.quiz_code, count(distinct s.user_id)::int
      from quiz cross join lateral (${countedInQuiz}) s
      where not (is_whole and is_sat_once) and (is_whole or (${counts(overview, sql`s`)}))
      group by s.quiz_code
    )
    select quiz.quiz_code as "quizCode", quiz.title,
           (100.0 * sum(answered.awarded) / nullif(sum(answered.marked * question.max_mark), 0)
           )::float8 as "averageScore",
           coalesce(min(sat.students), 0) as submissions
    from quiz
    left join answered using (quiz_code)
    left join questions question on question.id = answered.question_id
    left join sat using (quiz_code)
    group by quiz.quiz_code, quiz.title, quiz.created_at
    order by quiz.created_at desc, quiz.quiz_code`);
  return rows;
}
