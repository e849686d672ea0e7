import { sql } from 'drizzle-orm';
import { UNANSWERED_TEXT } from '../../../shared/business-rules.ts';
import type { Database } from '../../database/client.ts';
import { toDatabaseJson } from '../../database/database-json.ts';
import { prepareSql } from '../../database/prepared-statement.ts';
import { BLANKS, grace, type IncomingAnswer } from './answers-queries.ts';
import type { AttemptKey, FinishReason } from './attempts-queries.ts';
import { closing } from './closing-queries.ts';

/** An attempt that was just closed, and how many questions it has. */
interface ClosedAttempt {
  finishedAt: Date;
  receiptCode: string;
  questions: number;
  answered: number;
}

const { quizCode, userId, because, receiptCode, answers } = {
  quizCode: sql.placeholder('quizCode'),
  userId: sql.placeholder('userId'),
  because: sql.placeholder('because'),
  receiptCode: sql.placeholder('receiptCode'),
  answers: sql.placeholder('answers'),
};
const unanswered = sql.raw(`'${UNANSWERED_TEXT.replaceAll("'", "''")}'`);
const blanks = sql.raw(`E'${BLANKS.replaceAll(/[^ ]/g, escapeCharacter)}'`);

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A text as it is submitted: one without words says that it has none. */
function submittedText(text: ReturnType<typeof sql>) {
  return sql`case when btrim(${text}, ${blanks}) = '' then ${unanswered} else ${text} end`;
}

const finishStatement = prepareSql<{
  finished_at: string;
  receipt_code: string;
  questions: number;
  answered: number;
}>(
  'finish_attempt',
  sql`
    with closed as (
      update attempts a
      set ${closing(because, receiptCode)}
      where a.quiz_code = ${quizCode} and a.user_id = ${userId} and a.finished_at is null
        and not exists (
          select from submissions s
          where s.quiz_code = ${quizCode} and s.user_id = ${userId}
            and (s.mark_awarded is not null or s.ai_analysis is not null))
      returning a.quiz_code, a.user_id, a.deadline_at, a.finished_at, a.receipt_code
    ), incoming as (
      select distinct on (id) id, answer, revision
      from json_to_recordset(${answers}::json) as row(id text, answer text, revision integer)
      order by id, revision desc
    ), submitted as (
      insert into submissions
        (quiz_code, user_id, question_id, user_answer, is_saved, revision, submitted_at)
      select closed.quiz_code, closed.user_id, q.question_id,
             ${submittedText(sql`coalesce(incoming.answer, '')`)}, true,
             coalesce(incoming.revision, 0), now()
      from closed
      join quiz_questions q on q.quiz_code = closed.quiz_code
      left join incoming
        on incoming.id = q.question_id and now() <= closed.deadline_at + ${grace}
      on conflict (quiz_code, user_id, question_id) do update
      set submitted_at = now(), is_saved = true,
          user_answer = case
            when excluded.revision > submissions.revision then excluded.user_answer
            else ${submittedText(sql`submissions.user_answer`)} end,
          revision = greatest(excluded.revision, submissions.revision),
          saved_at = case
            when excluded.revision > submissions.revision then now()
            else submissions.saved_at end
      where submissions.submitted_at is null
      returning question_id, user_answer
    ), counted as (
      select user_answer from submitted
      union all
      select user_answer from submissions s
      where s.quiz_code = ${quizCode} and s.user_id = ${userId}
        and s.question_id not in (select question_id from submitted)
    )
    select closed.finished_at, closed.receipt_code,
           (select count(*)::int from counted) as questions,
           (select count(*)::int from counted where user_answer <> ${unanswered}) as answered
    from closed`,
);

/**
 * Ends an open attempt in one statement, with what is stored and what came along where that is
 * newer and in time. Undefined, and nothing done, where no attempt is open or a mark lies on one of
 * its answers, as after a reopening.
 */
export async function finishUnmarkedAttempt(
  database: Database,
  key: AttemptKey,
  finish: { because: FinishReason; receiptCode: string; answers: IncomingAnswer[] },
): Promise<ClosedAttempt | undefined> {
  const rows = finish.answers.map(({ questionId, answer, revision }) => ({
    id: questionId,
    answer,
    revision,
  }));
  const values = { ...key, ...finish, answers: toDatabaseJson(rows) };
  const [row] = (await finishStatement(database).execute(values)).rows;
  return (
    row && {
      finishedAt: new Date(row.finished_at),
      receiptCode: row.receipt_code,
      questions: row.questions,
      answered: row.answered,
    }
  );
}
