import { sql, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { counts, reachedQuizzes } from './overview-queries.ts';

/** What of a quiz may wait for its teacher, before the marks themselves are looked at. */
export interface WaitingQuizRow extends Record<string, unknown> {
  quizCode: string;
  title: string;
  /** Students at work. */
  running: number;
  /** Appeals that nobody has decided. */
  appeals: number;
  /** Answers that are unmarked or in pencil. */
  open: number;
  /** The classes through which the teacher shares it; null for a quiz of their own. */
  sharedCodes: string[] | null;
  /** Students see nothing before their teacher releases it. */
  isHeldBack: boolean;
}

/** The newest quizzes within reach at which students are at work or of which something is open. */
export async function listWaitingQuizzes(
  database: DatabaseOrTransaction,
  teacherId: string | null,
  limit: number,
): Promise<WaitingQuizRow[]> {
  const overview = { teacherId, teacherCode: null };
  const isCounted = (alias: SQL) => sql`(quiz.is_whole or ${counts(overview, alias)})`;
  const sharedCodes = sql`(case when not is_own then array(
    select setting.teacher_code from quiz_classes setting
    join class_teaching teaching on teaching.teacher_code = setting.teacher_code
    where setting.quiz_code = reached.quiz_code and teaching.teacher_id = ${teacherId}
      and not teaching.is_archived) end)`;
  const { rows } = await database.execute<WaitingQuizRow>(sql`
    with reached as materialized (${reachedQuizzes(overview)}), quiz as materialized (
      select reached.*, ${sharedCodes} as shared_codes,
             results_release = 'when-released' and released_at is null
               and (not exists (select from quiz_classes setting
                                where setting.quiz_code = reached.quiz_code)
                    or exists (select from quiz_classes setting
                               where setting.quiz_code = reached.quiz_code
                                 and (is_own or setting.teacher_code = any(${sharedCodes}))
                                 and setting.released_at is null)) as is_held_back
      from reached
    ), counted as (
      select quiz.*,
        (select count(*)::int from attempts a
          where a.quiz_code = quiz.quiz_code and a.finished_at is null
            and ${isCounted(sql`a`)}) as running,
        (select count(*)::int from appeals p
          where p.quiz_code = quiz.quiz_code and p.decided_at is null
            and ${isCounted(sql`p`)}) as appeals,
        (select count(*)::int from submissions s
          where s.quiz_code = quiz.quiz_code and s.submitted_at is not null
            and s.confirmed_by is null and ${isCounted(sql`s`)}) as open,
        (select count(*)::int from attempts a
          where a.quiz_code = quiz.quiz_code and a.finished_at is not null
            and ${isCounted(sql`a`)}) as finished
      from quiz
    )
    select quiz_code as "quizCode", title, running, appeals, open, shared_codes as "sharedCodes",
           is_held_back and finished > 0 as "isHeldBack"
    from counted
    where running > 0 or appeals > 0 or open > 0 or (is_held_back and finished > 0)
    order by created_at desc, quiz_code
    limit ${limit}`);
  return rows;
}
