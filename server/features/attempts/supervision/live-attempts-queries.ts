import { sql } from 'drizzle-orm';
import { UNANSWERED_TEXT, UNANSWERED_TEXTS } from '../../../../shared/unanswered.ts';
import type { AccessArrangements } from '../../../../shared/contract/access-arrangements.ts';
import { resultsMessages } from '../../../../shared/messages/results.ts';
import type { Db } from '../../../database/client.ts';
import { attemptEvents } from '../../../database/schema/attempts.ts';
import { toldSince } from '../../../database/told-since.ts';
import { isWithin, releasedTo, type QuizScope } from '../../quizzes/public.ts';
import { BLANKS } from '../answers-queries.ts';
import type { AttemptKey, FinishReason } from '../attempts-queries.ts';

/** A student of a running quiz. Attempt fields are null before the start. */
export interface LiveAttemptRow extends Record<string, unknown> {
  userId: string;
  displayName: string;
  extraTimePercentage: number;
  arrangements: AccessArrangements | null;
  startedAt: Date | null;
  deadlineAt: Date | null;
  finishedAt: Date | null;
  finishedBecause: FinishReason | null;
  lastSeenAt: Date | null;
  addedMinutes: number;
  receiptCode: string | null;
  hasMarks: boolean;
  seesMarks: boolean;
  restStartedAt: Date | null;
  restedSeconds: number;
  /** The last time that text from the student arrived. */
  lastWroteAt: Date | null;
  answered: number;
}

const instants = [
  'startedAt',
  'deadlineAt',
  'finishedAt',
  'lastSeenAt',
  'restStartedAt',
  'lastWroteAt',
] as const;

/** Returns the database's time, which deadlines are compared with. */
export async function readNow(database: Db): Promise<Date> {
  const { rows } = await database.execute<{ now: string }>(sql`select now()`);
  return new Date(rows[0]?.now ?? Number.NaN);
}

/**
 * Lists, by name, everyone with an attempt at the quiz and everyone still expected: those who can
 * sign in and are in a current class that the quiz is set for, or in one of its creator's classes
 * if it is set for none.
 */
export async function listLiveAttemptRows(
  database: Db,
  scope: QuizScope,
  creatorUid: string,
): Promise<LiveAttemptRow[]> {
  const { quizCode, teacherCodes } = scope;
  const { rows } = await database.execute<LiveAttemptRow>(sql`
    with attempt as (
      select a.* from attempts a where ${isWithin(scope, sql`a`)}
    ), class as (
      select distinct membership.student_id
      from class_memberships membership
      where (select case when suspended_at is null then role end
             from "user" where id = membership.student_id) = 'student'
        and membership.teacher_code = any(array(
        select setting.teacher_code from quiz_classes setting join tenants using (teacher_code)
        where setting.quiz_code = ${quizCode} and archived_at is null
        union all
        select teacher_code from class_teaching
        where teacher_id = ${creatorUid} and not is_archived
          and not exists (select from quiz_classes where quiz_code = ${quizCode})))
        and (${teacherCodes === null} or membership.teacher_code = any(${sql.param(teacherCodes ?? [])}::text[]))
    ), written as (
      select user_id, max(saved_at) filter (where revision > 0) as last_wrote_at,
             count(*) filter (
               where user_answer <> ${UNANSWERED_TEXT} and btrim(user_answer, ${BLANKS}) <> ''
             )::int as answered,
             bool_or(submitted_at is not null and mark_awarded is not null) as has_marks,
             bool_or(submitted_at is not null and mark_awarded is not null
                     and confirmed_by is not null) as has_ink
      from submissions where quiz_code = ${quizCode}
      group by user_id
    ), shown as (
      select coalesce(attempt.user_id, class.student_id) as id, attempt.*
      from attempt full join class on class.student_id = attempt.user_id
    )
    select shown.id as "userId",
           coalesce(person.name, ${resultsMessages.unknownStudent}) as "displayName",
           coalesce(person.extra_time_percentage, 0) as "extraTimePercentage",
           person.access_arrangements as arrangements,
           shown.started_at as "startedAt", shown.deadline_at as "deadlineAt",
           shown.finished_at as "finishedAt", shown.finished_because as "finishedBecause",
           shown.last_seen_at as "lastSeenAt",
           coalesce(shown.added_minutes, 0) as "addedMinutes",
           shown.receipt_code as "receiptCode", shown.rest_started_at as "restStartedAt",
           coalesce(shown.rested_seconds, 0) as "restedSeconds",
           written.last_wrote_at as "lastWroteAt", coalesce(written.answered, 0) as answered,
           coalesce(written.has_marks, false) as "hasMarks",
           coalesce(case quiz.results_release
             when 'as-marked' then written.has_marks
             when 'as-accepted' then written.has_ink
             else written.has_marks and ${releasedTo(sql`quiz`, sql`shown.id`)} is not null
           end, false) as "seesMarks"
    from shown
    join quizzes quiz on quiz.quiz_code = ${quizCode}
    left join "user" person on person.id = shown.id
    left join written on written.user_id = shown.id
    order by lower(coalesce(person.name, ${resultsMessages.unknownStudent})), shown.id`);
  return rows.map(withInstants);
}

