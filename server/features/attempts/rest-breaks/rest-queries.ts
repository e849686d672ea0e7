import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { grace, type AttemptKey } from '../attempts-queries.ts';

/** The total rest allowance of a student `u` in a quiz, in seconds. */
const allowance = sql`
  coalesce((u.access_arrangements ->> 'restBreakMinutes')::int, 0) * 60`;
/** The seconds of the allowance that an attempt `a` had left when its rest began. */
const left = sql`greatest(0, ${allowance} - a.rested_seconds)`;
/** The time when the rest of an attempt `a` ends by itself. */
const endOfRest = sql`(a.rest_started_at + ${left} * interval '1 second')`;

/** True if nobody ended the rest of an attempt `a`, and all of it is used. */
export const hasEndedByItself = sql`coalesce(now() >= ${endOfRest}, false)`;

/**
 * True if the student of an attempt `a` with account `u` may write: not during a rest, except for
 * text that was on its way when the rest began. A rest that has ended by itself is settled first.
 */
export const mayWrite = sql`(
  a.rest_started_at is null
  or now() <= a.rest_started_at + ${grace} and now() < ${endOfRest})`;

/**
 * Begins a rest in an open attempt if any is left, and moves the deadline by all that is left, so
 * that the clock is right even if the rest is never ended.
 */
export async function beginRest(database: Db, { quizCode, userId }: AttemptKey): Promise<void> {
  await database.execute(sql`
    update attempts a
    set rest_started_at = now(), deadline_at = a.deadline_at + ${left} * interval '1 second'
    from "user" u
    where a.quiz_code = ${quizCode} and a.user_id = ${userId} and u.id = a.user_id
      and a.finished_at is null and now() < a.deadline_at
      and a.rest_started_at is null and a.rested_seconds < ${allowance}`);
}

/**
 * Ends the rests of these open attempts `a` of students `u`, and subtracts the unused time from the
 * deadline. A rest counts from the last text accepted in it, and until the moment it ended by
 * itself at the latest. Writing during the network's grace therefore uses up the clock, so that
 * rests never give extra time to write, however they end and however many follow each other.
 */
function ending(which: SQL): SQL {
  return sql`
    update attempts a
    set rest_started_at = null,
        rested_seconds = a.rested_seconds + rest.taken,
        deadline_at = a.deadline_at - (rest.available - rest.taken) * interval '1 second'
    from (
      select quiz_code, user_id, available, greatest(0, least(available, taken)) as taken
      from (
        select a.quiz_code, a.user_id, ${left} as available,
               ceil(extract(epoch from
                 least(now(), ${endOfRest}) - greatest(a.rest_started_at, (
                   select max(written.saved_at) from submissions written
                   where written.quiz_code = a.quiz_code and written.user_id = a.user_id
                     and written.revision > 0
                     and written.saved_at <= a.rest_started_at + ${grace}))))::int as taken
        from attempts a join "user" u on u.id = a.user_id
        where a.rest_started_at is not null and a.finished_at is null and ${which}
        for no key update of a
      ) as elapsed
    ) as rest
    where a.quiz_code = rest.quiz_code and a.user_id = rest.user_id`;
}

const isAttempt = ({ quizCode, userId }: AttemptKey) =>
  sql`a.quiz_code = ${quizCode} and a.user_id = ${userId}`;

/** Ends a rest now; a rest that has ended by itself is ended as of that moment. */
export async function stopRest(database: Db, key: AttemptKey): Promise<void> {
  await database.execute(ending(isAttempt(key)));
}

/**
 * Settles a rest that has ended by itself; returns true if the attempt is open. This comes before
 * any further answer is accepted, because a later text may replace the one that shows how long the
 * student wrote.
 */
export async function settleRest(database: Db, key: AttemptKey): Promise<boolean> {
  const { rows } = await database.execute<{ open: boolean }>(sql`
    with settled as (${ending(sql`${isAttempt(key)} and ${hasEndedByItself}`)})
    select exists (select from attempts a where ${isAttempt(key)} and a.finished_at is null) as open`);
  return rows[0]?.open ?? false;
}

/**
 * Prepares the student's rests for a new allowance, while the old one is still stored: a rest that
 * has used up either one is ended, and a running rest moves its deadline by the difference. Rest
 * time already taken is not taken back.
 */
export async function moveRests(
  database: Db,
  userId: string,
  restBreakMinutes: number,
): Promise<void> {
  const next = sql`greatest(0, ${restBreakMinutes * 60} - a.rested_seconds)`;
  await database.execute(
    ending(sql`a.user_id = ${userId}
      and (${hasEndedByItself} or now() >= a.rest_started_at + ${next} * interval '1 second')`),
  );
  await database.execute(sql`
    update attempts a
    set deadline_at = a.deadline_at + (${next} - ${left}) * interval '1 second'
    from "user" u
    where a.user_id = ${userId} and u.id = a.user_id
      and a.rest_started_at is not null and a.finished_at is null`);
}
