import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../database/client.ts';

/** What of a quiz may wait for its teacher, before the marks themselves are looked at. */
export interface WaitingQuizRow extends Record<string, unknown> {
  quizCode: string;
  title: string;
  /** Students at work. */
  running: number;
  /** Appeals that nobody has decided. */
  appeals: number;
  /** Answers that are unmarked or in pencil. */
  open: number;
  /** Students see nothing before their teacher releases it. */
  isHeldBack: boolean;
}

/** The creator's newest quizzes at which students are at work or of which something is open. */
export async function listWaitingQuizzes(
  database: DatabaseOrTransaction,
  creatorUid: string | null,
  limit: number,
): Promise<WaitingQuizRow[]> {
  const { rows } = await database.execute<WaitingQuizRow>(sql`
    with quiz as materialized (
      select quiz_code, title, created_at,
             results_release = 'when-released' and released_at is null as is_held_back
      from quizzes
      where deleted_at is null and (${creatorUid}::text is null or creator_uid = ${creatorUid})
    ), counted as (
      select quiz.*,
        (select count(*)::int from attempts a
          where a.quiz_code = quiz.quiz_code and a.finished_at is null) as running,
        (select count(*)::int from appeals p
          where p.quiz_code = quiz.quiz_code and p.decided_at is null) as appeals,
        (select count(*)::int from submissions s
          where s.quiz_code = quiz.quiz_code and s.submitted_at is not null
            and s.confirmed_by is null) as open,
        (select count(*)::int from attempts a
          where a.quiz_code = quiz.quiz_code and a.finished_at is not null) as finished
      from quiz
    )
    select quiz_code as "quizCode", title, running, appeals, open,
           is_held_back and finished > 0 as "isHeldBack"
    from counted
    where running > 0 or appeals > 0 or open > 0 or (is_held_back and finished > 0)
    order by created_at desc, quiz_code
    limit ${limit}`);
  return rows;
}
