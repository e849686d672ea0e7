import { sql } from 'drizzle-orm';
import type { SpotCheckSource } from '../../../../shared/contract/blind-marks.ts';
import { UNANSWERED_MARKER } from '../../../../shared/mark-giver.ts';
import type { Db } from '../../../database/client.ts';
import { isWithin, type QuizScope } from '../../quizzes/public.ts';
import { isNotHeld } from '../../welfare/public.ts';
import { raisesNoDoubt } from '../desk/to-check-queries.ts';
import { asked, standing } from './sample-queries.ts';

/** SQL for the hash `asked` of a question before its revision `r`. */
const askedBefore = sql`md5(jsonb_build_array(r.before->'questionText', r.before->'markSchemeAnswer',
  r.before->'synonyms', r.before->'maxMark', r.before->'kind', r.before->'options',
  r.before->'questionImageURL', r.before->'markSchemeImageURL')::text)`;

/**
 * SQL that is true if the question of answer `s` has changed since a marker marked it. A lesson of
 * the quiz does not count as a change, because its effect on all answers was shown.
 */
const isMarkedOtherwise = sql`exists (
  select from (
    select r.at, ${askedBefore} as was,
           coalesce(lead(${askedBefore}) over (order by r.at), s.asked) as became
    from question_revisions r where r.question_id = s.question_id) r
  where r.was <> r.became
    and r.at > (select max(e.at) from mark_events e where e.quiz_code = s.quiz_code
      and e.user_id = s.user_id and e.question_id = s.question_id and e.kind = 'marked')
    and not exists (select from scheme_lessons l where l.quiz_code = s.quiz_code
      and l.question_id = s.question_id and l.taught_at = r.at))`;

/**
 * Adds up to `each` random marks of every question, or of one; returns how many. A mark given under
 * another scheme says nothing about the marker now, so the next run measures it. Blank answers are
 * left out, because no marker judges them.
 */
export async function insertSpotChecks(
  database: Db,
  scope: QuizScope,
  each: number,
  { of, questionId = null }: { of: SpotCheckSource; questionId?: string | null },
): Promise<number> {
  const isChosen =
    of === 'accepted'
      ? sql`s.confirmed_in_bulk`
      : sql`s.confirmed_by is null and ${raisesNoDoubt(scope.quizCode)}`;
  const { rowCount } = await database.execute(sql`
    insert into sample_answers (quiz_code, user_id, question_id, purpose, place, predicted_mark,
                                predicted_for)
    select quiz_code, user_id, question_id, 'spot-check', 1000 + row_number() over (),
           case when not ${isMarkedOtherwise} then ai_mark end,
           case when not ${isMarkedOtherwise} then predicted_for end
    from (
      select s.*, ${asked} as asked,
             ${standing} || coalesce(' ' || (s.ai_analysis->>'marker'), '') as predicted_for,
             row_number() over (partition by s.question_id order by random()) as turn
      from submissions s join questions q on q.id = s.question_id
      where ${isWithin(scope, sql`s`)} and ${isChosen} and s.ai_mark is not null
        and q.kind = 'text' and s.ai_analysis->>'marker' is distinct from ${UNANSWERED_MARKER}
        and (${questionId}::text is null or s.question_id = ${questionId})
        and ${isNotHeld(sql`s`)}
        and not exists (select from sample_answers known where known.quiz_code = s.quiz_code
          and known.user_id = s.user_id and known.question_id = s.question_id)
    ) s where turn <= ${each}
    on conflict do nothing`);
  return rowCount ?? 0;
}
