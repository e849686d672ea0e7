import { sql } from 'drizzle-orm';
import { resultsMessages } from '../../../../shared/messages/results.ts';
import type { Db } from '../../../database/client.ts';
import { markInResults } from '../../welfare/public.ts';
import {
  countedInQuiz,
  counts,
  reachedQuizzes,
  type Overview,
} from '../overview/overview-queries.ts';

/** A student's result in one quiz. */
export interface MarkbookRow extends Record<string, unknown> {
  userId: string;
  displayName: string;
  email: string;
  quizCode: string;
  score: number;
  maxScore: number;
  markedCount: number;
  /** How many of the marks a teacher gave or accepted. */
  inkedCount: number;
  answerCount: number;
}

/** Lists every student's results in the quizzes within reach, by student. */
export async function listMarkbook(database: Db, overview: Overview): Promise<MarkbookRow[]> {
  const mark = markInResults(sql`s`);
  const { rows } = await database.execute<MarkbookRow>(sql`
    with quiz as materialized (${reachedQuizzes(overview)})
    select s.user_id as "userId",
           coalesce(u.name, ${resultsMessages.unknownStudent}) as "displayName",
           coalesce(u.email, '') as email, s.quiz_code as "quizCode",
           coalesce(sum(${mark}), 0)::int as score, sum(q.max_mark)::int as "maxScore",
           count(${mark})::int as "markedCount",
           (count(s.confirmed_by) filter (where ${mark} is not null))::int as "inkedCount", count(*)::int as "answerCount"
    from quiz
    cross join lateral (${countedInQuiz}) s
    join questions q on q.id = s.question_id
    left join "user" u on u.id = s.user_id
    where quiz.is_whole or (${counts(overview, sql`s`)})
    group by s.user_id, u.name, u.email, s.quiz_code
    order by lower(coalesce(u.name, '')), s.user_id`);
  return rows;
}
