import { sql } from 'drizzle-orm';
import { attemptRefusals } from '../../../../shared/messages/attempt-refusals.ts';
import type { Db } from '../../../database/client.ts';
import type { AttemptKey } from '../attempts-queries.ts';
import type { AttemptLimits, GivenMark } from '../attempts-rules.ts';
import { takeMark, recordReset } from '../reset-marks-queries.ts';

/**
 * Locks a finished attempt, if it is still this one, and its answers, so that a mark being given is
 * stored before they are copied. Returns what must be decided before the next attempt.
 */
export async function holdEndedAttempt(
  transaction: Db,
  { quizCode, userId }: AttemptKey,
  number: number,
): Promise<{ isChecked: boolean; marks: GivenMark[]; isQuestioned: boolean } | undefined> {
  const { rows } = await transaction.execute<{ isChecked: boolean }>(sql`
    select welfare_checked_at is not null as "isChecked" from attempts
    where quiz_code = ${quizCode} and user_id = ${userId} and number = ${number}
      and finished_at is not null
    for no key update`);
  const [attempt] = rows;
  if (!attempt) return undefined;
  const { rows: marks } = await transaction.execute<GivenMark & Record<string, unknown>>(sql`
    select mark_awarded as "markAwarded", confirmed_by as "confirmedBy",
           ai_analysis->>'marker' as marker
    from submissions
    where quiz_code = ${quizCode} and user_id = ${userId}
    order by question_id for no key update`);
  // Queried last: by now an appeal or an undone decision has either committed or waits for the
  // locks.
  const { rows: openAppeals } = await transaction.execute(sql`
    select from appeals
    where quiz_code = ${quizCode} and user_id = ${userId} and decided_at is null limit 1`);
  return { ...attempt, marks, isQuestioned: openAppeals.length > 0 };
}

/** Archives the finished attempt with its answers, marks and appeals. */
export async function insertEarlierAttempt(
  transaction: Db,
  { quizCode, userId }: AttemptKey,
): Promise<void> {
  await transaction.execute(sql`
    insert into earlier_attempts (quiz_code, user_id, number, started_at, finished_at,
                                  finished_because, receipt_code, score)
    select a.quiz_code, a.user_id, a.number, a.started_at,
           -- A clock that was set back must keep nobody from the next attempt.
           greatest(a.finished_at, a.started_at), a.finished_because, a.receipt_code, coalesce((select sum(s.mark_awarded) from submissions s
             where s.quiz_code = a.quiz_code and s.user_id = a.user_id), 0)
    from attempts a where a.quiz_code = ${quizCode} and a.user_id = ${userId}`);
  await transaction.execute(sql`
    insert into earlier_answers (quiz_code, user_id, number, question_id, user_answer, submitted_at,
                                 mark_awarded, ai_mark, feedback, ai_analysis, ticked_points,
                                 confirmed_by, confirmed_in_bulk, appeal)
    select s.quiz_code, s.user_id, a.number, s.question_id, s.user_answer, s.submitted_at,
           s.mark_awarded, s.ai_mark, s.feedback, s.ai_analysis, s.ticked_points, s.confirmed_by,
           s.confirmed_in_bulk, to_jsonb(appeal)
    from attempts a
    join submissions s on s.quiz_code = a.quiz_code and s.user_id = a.user_id
      and s.submitted_at is not null
    left join appeals appeal on appeal.quiz_code = s.quiz_code and appeal.user_id = s.user_id
      and appeal.question_id = s.question_id
    where a.quiz_code = ${quizCode} and a.user_id = ${userId}`);
}

/**
 * Empties the answers in place for the next attempt. Their marks' history is kept, a marking run
 * sees that they changed, and a delayed save for the previous attempt has an older revision.
 */
export async function clearForNext(
  transaction: Db,
  { quizCode, userId }: AttemptKey,
): Promise<void> {
  const isTheirs = sql`quiz_code = ${quizCode} and user_id = ${userId}`;
  await transaction.execute(sql`delete from appeals where ${isTheirs}`);
  await transaction.execute(sql`
    with outdated as (select * from submissions where ${isTheirs} and mark_awarded is not null)
    ${recordReset(attemptRefusals.attemptFollowed)}`);
  await transaction.execute(sql`
    update submissions s
    set ${takeMark(sql`s`)}, user_answer = '', is_saved = false,
        submitted_at = null, revision = s.revision + 1
    where s.quiz_code = ${quizCode} and s.user_id = ${userId}`);
}

/** Starts the clock of the next attempt. */
export async function restartAttempt(
  transaction: Db,
  { quizCode, userId }: AttemptKey,
  { timeLimit, ownLimit }: AttemptLimits,
): Promise<void> {
  await transaction.execute(sql`
    update attempts
    set number = number + 1, started_at = now(), last_seen_at = now(),
        time_limit = ${timeLimit}, deadline_at = now() + ${ownLimit} * interval '1 second',
        finished_at = null, finished_because = null, receipt_code = null,
        welfare_checked_at = null, added_minutes = 0, rest_started_at = null, rested_seconds = 0
    where quiz_code = ${quizCode} and user_id = ${userId}`);
}
