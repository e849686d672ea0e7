import { sql, type SQL } from 'drizzle-orm';
import { UNANSWERED_TEXT } from '../../../shared/business-rules.ts';
import type { Receipt } from '../../../shared/contract/attempts.ts';
import { attemptsMessages } from '../../../shared/messages/attempts.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { toDatabaseJson } from '../../database/database-json.ts';
import { prepareSql } from '../../database/prepared-statement.ts';
import { BLANKS, grace, mayWrite, toRow, type IncomingAnswer } from './answers-queries.ts';
import type { AttemptKey, FinishReason } from './attempts-queries.ts';
import { isOutdated, markColumns, noMark, recordReset } from './reset-marks-queries.ts';

/**
 * What ends an attempt `a`, for the SET of an UPDATE: its clock, why, the receipt, a rest that still
 * goes on, which ends with it, and that its answers are to be looked through.
 */
function closing(because: unknown, receiptCode: unknown): SQL {
  return sql`finished_at = now(), finished_because = ${because}, receipt_code = ${receiptCode},
    rested_seconds = a.rested_seconds
      + coalesce(ceil(extract(epoch from now() - a.rest_started_at))::int, 0),
    rest_started_at = null, welfare_checked_at = null`;
}

const unanswered = sql.raw(`'${UNANSWERED_TEXT.replaceAll("'", "''")}'`);
const blanks = sql.raw(`E'${[...BLANKS].map(escapeCharacter).join('')}'`);

function escapeCharacter(character: string): string {
  return `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`;
}

/** A text as it is submitted: one without words says that it has none. */
function submittedText(text: SQL): SQL {
  return sql`case when btrim(${text}, ${blanks}) = '' then ${unanswered} else ${text} end`;
}

/**
 * The one way in which an attempt ends, for the beginning of a statement. `chosen` selects
 * quiz_code, user_id, a receipt_code, and whether the student may_write. Those that are open are
 * `closed`, and their answers `submitted`: what is stored, and of `answers` what is newer, in time,
 * and not written in a rest. A question without any
 * gets the text that says so, in revision 0: any word that the student still has outnumbers it if
 * the attempt is reopened. After a reopening a mark goes where another text takes the place of the
 * one that it was given for.
 */
function finishing(chosen: SQL, because: unknown, answers: unknown): SQL {
  return sql`
    with chosen as materialized (${chosen}), closed as (
      update attempts a
      set ${closing(because, sql`chosen.receipt_code`)}
      from chosen
      where a.quiz_code = chosen.quiz_code and a.user_id = chosen.user_id and a.finished_at is null
      returning a.quiz_code, a.user_id, a.deadline_at, a.finished_at, a.receipt_code,
        chosen.may_write
    ), incoming as (
      select distinct on (id) id, user_answer, revision
      from json_to_recordset(${answers}::json) as row(id text, user_answer text, revision integer)
      order by id, revision desc
    ), due as (
      select closed.quiz_code, closed.user_id, q.question_id,
             ${submittedText(sql`coalesce(incoming.user_answer, '')`)} as user_answer,
             coalesce(incoming.revision, 0) as revision
      from closed
      join quiz_questions q on q.quiz_code = closed.quiz_code
      left join incoming
        on incoming.id = q.question_id and closed.may_write
        and now() <= closed.deadline_at + ${grace}
    ), outdated as (
      select s.* from submissions s
      join due on due.quiz_code = s.quiz_code and due.user_id = s.user_id
        and due.question_id = s.question_id
      where s.submitted_at is null and ${isOutdated(sql`due`, sql`s`, submittedText)}
    ), recorded as (${recordReset(attemptsMessages.changedAfterReopening)}), submitted as (
      insert into submissions
        (quiz_code, user_id, question_id, user_answer, is_saved, revision, submitted_at)
      select quiz_code, user_id, question_id, user_answer, true, revision, now()
      from due order by quiz_code, user_id, question_id
      on conflict (quiz_code, user_id, question_id) do update
      set submitted_at = now(), is_saved = true,
          user_answer = case
            when excluded.revision > submissions.revision then excluded.user_answer
            else ${submittedText(sql`submissions.user_answer`)} end,
          revision = greatest(excluded.revision, submissions.revision),
          saved_at = case
            when excluded.revision > submissions.revision then now()
            else submissions.saved_at end,
          (${markColumns}) = (
            select ${noMark(sql`submissions`)} where ${isOutdated(sql`excluded`, sql`submissions`, submittedText)}
            union all
            select submissions.mark_awarded, submissions.ai_mark, submissions.feedback,
                   submissions.ai_analysis, submissions.ticked_points,
                   submissions.confirmed_by, submissions.confirmed_in_bulk, submissions.mark_revision
            where not ${isOutdated(sql`excluded`, sql`submissions`, submittedText)})
      where submissions.submitted_at is null
      returning question_id, user_answer
    )`;
}

