import { sql } from 'drizzle-orm';
import { isNotHeld } from '../../welfare/public.ts';

/**
 * SQL that is true if no later run has taken up the answer of a run's `item`: runs may cover one
 * class each.
 */
export const isNewestItem = sql`not exists (
  select from marking_runs own, marking_run_items later
  join marking_runs later_run on later_run.quiz_code = later.quiz_code and later_run.id = later.run_id
  where own.quiz_code = item.quiz_code and own.id = item.run_id
    and later.quiz_code = item.quiz_code and later.user_id = item.user_id
    and later.question_id = item.question_id and later_run.started_at > own.started_at)`;

/** SQL that is true if an `item` failed and its submission `s` is unchanged since. */
export const isResumable = sql`(
  item.state = 'failed' and s.submitted_at is not null and s.mark_revision = item.mark_revision
  and ${isNotHeld(sql`s`)} and ${isNewestItem})`;
