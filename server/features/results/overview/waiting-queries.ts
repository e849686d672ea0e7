import { sql, type SQL } from 'drizzle-orm';
import type { WaitingWork } from '../../../../shared/contract/results.ts';
import type { Db } from '../../../database/client.ts';
import { waitingMarks } from '../../marking/public.ts';
import { releasedTo } from '../../quizzes/public.ts';
import { counts, reachedQuizzes } from './overview-queries.ts';

interface WaitingRow extends WaitingWork, Record<string, unknown> {}

/**
 * Lists the work that waits for a teacher, or (null) for anyone, by quiz, newest first; quizzes
 * without any are left out. The offset makes the database examine only as many quizzes as it needs.
 */
export async function listWaitingWork(
  database: Db,
  teacherId: string | null,
  limit: number,
): Promise<WaitingWork[]> {
  const overview = { teacherId, teacherCode: null };
  const isCounted = (alias: SQL) => sql`(quiz.is_whole or ${counts(overview, alias)})`;
  const { rows } = await database.execute<WaitingRow>(sql`
    with quiz as materialized (${reachedQuizzes(overview)}), judged as (
      select quiz.*, attempted.*, appealed.*, marks.*,
             results_release = 'when-released' and released_at is null
               and running = 0 and to_mark + to_check = 0
               and exists (select from attempts a join "user" student on student.id = a.user_id
                           where a.quiz_code = quiz.quiz_code and a.finished_at is not null
                             and ${isCounted(sql`a`)}
                             and ${releasedTo(sql`quiz`, sql`a.user_id`)} is null) as to_release,
             case when results_release = 'as-accepted' then without_doubt else 0 end as to_accept
      from (select * from quiz order by created_at desc, quiz_code offset 0) quiz,
      lateral (
        select count(*)::int as running from attempts a
        where a.quiz_code = quiz.quiz_code and a.finished_at is null and ${isCounted(sql`a`)}
      ) attempted,
      lateral (
        select count(*)::int as appeals from appeals p
        where p.quiz_code = quiz.quiz_code and p.decided_at is null and ${isCounted(sql`p`)}
          -- While an attempt is reopened, its answers are not on the desk.
          and exists (select from submissions s
            where s.quiz_code = p.quiz_code and s.user_id = p.user_id
              and s.question_id = p.question_id and s.submitted_at is not null)
      ) appealed,
      lateral (${waitingMarks(isCounted(sql`s`))}) marks
    )
    select quiz_code as "quizCode", title, running, appeals, to_mark as "toMark",
           to_check as "toCheck", to_accept as "toAccept", to_release as "toRelease"
    from judged
    where running + appeals + to_mark + to_check + to_accept > 0 or to_release
    limit ${limit}`);
  return rows;
}