const own = {
  quizCode: sql.placeholder('quizCode'),
  userId: sql.placeholder('userId'),
};

const finishStatement = prepareSql<{
  finished_at: string;
  receipt_code: string;
  questions: number;
  answered: number;
}>(
  'finish_attempt',
  sql`
    ${finishing(
      // Locked, so that a rest that begins or ends in this moment is seen as it then stands.
      sql`select a.quiz_code, a.user_id, ${sql.placeholder('receiptCode')}::text as receipt_code,
                 ${mayWrite} as may_write
          from attempts a left join "user" u on u.id = a.user_id
          where a.quiz_code = ${own.quizCode} and a.user_id = ${own.userId}
          for no key update of a`,
      sql.placeholder('because'),
      sql.placeholder('answers'),
    )}, counted as (
      select user_answer from submitted
      union all
      select user_answer from submissions s
      where s.quiz_code = ${own.quizCode} and s.user_id = ${own.userId}
        and s.question_id not in (select question_id from submitted)
    )
    select closed.finished_at, closed.receipt_code,
           (select count(*)::int from counted) as questions,
           (select count(*)::int from counted where user_answer <> ${unanswered}) as answered
    from closed`,
);

/**
 * Ends the attempt if it is open, in one statement, with what is stored and what came along.
 * Undefined, and nothing done, where it is not.
 */
export async function finishOpenAttempt(
  database: DatabaseOrTransaction,
  key: AttemptKey,
  finish: { because: FinishReason; receiptCode: string; answers: readonly IncomingAnswer[] },
): Promise<Receipt | undefined> {
  const answers = toDatabaseJson(finish.answers.map(toRow));
  const [row] = (await finishStatement(database).execute({ ...key, ...finish, answers })).rows;
  if (!row) return undefined;
  const { finished_at: finishedAt, receipt_code: receiptCode, questions, answered } = row;
  return { finishedAt: new Date(finishedAt).toISOString(), receiptCode, questions, answered };
}

/**
 * Ends open attempts whose deadline and grace have passed, the longest overdue first and at most
 * one for each receipt code, in one statement. Attempts that somebody else is about to end, or to
 * give more time, are left out. Returns how many.
 */
export async function finishOverdue(
  database: DatabaseOrTransaction,
  receiptCodes: string[],
): Promise<number> {
  const overdue = sql`
    select quiz_code, user_id, receipt.code as receipt_code, true as may_write
    from (
      select quiz_code, user_id, row_number() over () as number
      from (
        select quiz_code, user_id from attempts
        where finished_at is null and deadline_at < now() - ${grace}
        order by deadline_at limit ${receiptCodes.length}
        for no key update skip locked
      ) held
    ) numbered
    join json_array_elements_text(${JSON.stringify(receiptCodes)}::json)
      with ordinality as receipt(code, number) using (number)`;
  const { rows } = await database.execute<{ finished: number }>(sql`
    ${finishing(overdue, 'deadline', '[]')} select count(*)::int as finished from closed`);
  return rows[0]?.finished ?? 0;
}
