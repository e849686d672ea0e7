import { sql, type SQL } from 'drizzle-orm';

/** SQL for a column of the step that gave a submission this revision. */
export const stepAt = (revision: SQL, column: 'restored_revision' | 'marker'): SQL => sql`(
  select at.${sql.identifier(column)} from mark_events at
  where at.quiz_code = s.quiz_code and at.user_id = s.user_id and at.question_id = s.question_id
    and at.mark_revision = ${revision})`;

/**
 * SQL for the revision whose mark an answer had at this one: an earlier revision, if this step was
 * an undo.
 */
export const standingAt = (revision: SQL): SQL =>
  sql`coalesce(${stepAt(revision, 'restored_revision')}, ${revision})`;
