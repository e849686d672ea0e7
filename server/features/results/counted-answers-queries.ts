import { sql, type SQL } from 'drizzle-orm';
import { isWithin, type QuizScope } from '../quizzes/public.ts';

/**
 * SQL for a table, used in FROM, of the answers within reach that count: for each student, those of
 * one finished attempt, the last or the best, with who confirmed the marks. `is_earlier` is true if
 * the student has begun another attempt since.
 */
export const countedAnswers = (scope: QuizScope): SQL => sql`(
  select c.quiz_code, c.user_id, c.question_id, c.number, each.is_earlier, each.user_answer,
         each.mark_awarded, each.ai_mark, each.ai_analysis, each.confirmed_by,
         each.confirmed_in_bulk, each.feedback, each.ticked_points, each.submitted_at
  from (
    select s.quiz_code, s.user_id, s.question_id, a.number, false as is_earlier, s.user_answer,
           s.mark_awarded, s.ai_mark, s.ai_analysis, s.confirmed_by, s.confirmed_in_bulk,
           s.feedback, s.ticked_points, s.submitted_at
    from submissions s join attempts a on a.quiz_code = s.quiz_code and a.user_id = s.user_id
    where ${isWithin(scope, sql`s`)} and s.submitted_at is not null
    union all
    select e.quiz_code, e.user_id, e.question_id, e.number, true, e.user_answer, e.mark_awarded,
           e.ai_mark, e.ai_analysis, e.confirmed_by, e.confirmed_in_bulk, e.feedback,
           e.ticked_points, e.submitted_at
    from earlier_answers e where ${isWithin(scope, sql`e`)}
  ) each
  join counted_answers c on c.quiz_code = each.quiz_code and c.user_id = each.user_id
    and c.question_id = each.question_id and c.number = each.number
  where ${isWithin(scope, sql`c`)}
)`;
