import { sql } from 'drizzle-orm';
import { resultsMessages } from '../../../shared/messages/results.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';

/** A student's result at one quiz. */
export interface MarkbookRow extends Record<string, unknown> {
  userId: string;
  displayName: string;
  email: string;
  quizCode: string;
  score: number;
  maxScore: number;
  markedCount: number;
}

/** Results of every student at the quizzes of one creator, or (null) of all; by student. */
export async function listMarkbook(
  database: DatabaseOrTransaction,
  creatorUid: string | null,
): Promise<MarkbookRow[]> {
  const { rows } = await database.execute<MarkbookRow>(sql`
    select s.user_id as "userId",
           coalesce(u.name, ${resultsMessages.unknownStudent}) as "displayName",
           coalesce(u.email, '') as email, s.quiz_code as "quizCode",
           coalesce(sum(s.mark_awarded), 0)::int as score, sum(q.max_mark)::int as "maxScore",
           count(s.mark_awarded)::int as "markedCount"
    from quizzes quiz
    join submissions s on s.quiz_code = quiz.quiz_code and s.submitted_at is not null
    join questions q on q.id = s.question_id
    left join "user" u on u.id = s.user_id
    where quiz.deleted_at is null
      and (${creatorUid}::text is null or quiz.creator_uid = ${creatorUid})
    group by s.user_id, u.name, u.email, s.quiz_code
    order by lower(coalesce(u.name, '')), s.user_id`);
  return rows;
}