/** A hand-written statement returns timestamps as text. */
function withInstants(row: LiveAttemptRow): LiveAttemptRow {
  const read = instants.map((name) => [name, row[name] && new Date(row[name])]);
  return { ...row, ...Object.fromEntries(read) };
}

/**
 * Moves the deadlines of attempts under way, of one student or all, and records an event for each.
 * Returns how many. Rows are locked in a fixed order, so that two teachers cannot deadlock. An
 * event's id is derived from the request's, which makes a repeated request a no-op.
 */
export async function moveDeadlines(
  database: Db,
  change: {
    scope: QuizScope;
    userId?: string;
    teacherId: string;
    minutes: number;
    requestId?: string;
  },
): Promise<number> {
  const { scope, userId, teacherId, minutes, requestId = null } = change;
  const { quizCode } = scope;
  const { rows } = await database.execute<{ changed: number }>(sql`
    with chosen as (
      select a.user_id,
             coalesce(md5(${requestId}::text || ' ' || ${minutes} || ' ' || a.user_id)::uuid,
                      gen_random_uuid()) as event_id
      from attempts a
      where ${isWithin(scope, sql`a`)} and a.finished_at is null
        and ${userId === undefined ? sql`true` : sql`a.user_id = ${userId}`}
      order by a.user_id for no key update
    ), fresh as (
      select chosen.user_id, chosen.event_id from chosen
      where not exists (
        select from attempt_events event
        where event.quiz_code = ${quizCode} and event.id = chosen.event_id)
    ), moved as (
      update attempts a
      set deadline_at = a.deadline_at + ${minutes} * interval '1 minute',
          added_minutes = a.added_minutes + ${minutes}
      from fresh where a.quiz_code = ${quizCode} and a.user_id = fresh.user_id
      returning a.user_id, fresh.event_id
    ), recorded as (
      insert into attempt_events (quiz_code, id, user_id, teacher_id, kind, minutes)
      select ${quizCode}, event_id, user_id, ${teacherId}, 'time-added', ${minutes}::int from moved
    )
    select count(*)::int as changed from chosen`);
  return rows[0]?.changed ?? 0;
}

/**
 * Reopens a finished attempt for some minutes. Returns undefined if it is not finished, or its
 * answers are not checked for welfare concerns yet. `finishedAt` is the time it was finished, as
 * the database formats it.
 */
export async function openAgain(
  database: Db,
  { quizCode, userId }: AttemptKey,
  minutes: number,
): Promise<{ deadlineAt: Date; finishedAt: string } | undefined> {
  const { rows } = await database.execute<{ deadline_at: string; ended_at: string }>(sql`
    update attempts a
    set finished_at = null, finished_because = null, receipt_code = null,
        deadline_at = now() + ${minutes} * interval '1 minute'
    from (
      select quiz_code, user_id, finished_at as ended_at from attempts
      where quiz_code = ${quizCode} and user_id = ${userId} and finished_at is not null
        and welfare_checked_at is not null
      for no key update
    ) ended
    where a.quiz_code = ended.quiz_code and a.user_id = ended.user_id
    returning a.deadline_at, ended.ended_at`);
  const [row] = rows;
  return row && { deadlineAt: new Date(row.deadline_at), finishedAt: row.ended_at };
}

/**
 * Records deliveries of the finish for webhooks that have not been notified yet, because nothing
 * else shows it once the attempt is reopened. Returns the new deliveries.
 */
export async function insertFinishDeliveries(
  transaction: Db,
  { quizCode, userId }: AttemptKey,
  finishedAt: string,
): Promise<string[]> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    insert into webhook_deliveries (webhook_id, event, quiz_code, user_id, happened_at)
    select hook.id, 'quiz.finished', ${quizCode}, person.id, ${finishedAt}::timestamptz
    from webhooks hook join "user" person on person.id = ${userId}
    where 'quiz.finished' = any(hook.events)
      and ${finishedAt}::timestamptz > ${toldSince(sql`hook`)}
    on conflict do nothing
    returning id`);
  return rows.map(({ id }) => id);
}

/**
 * Turns an attempt's submitted answers back into saved ones and deletes the texts that stood for no
 * answer. Unmarked answers count as changed, so that a marking run under way leaves them alone.
 */
export async function takeBackAnswers(
  database: Db,
  { quizCode, userId }: AttemptKey,
): Promise<void> {
  const isNoAnswer = sql`user_answer in ${UNANSWERED_TEXTS}`;
  await database.execute(sql`
    update submissions
    set submitted_at = null,
        is_saved = not (${isNoAnswer}),
        user_answer = case when ${isNoAnswer} then '' else user_answer end,
        mark_revision = mark_revision + (mark_awarded is null)::int
    where quiz_code = ${quizCode} and user_id = ${userId}`);
}

/** Records a teacher's action on an attempt. */
export async function insertAttemptEvent(
  database: Db,
  event: typeof attemptEvents.$inferInsert,
): Promise<void> {
  await database.insert(attemptEvents).values(event);
}
