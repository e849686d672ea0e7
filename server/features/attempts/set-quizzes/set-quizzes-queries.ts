import { sql } from 'drizzle-orm';
import type { SetQuiz } from '../../../../shared/contract/attempts.ts';
import { askTogether } from '../../../database/ask-together.ts';
import type { Db } from '../../../database/client.ts';
import { oncePerDatabase, prepareSql } from '../../../database/prepared-statement.ts';
import { releasedTo } from '../../quizzes/public.ts';
import { isUndecided } from '../../welfare/public.ts';
import { askedKeys, nameOf, toKey, toLists, type AttemptKey } from '../attempts-queries.ts';
import { settleWindows, type BeginWindow } from './window-rules.ts';

interface WindowRow extends AttemptKey {
  opensAt: string | null;
  closesAt: string | null;
  isOwn: boolean;
  isTheirs: boolean;
  isLocked: boolean;
}

const windowsStatement = prepareSql<WindowRow & Record<string, unknown>>(
  'list_asked_windows',
  sql`
    with asked (quiz_code, user_id) as (select * from ${askedKeys})
    select quiz_code as "quizCode", user_id as "userId", opens_at as "opensAt",
           closes_at as "closesAt", true as "isOwn", true as "isTheirs", false as "isLocked"
    from quiz_windows join asked using (quiz_code, user_id)
    union all
    select asked.quiz_code, asked.user_id, opens_at, closes_at, false,
           exists (select from class_memberships membership
                   where membership.teacher_code = setting.teacher_code
                     and membership.student_id = asked.user_id), locked
    from quiz_classes setting join asked on asked.quiz_code = setting.quiz_code`,
);

const askForWindows = oncePerDatabase((database) =>
  askTogether(async (names) => {
    const { rows } = await windowsStatement(database).execute(toLists(names.map(toKey)));
    return Map.groupBy(rows, nameOf);
  }),
);

/**
 * Returns whether the quiz is set for classes at all, the windows in which this student may begin
 * it, and whether each of their classes has locked it. Concurrent calls share one statement.
 */
export async function findWindows(
  database: Db,
  key: AttemptKey,
): Promise<{ isSet: boolean; isLocked: boolean; windows: BeginWindow[] }> {
  const rows = (await askForWindows(database)(nameOf(key))) ?? [];
  return { isSet: rows.length > 0, ...settleWindows(rows.filter(({ isTheirs }) => isTheirs)) };
}

/** A quiz set for a student, by one class or by a window of their own, or sat by its code. */
export interface SetQuizRow extends Omit<SetQuiz, 'state' | 'opensAt' | 'closesAt'> {
  /**
   * The limit in seconds, without the student's extra time, of the attempt under way or of the next
   * one.
   */
  timeLimit: number;
  extraTimePercentage: number;
  opensAt: string | null;
  closesAt: string | null;
  isOwn: boolean;
  isLocked: boolean;
  isBegun: boolean;
  isFinished: boolean;
  /** True if the student can see a mark of it. */
  isMarked: boolean;
}

/** A quiz that is over leaves the dashboard after so many days. */
export const SHOWN_AFTER_DAYS = 14;

/**
 * Lists the quizzes set for a student through active classes, with the student's attempts, and the
 * quizzes that they are sitting or have lately sat by their code.
 */
export async function listSetRows(database: Db, userId: string): Promise<SetQuizRow[]> {
  const { rows } = await database.execute<SetQuizRow & Record<string, unknown>>(sql`
    with set_for_them as (
      select quiz_code, opens_at, closes_at, true as is_own, false as is_locked from quiz_windows
      where user_id = ${userId}
      union all
      select setting.quiz_code, setting.opens_at, setting.closes_at, false, setting.locked
      from class_memberships membership
      join tenants class on class.teacher_code = membership.teacher_code
        and class.archived_at is null
      join quiz_classes setting on setting.teacher_code = membership.teacher_code
      where membership.student_id = ${userId}
    ), setting as (
      select * from set_for_them
      union all
      -- By its code, or whatever class the student has been moved to meanwhile. If it is set for
      -- classes, they cannot sit it again.
      select sat.quiz_code, null,
             case when exists (select from quiz_classes set_for
                               where set_for.quiz_code = sat.quiz_code) then sat.finished_at end,
             false, false
      from attempts sat
      where sat.user_id = ${userId}
        and (sat.finished_at is null
             or (sat.finished_at > now() - ${SHOWN_AFTER_DAYS} * interval '1 day'
                 and sat.quiz_code not in (select quiz_code from set_for_them)))
    )
    select quiz.quiz_code as "quizCode", quiz.title, quiz.subject,
           coalesce(case when attempt.finished_at is null then attempt.time_limit end,
                    quiz.default_time_limit) as "timeLimit",
           (select extra_time_percentage from "user" where id = ${userId})
             as "extraTimePercentage",
           setting.opens_at as "opensAt", setting.closes_at as "closesAt",
           setting.is_own as "isOwn", quiz.locked or setting.is_locked as "isLocked",
           attempt.user_id is not null as "isBegun", attempt.finished_at is not null as "isFinished",
           greatest(0, quiz.attempts_allowed - coalesce(attempt.number, 0)) as "attemptsLeft",
           exists (
             select from submissions s
             where s.quiz_code = quiz.quiz_code and s.user_id = ${userId}
               and s.submitted_at is not null and s.mark_awarded is not null
               and not ${isUndecided(sql`s`)}
               and case quiz.results_release when 'as-marked' then true
                   when 'as-accepted' then s.confirmed_by is not null
                   else ${releasedTo(sql`quiz`, sql`${userId}`)} is not null end
           ) as "isMarked"
    from setting join quizzes quiz on quiz.quiz_code = setting.quiz_code
    left join attempts attempt on attempt.quiz_code = quiz.quiz_code
      and attempt.user_id = ${userId}
    where quiz.deleted_at is null
      or (attempt.user_id is not null and attempt.finished_at is null)`);
  return rows;
}
