import { sql, type SQL } from 'drizzle-orm';
import type { SpotCheckSource } from '../../../../shared/contract/blind-marks.ts';
import { UNANSWERED_MARKER } from '../../../../shared/mark-giver.ts';
import type { Db } from '../../../database/client.ts';
import { isWithin, type QuizScope } from '../../quizzes/public.ts';
import { isNotHeld } from '../../welfare/public.ts';
import { isByMeasured, type MeasuredMarkers, raisesNoDoubt } from '../desk/to-check-queries.ts';
import { isOfEarlierQuestion } from '../question-changed-queries.ts';
import { standing } from './sample-queries.ts';

/** A mark that may be spot-checked. */
export interface CheckableRow extends Record<string, unknown> {
  userId: string;
  questionId: string;
  userAnswer: string;
  /** True if the sample has it already. */
  isKnown: boolean;
}

/** SQL that is true if a marker's mark of submission `s` to question `q` may be spot-checked. */
const isCheckable = (
  { quizCode }: QuizScope,
  of: SpotCheckSource,
  measured: MeasuredMarkers,
): SQL => {
  const isChosen =
    of === 'accepted'
      ? sql`s.confirmed_in_bulk`
      : sql`s.confirmed_by is null and ${raisesNoDoubt(quizCode)} and ${isByMeasured(measured)}`;
  return sql`${isChosen} and s.submitted_at is not null and s.ai_mark is not null
    and q.kind = 'text' and s.ai_analysis->>'marker' is distinct from ${UNANSWERED_MARKER}
    and ${isNotHeld(sql`s`)}`;
};

/**
 * Lists the marks that may be spot-checked: those of the sample first, the others in random order.
 * Blank answers are left out, because no marker judges them.
 */
export async function listCheckable(
  database: Db,
  scope: QuizScope,
  { of, questionId = null }: { of: SpotCheckSource; questionId?: string | null | undefined },
  measured: MeasuredMarkers,
): Promise<CheckableRow[]> {
  const { rows } = await database.execute<CheckableRow>(sql`
    select s.user_id as "userId", s.question_id as "questionId", s.user_answer as "userAnswer",
           known.quiz_code is not null as "isKnown"
    from submissions s join questions q on q.id = s.question_id
    left join sample_answers known on known.quiz_code = s.quiz_code
      and known.user_id = s.user_id and known.question_id = s.question_id
    where ${isWithin(scope, sql`s`)} and ${isCheckable(scope, of, measured)}
      and (${questionId}::text is null or s.question_id = ${questionId})
    order by "isKnown" desc, random()`);
  return rows;
}

/**
 * Adds marks to the sample; returns how many. A mark given under another scheme says nothing about
 * the marker now, so the next run measures it.
 */
export async function insertSpotChecks(
  database: Db,
  quizCode: string,
  chosen: readonly Pick<CheckableRow, 'userId' | 'questionId'>[],
): Promise<number> {
  const { rowCount } = await database.execute(sql`
    insert into sample_answers (quiz_code, user_id, question_id, purpose, place, predicted_mark,
                                predicted_for)
    select quiz_code, user_id, question_id, 'spot-check', 1000 + row_number() over (),
           case when not is_outdated then ai_mark end,
           case when not is_outdated then predicted_for end
    from (
      select s.*, ${isOfEarlierQuestion} as is_outdated,
             ${standing} || coalesce(' ' || (s.ai_analysis->>'marker'), '') as predicted_for
      from submissions s join questions q on q.id = s.question_id
      where s.quiz_code = ${quizCode} and (s.user_id, s.question_id) in (
        select * from unnest(${sql.param(chosen.map((each) => each.userId))}::text[],
                             ${sql.param(chosen.map((each) => each.questionId))}::text[]))
    ) s
    on conflict do nothing`);
  return rowCount ?? 0;
}
