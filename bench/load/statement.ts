import { DEADLINE_GRACE_SECONDS } from '../../shared/business-rules.ts';
import type { StoredAnswer } from '../../server/features/attempts/answers-queries.ts';
import type { AttemptKey } from '../../server/features/attempts/attempts-queries.ts';

/** One answer to be saved, with its attempt. */
export type Upsert = AttemptKey & StoredAnswer;

/**
 * Saves one answer in one statement, by the same rules as Greenpen, which stores several together:
 * what a careful program without Greenpen would send.
 */
const TEXT = `
  insert into submissions (quiz_code, user_id, question_id, user_answer, is_saved, revision)
  select a.quiz_code, a.user_id, q.question_id, $4::text, $5::boolean, $6::integer
  from attempts a
  join quiz_questions q on q.quiz_code = a.quiz_code and q.question_id = $3
  where a.quiz_code = $1 and a.user_id = $2
    and a.finished_at is null
    and now() <= a.deadline_at + interval '${DEADLINE_GRACE_SECONDS} seconds'
  on conflict (quiz_code, user_id, question_id) do update
  set user_answer = excluded.user_answer, is_saved = excluded.is_saved,
      revision = excluded.revision, saved_at = now()
  where submissions.submitted_at is null and submissions.revision < excluded.revision
    and (submissions.mark_awarded is null and submissions.ai_analysis is null
         or submissions.user_answer = excluded.user_answer)
  returning revision, saved_at`;

/** Returns the statement with the values of an upsert, as a query that the driver prepares once. */
export function upsertQuery({ quizCode, userId, questionId, answer, isSaved, revision }: Upsert) {
  const values = [quizCode, userId, questionId, answer, isSaved, revision];
  return { name: 'upsert', text: TEXT, values };
}
