import { sql } from 'drizzle-orm';
import type { SpotCheckSource } from '../../../../shared/contract/blind-marks.ts';
import { UNANSWERED_MARKER } from '../../../../shared/mark-giver.ts';
import type { Db } from '../../../database/client.ts';
import { isWithin, type QuizScope } from '../../quizzes/public.ts';
import { isNotHeld } from '../../welfare/public.ts';
import { isByMeasured, type MeasuredMarkers, raisesNoDoubt } from '../desk/to-check-queries.ts';
import { isOfEarlierQuestion } from '../question-changed-queries.ts';
import { standing } from './sample-queries.ts';

interface SpotChecks {
  of: SpotCheckSource;
  /** Limits them to one question. */
  questionId?: string | null;
  measured: MeasuredMarkers;
}

/**
 * Adds up to `each` random marks of every question, or of one; returns how many. A mark given under
 * another scheme says nothing about the marker now, so the next run measures it. Blank answers are
 * left out, because no marker judges them.
 */
export async function insertSpotChecks(
  database: Db,
  scope: QuizScope,
  each: number,
  { of, questionId = null, measured }: SpotChecks,
): Promise<number> {
  const isChosen =
    of === 'accepted'
      ? sql`s.confirmed_in_bulk`
      : sql`s.confirmed_by is null and ${raisesNoDoubt(scope.quizCode)} and ${isByMeasured(measured)}`;
  const { rowCount } = await database.execute(sql`
    insert into sample_answers (quiz_code, user_id, question_id, purpose, place, predicted_mark,
                                predicted_for)
    select quiz_code, user_id, question_id, 'spot-check', 1000 + row_number() over (),
           case when not is_outdated then ai_mark end,
           case when not is_outdated then predicted_for end
    from (
      select s.*, ${isOfEarlierQuestion} as is_outdated,
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
