import { sql, type SQL } from 'drizzle-orm';
import type { WaitingWork } from '../../../shared/contract/results.ts';
import type { Db } from '../../database/client.ts';
import { waitingMarks } from '../marking/public.ts';
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
  const sharedCodes = sql`(case when not is_own then array(
    select setting.teacher_code from quiz_classes setting
    join class_teaching teaching on teaching.teacher_code = setting.teacher_code
    where setting.quiz_code = reached.quiz_code and teaching.teacher_id = ${teacherId}
      and not teaching.is_archived) end)`;
  const { rows } = await database.execute<WaitingRow>(sql`
    with reached as materialized (${reachedQuizzes(overview)}), quiz as materialized (
      select reached.*,
             results_release = 'when-released' and released_at is null
               and (not exists (select from quiz_classes setting
                                where setting.quiz_code = reached.quiz_code)
                    or exists (select from quiz_classes setting
                               where setting.quiz_code = reached.quiz_code
                                 and (is_own or setting.teacher_code = any(${sharedCodes}))
                                 and setting.released_at is null)) as is_held_back
      from reached
    ), judged as (
      select quiz.*, attempted.*, appealed.*, marks.*,
             is_held_back and finished > 0 and running = 0 and to_mark + to_check = 0 as to_release,
             case when results_release = 'as-accepted' then without_doubt else 0 end as to_accept
      from (select * from quiz order by created_at desc, quiz_code offset 0) quiz,
      lateral (
        select (count(*) filter (where a.finished_at is null))::int as running,
               (count(*) filter (where a.finished_at is not null))::int as finished
        from attempts a where a.quiz_code = quiz.quiz_code and ${isCounted(sql`a`)}
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
