import { sql, type SQL } from 'drizzle-orm';
import { UNANSWERED_MARKER } from '../../../shared/mark-giver.ts';
import type { Db } from '../../database/client.ts';
import { standingAt } from './standing-mark-queries.ts';

/** SQL for a hash of question `q`: its text, and everything that it is marked by. */
export const asked = sql`md5(jsonb_build_array(q.question_text, q.mark_scheme_answer, q.synonyms, q.max_mark,
  q.kind, q.options, q.question_image_url, q.mark_scheme_image_url)::text)`;

/** SQL for the hash `asked` of a question before its revision `r`. */
const askedBefore = sql`md5(jsonb_build_array(r.before->'questionText', r.before->'markSchemeAnswer',
  r.before->'synonyms', r.before->'maxMark', r.before->'kind', r.before->'options',
  r.before->'questionImageURL', r.before->'markSchemeImageURL')::text)`;

/**
 * SQL for the changes of question `q` that concern its marks in a quiz: when, and its hash before. A
 * lesson of the quiz is no such change, because its effect on all answers was shown.
 */
const changesFor = (quizCode: SQL): SQL => sql`
  select c.at, c.was from (
    select r.at, ${askedBefore} as was,
           coalesce(lead(${askedBefore}) over (order by r.at), ${asked}) as became
    from question_revisions r where r.question_id = q.id) c
  where c.was <> c.became
    and not exists (select from scheme_lessons l where l.quiz_code = ${quizCode}
      and l.question_id = q.id and l.taught_at = c.at)`;

/**
 * SQL for the time at which the mark of submission `s` was given: by the marker, or since then by a
 * teacher who read the answer.
 */
const givenAt = sql`(
  select max(e.at) from mark_events e
  where e.quiz_code = s.quiz_code and e.user_id = s.user_id and e.question_id = s.question_id
    and coalesce(e.mark_revision, 0) <= ${standingAt(sql`s.mark_revision`)}
    and (e.kind = 'marked' or e.kind in ('accepted', 'overridden') and not e.new_in_bulk))`;

/**
 * SQL that is true if the mark of submission `s` was given before its question `q` was changed, and
 * the question is not again as it was then. A blank answer gets 0 by any scheme.
 */
export const isOfEarlierQuestion: SQL<boolean> = sql<boolean>`(s.mark_awarded is not null
  and s.ai_analysis->>'marker' is distinct from ${UNANSWERED_MARKER}
  and coalesce((
    select changed.was from (${changesFor(sql`s.quiz_code`)}) changed
    where changed.at > ${givenAt} order by changed.at limit 1) <> ${asked}, false))`;

/** A change of a question that concerns its marks in a quiz. */
export interface QuestionChange extends Record<string, unknown> {
  questionId: string;
  /** In UTC, as in the steps of a mark. */
  at: string;
}

/** Lists the changes of a quiz's questions. */
export async function listQuestionChanges(
  database: Db,
  quizCode: string,
): Promise<QuestionChange[]> {
  const { rows } = await database.execute<QuestionChange>(sql`
    select q.id as "questionId",
           to_char(changed.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from quiz_questions own join questions q on q.id = own.question_id,
    lateral (${changesFor(sql`own.quiz_code`)}) changed
    where own.quiz_code = ${quizCode}`);
  return rows;
}
