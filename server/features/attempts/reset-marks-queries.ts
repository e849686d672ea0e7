import { sql } from 'drizzle-orm';
import { attemptsMessages } from '../../../shared/messages/attempts.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { asTable, type IncomingAnswer } from './answers-queries.ts';
import type { AttemptKey } from './attempts-queries.ts';

/**
 * Takes the mark from each answer of a reopened attempt that one of these would replace by another
 * text: a mark never stays on words that it was not given for. Returns how many. A marking run
 * that is about to mark the old text finds the mark changed and leaves it alone.
 */
export async function resetOutdatedMarks(
  database: DatabaseOrTransaction,
  key: AttemptKey,
  answers: IncomingAnswer[],
): Promise<number> {
  const { rows } = await database.execute<{ reset: number }>(sql`
    with outdated as (
      select s.question_id, s.mark_awarded, s.feedback, s.confirmed_by, s.mark_revision
      from submissions s
      where s.quiz_code = ${key.quizCode} and s.user_id = ${key.userId}
        and s.submitted_at is null
        and (s.mark_awarded is not null or s.ai_analysis is not null)
        and exists (
          select from ${asTable(answers)}
          where incoming.id = s.question_id and incoming.revision > s.revision
            and incoming.answer <> s.user_answer)
      for no key update
    ), unmarked as (
      update submissions s
      set mark_awarded = null, ai_mark = null, feedback = '', ai_analysis = null,
          confirmed_by = null, mark_revision = s.mark_revision + 1
      from outdated o
      where s.quiz_code = ${key.quizCode} and s.user_id = ${key.userId}
        and s.question_id = o.question_id
    ), recorded as (
      insert into mark_events (quiz_code, user_id, question_id, kind, old_mark, old_feedback,
                               new_feedback, old_confirmed_by, mark_revision, reason)
      select ${key.quizCode}, ${key.userId}, o.question_id, 'reset', o.mark_awarded, o.feedback,
             '', o.confirmed_by, o.mark_revision + 1, ${attemptsMessages.changedAfterReopening}
      from outdated o
    )
    select count(*)::int as reset from outdated`);
  return rows[0]?.reset ?? 0;
}
