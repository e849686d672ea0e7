import { sql, type SQL } from 'drizzle-orm';
import { attemptRefusals } from '../../../shared/messages/attempt-refusals.ts';
import type { Db } from '../../database/client.ts';
import { toDatabaseJson } from '../../database/database-json.ts';
import { toRow, type IncomingAnswer } from './answers-queries.ts';
import type { AttemptKey } from './attempts-queries.ts';

/** The values of the mark columns once the mark is removed. */
const noMark = (stored: SQL): Record<string, SQL> => ({
  mark_awarded: sql`null`,
  ai_mark: sql`null`,
  feedback: sql`''`,
  ai_analysis: sql`null`,
  ticked_points: sql`null`,
  confirmed_by: sql`null`,
  confirmed_in_bulk: sql`false`,
  mark_revision: sql`${stored}.mark_revision + 1`,
});

/**
 * SQL for the SET of an UPDATE that removes the marks from all answers, or from those where
 * `isGone` holds.
 */
export const takeMark = (stored: SQL, isGone = sql`true`): SQL =>
  sql.join(
    Object.entries(noMark(stored)).map(([name, none]) => {
      const column = sql.raw(name);
      return sql`${column} = case when ${isGone} then ${none} else ${stored}.${column} end`;
    }),
    sql`, `,
  );

/**
 * SQL that is true if a mark was given for a different text than the newer one that comes in, after
 * `read`. Checks first for a mark, because most answers have none.
 */
export const isOutdated = (incoming: SQL, stored: SQL, read = (text: SQL): SQL => text): SQL => sql`
  ((${stored}.mark_awarded is not null or ${stored}.ai_analysis is not null)
   and ${incoming}.revision > ${stored}.revision
   and ${read(sql`${incoming}.user_answer`)} <> ${read(sql`${stored}.user_answer`)})`;

/** SQL that records the removal of marks from the answers in `outdated`. */
export const recordReset = (reason: string): SQL => sql`
  insert into mark_events (quiz_code, user_id, question_id, kind, old_mark, old_feedback,
                           new_feedback, old_confirmed_by, old_in_bulk, old_ticked_points,
                           mark_revision, reason)
  select quiz_code, user_id, question_id, 'reset', mark_awarded, feedback, '', confirmed_by,
         confirmed_in_bulk, ticked_points, mark_revision + 1,
         ${reason}::text
  from outdated`;

/** SQL that deletes appeals against the marks removed from the answers in `outdated`. */
export const deleteAppeals = sql`
  delete from appeals appeal using outdated
  where appeal.quiz_code = outdated.quiz_code and appeal.user_id = outdated.user_id
    and appeal.question_id = outdated.question_id`;

/**
 * Removes the mark from an answer of a reopened attempt if the new text differs: a mark, or an
 * appeal against it, never stays on a text it was not given for. Returns true if there was one. A
 * marking run that is about to mark the old text sees the change and leaves the answer alone.
 */
export async function resetOutdatedMark(
  database: Db,
  { quizCode, userId }: AttemptKey,
  answer: IncomingAnswer,
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    with outdated as (
      select s.* from submissions s
      join json_to_record(${toDatabaseJson(toRow(answer))}::json)
        as incoming(id text, user_answer text, revision integer) on incoming.id = s.question_id
      where s.quiz_code = ${quizCode} and s.user_id = ${userId} and s.submitted_at is null
        and ${isOutdated(sql`incoming`, sql`s`)}
      for no key update of s
    ), recorded as (${recordReset(attemptRefusals.changedAfterReopening)}),
    unasked as (${deleteAppeals})
    update submissions s set ${takeMark(sql`s`)}
    from outdated
    where s.quiz_code = outdated.quiz_code and s.user_id = outdated.user_id
      and s.question_id = outdated.question_id
    returning s.question_id`);
  return rows.length > 0;
}
