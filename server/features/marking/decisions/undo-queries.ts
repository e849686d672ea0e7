import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { isWithin, type QuizScope } from '../../quizzes/public.ts';
import { standingAt, stepAt } from '../standing-mark-queries.ts';
import { beforeRestoring, type DecisionHead, writeChosen } from './decisions-queries.ts';
import type { AnswerKey } from './seen-mark.ts';

/**
 * SQL that is true if `e` is a step of the decision, or a step of the marking run that replaced
 * ink.
 */
const isStepOf = (id: string) => sql`(e.decision_id = ${id}::uuid
  or (e.run_id = ${id}::uuid and e.old_confirmed_by is not null))`;

/**
 * SQL for the analysis of a mark whose reasons were replaced by another mark's: only a doubt, with
 * its marker.
 */
const doubtOf = (revision: SQL): SQL => sql`jsonb_build_object(
  'points', '[]'::jsonb, 'flags', '["doubt"]'::jsonb, 'confidence', 0, 'promptHash', '',
  'marker', coalesce(${stepAt(revision, 'marker')}, 'unknown'))`;

/**
 * Restores what a decision changed, if the mark is as the decision left it: nothing has changed
 * since, or every later change has been undone. A mark that returns to pencil is the marker's own
 * again. Reasons for another mark are not kept with it, and without its own reasons it is flagged
 * as doubtful.
 */
export function restoreMarks(
  database: Db,
  head: DecisionHead,
  undoneId: string,
): Promise<AnswerKey[]> {
  const restored = standingAt(sql`e.mark_revision - 1`);
  const isWithoutReasons = sql`e.old_confirmed_by is null
    and (e.kind = 'marked' or e.old_mark is distinct from s.ai_mark)`;
  return writeChosen(
    database,
    head,
    sql`
    select ${beforeRestoring(restored)}, e.old_mark as mark, e.old_feedback as feedback,
           e.old_confirmed_by as confirmed_by, e.old_in_bulk as in_bulk,
           case when e.old_confirmed_by is null then e.old_mark else s.ai_mark end as ai_mark,
           case when ${isWithoutReasons} and e.old_mark is null then null
                when ${isWithoutReasons} then ${doubtOf(restored)}
                else s.ai_analysis end as ai_analysis,
           e.old_ticked_points as ticked,
           'undone' as kind
    from submissions s join mark_events e
      on e.quiz_code = s.quiz_code and e.user_id = s.user_id and e.question_id = s.question_id
    where ${isStepOf(undoneId)}
      and ${standingAt(sql`e.mark_revision`)} = ${standingAt(sql`s.mark_revision`)}`,
  );
}

/** Lists the answers that a decision has written, whether or not they were changed since. */
export async function listDecided(
  database: Db,
  scope: QuizScope,
  decisionId: string,
): Promise<AnswerKey[]> {
  const { rows } = await database.execute<AnswerKey>(sql`
    select e.user_id, e.question_id from mark_events e
    where ${isStepOf(decisionId)} and ${isWithin(scope, sql`e`)}`);
  return rows;
}
