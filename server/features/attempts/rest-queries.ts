import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import type { AttemptKey } from './attempts-queries.ts';

/** The rest breaks of a student `u` in a quiz, in seconds. */
export const allowance = sql`
  coalesce((u.access_arrangements ->> 'restBreakMinutes')::int, 0) * 60`;

/**
 * Begins a rest in an open attempt where any is left, and moves the deadline by all of it: so the
 * clock is right also if the rest is never ended.
 */
export async function beginRest(
  database: DatabaseOrTransaction,
  { quizCode, userId }: AttemptKey,
): Promise<void> {
  await database.execute(sql`
    update attempts a
    set rest_started_at = now(),
        deadline_at = a.deadline_at + (${allowance} - a.rested_seconds) * interval '1 second'
    from "user" u
    where a.quiz_code = ${quizCode} and a.user_id = ${userId} and u.id = a.user_id
      and a.finished_at is null and now() < a.deadline_at
      and a.rest_started_at is null and a.rested_seconds < ${allowance}`);
}

/**
 * Ends a rest, and takes from the deadline what was not used of it. It counts from the last words that
 * were taken in it: what is written while the network's grace lasts runs the clock, so that many rests in a
 * row give no time to write in.
 */
export async function stopRest(
  database: DatabaseOrTransaction,
  { quizCode, userId }: AttemptKey,
): Promise<void> {
  await database.execute(sql`
    update attempts a
    set rest_started_at = null,
        rested_seconds = a.rested_seconds + rest.taken,
        deadline_at = a.deadline_at - (rest.available - rest.taken) * interval '1 second'
    from (
      select available, least(available, taken) as taken
      from (
        select greatest(0, ${allowance} - resting.rested_seconds) as available,
               ceil(extract(epoch from now() - greatest(resting.rest_started_at, (
                 select max(written.saved_at) from submissions written
                 where written.quiz_code = ${quizCode} and written.user_id = ${userId}
                   and written.revision > 0))))::int as taken
        from attempts resting join "user" u on u.id = resting.user_id
        where resting.quiz_code = ${quizCode} and resting.user_id = ${userId}
          and resting.rest_started_at is not null and resting.finished_at is null
        for no key update of resting
      ) as elapsed
    ) as rest
    where a.quiz_code = ${quizCode} and a.user_id = ${userId}`);
}

/**
 * Prepares the student's rests for another allowance, while the old one still stands: a rest that
 * has used up the old one is over, and one that goes on moves the deadline by the difference. Time
 * that was rested already is not taken back.
 */
export async function moveRests(
  database: DatabaseOrTransaction,
  userId: string,
  restBreakMinutes: number,
): Promise<void> {
  await database.execute(sql`
    update attempts a
    set rest_started_at = case when rest.taken < rest.available then a.rest_started_at end,
        rested_seconds = a.rested_seconds
          + case when rest.taken < rest.available then 0 else rest.available end,
        deadline_at = a.deadline_at + interval '1 second'
          * case when rest.taken < rest.available
                 then greatest(rest.next, rest.taken) - rest.available else 0 end
    from (
      select resting.quiz_code,
             greatest(0, ${allowance} - resting.rested_seconds) as available,
             greatest(0, ${restBreakMinutes * 60} - resting.rested_seconds) as next,
             ceil(extract(epoch from now() - resting.rest_started_at))::int as taken
      from attempts resting join "user" u on u.id = resting.user_id
      where resting.user_id = ${userId} and resting.rest_started_at is not null
        and resting.finished_at is null
      for no key update of resting
    ) as rest
    where a.quiz_code = rest.quiz_code and a.user_id = ${userId}`);
}
