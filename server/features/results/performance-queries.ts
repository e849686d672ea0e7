import { sql } from 'drizzle-orm';
import type { QuizPerformance } from '../../../shared/contract/results.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';

/**
 * How each quiz of one creator or (null) of all went, newest first. Answers without a mark count
 * neither for nor against the average (spec section 9, Display and analytics).
 */
export async function listQuizPerformance(
  database: DatabaseOrTransaction,
  creatorUid: string | null,
): Promise<QuizPerformance[]> {
  const { rows } = await database.execute<QuizPerformance & Record<string, unknown>>(sql`
    select quiz.quiz_code as "quizCode", quiz.title,
           (100.0 * sum(answer.mark_awarded)
             / nullif(sum(question.max_mark) filter (where answer.mark_awarded is not null), 0)
           )::float8 as "averageScore",
           count(distinct answer.user_id)::int as submissions
    from quizzes quiz
    left join submissions answer
      on answer.quiz_code = quiz.quiz_code and answer.submitted_at is not null
    left join questions question on question.id = answer.question_id
    where quiz.deleted_at is null
      and (${creatorUid}::text is null or quiz.creator_uid = ${creatorUid})
    group by quiz.quiz_code
    order by quiz.created_at desc, quiz.quiz_code`);
  return rows;
}
