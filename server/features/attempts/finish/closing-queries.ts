import { sql, type SQL } from 'drizzle-orm';
import type { HandIn } from '../../../../shared/contract/attempts.ts';
import { attemptRefusals } from '../../../../shared/messages/attempt-refusals.ts';
import type { Db } from '../../../database/client.ts';
import { toDatabaseJson } from '../../../database/database-json.ts';
import { oncePerDatabase, prepareSql } from '../../../database/prepared-statement.ts';
import { writeTogether } from '../../../database/write-together.ts';
import { submittedText, toRow, unanswered, type IncomingAnswer } from '../answers-queries.ts';
import {
  grace,
  isShown,
  nameOf,
  type FinishReason,
  type ShownAttempt,
} from '../attempts-queries.ts';
import { deleteAppeals, isOutdated, recordReset, takeMark } from '../reset-marks-queries.ts';
import { hasEndedByItself, mayWrite } from '../rest-breaks/rest-queries.ts';

/**
 * SQL for the SET of an UPDATE that finishes an attempt `a`: sets its end, the reason and the
 * receipt, ends a rest that is still running, and marks its answers to be checked for welfare
 * concerns.
 */
function closing(because: SQL, receiptCode: SQL): SQL {
  return sql`finished_at = now(), finished_because = ${because}, receipt_code = ${receiptCode},
    rested_seconds = a.rested_seconds
      + coalesce(ceil(extract(epoch from now() - a.rest_started_at))::int, 0),
    rest_started_at = null, welfare_checked_at = null`;
}

/** Once answers are no longer accepted, the reason is the deadline, whatever the page said. */
const endedBecause = sql`case
  when chosen.because in ('submitted', 'time-up') and now() > a.deadline_at + ${grace}
  then 'deadline' else chosen.because end`;

/** How far a page's clock may be ahead of the server's. */
const CLOCK_SLACK = sql.raw(`interval '5 seconds'`);

/**
 * The start of every statement that finishes attempts. `chosen` selects quiz_code, user_id, the
 * reason (because), a receipt_code, the answers sent along as JSON, and whether the student
 * may_write. Open attempts become `closed`, and their answers `submitted`: the stored answers, and
 * those of `answers` that are newer, in time, and not written during a rest. A question without an
 * answer gets the text that says so, in revision 0, so that any answer the student still has is
 * newer if the attempt is reopened. If a new text replaces the one a mark was given for, as happens
 * after a reopening, the mark and any appeal against it are removed.
 */
function finishing(chosen: SQL): SQL {
  return sql`
    with chosen as materialized (${chosen}), closed as (
      update attempts a
      set ${closing(endedBecause, sql`chosen.receipt_code`)}
      from chosen
      where a.quiz_code = chosen.quiz_code and a.user_id = chosen.user_id and a.finished_at is null
      returning a.quiz_code, a.user_id, a.deadline_at, a.finished_at, a.receipt_code,
        chosen.may_write, chosen.answers
    ), incoming as (
      select distinct on (quiz_code, user_id, id) quiz_code, user_id, row.*
      from closed
      cross join json_to_recordset(closed.answers)
        as row(id text, user_answer text, revision integer)
      where closed.may_write and now() <= closed.deadline_at + ${grace}
      order by quiz_code, user_id, id, revision desc
    ), due as (
      select closed.quiz_code, closed.user_id, q.question_id,
             ${submittedText(sql`coalesce(incoming.user_answer, '')`)} as user_answer,
             coalesce(incoming.revision, 0) as revision
      from closed
      join quiz_questions q on q.quiz_code = closed.quiz_code
      left join incoming
        on incoming.quiz_code = closed.quiz_code and incoming.user_id = closed.user_id
        and incoming.id = q.question_id
    ), outdated as (
      select s.* from submissions s
      join due on due.quiz_code = s.quiz_code and due.user_id = s.user_id
        and due.question_id = s.question_id
      where s.submitted_at is null and ${isOutdated(sql`due`, sql`s`, submittedText)}
    ), recorded as (${recordReset(attemptRefusals.changedAfterReopening)}),
    unasked as (${deleteAppeals}), submitted as (
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
          ${takeMark(sql`submissions`, isOutdated(sql`excluded`, sql`submissions`, submittedText))}
      where submissions.submitted_at is null
      returning quiz_code, user_id, question_id, user_answer
    )`;
}

const finishStatement = prepareSql<{
  quiz_code: string;
  user_id: string;
  finished_at: string;
  receipt_code: string;
  questions: number;
  answered: number;
  are_answers_taken: boolean;
}>(
  'finish_attempts',
  sql`
    ${finishing(
      // Locked, so that the statement sees a rest that begins or ends at the same moment.
      sql`select a.quiz_code, a.user_id, w.because, w.receipt_code, w.answers,
                 ${mayWrite} as may_write
          from json_to_recordset(${sql.placeholder('finishes')}::json) as w
            (quiz_code text, user_id text, started_ms bigint, because text, receipt_code text,
             answers json)
          join attempts a on a.quiz_code = w.quiz_code and a.user_id = w.user_id
          left join "user" u on u.id = a.user_id
          where not ${hasEndedByItself} and ${isShown}
            and (w.because <> 'time-up' or now() >= a.deadline_at - ${CLOCK_SLACK})
          order by a.quiz_code, a.user_id
          for no key update of a`,
    )}, counted as (
      select quiz_code, user_id, question_id, user_answer from submitted
      union all
      select s.quiz_code, s.user_id, s.question_id, s.user_answer
      from closed join submissions s using (quiz_code, user_id)
      where not exists (
        select from submitted
        where submitted.quiz_code = s.quiz_code and submitted.user_id = s.user_id
          and submitted.question_id = s.question_id)
    )
    select closed.quiz_code, closed.user_id, closed.finished_at, closed.receipt_code,
           count(counted.user_answer)::int as questions,
           (count(*) filter (where counted.user_answer <> ${unanswered}))::int as answered,
           json_array_length(closed.answers) = 0
             or closed.may_write and now() <= closed.deadline_at + ${grace}
                and not bool_or(coalesce(
                  counted.user_answer <> ${submittedText(sql`incoming.user_answer`)}, false))
             as are_answers_taken
    from closed
    left join counted using (quiz_code, user_id)
    left join incoming
      on incoming.quiz_code = closed.quiz_code and incoming.user_id = closed.user_id
      and incoming.id = counted.question_id
    group by closed.quiz_code, closed.user_id, closed.finished_at, closed.receipt_code,
             closed.may_write, closed.deadline_at, json_array_length(closed.answers)`,
);

/** An attempt to finish, the reason, and the answers sent along. */
export interface Finish extends ShownAttempt {
  because: FinishReason;
  answers: readonly IncomingAnswer[];
}

type ReceiptedFinish = Finish & { receiptCode: string };

/**
 * Finishes the attempt if it is open, with the stored answers and those sent along; concurrent
 * calls share one statement (docs/decisions/0025). Reports the answers as accepted if all of them
 * are stored with the same text; it does not look for newer ones. Returns undefined, and changes
 * nothing, if the attempt is not open or not the one the page shows, if a rest that ended by itself
 * is not settled yet, or if the page believes the time is up while there is more.
 */
export const finishOpenAttempt = oncePerDatabase((database) =>
  writeTogether(async (finishes: ReceiptedFinish[]): Promise<(HandIn | undefined)[]> => {
    const { rows } = await finishStatement(database).execute({
      finishes: toDatabaseJson(finishes.map(toFinishRow)),
    });
    const receipts = new Map(
      rows.map((row) => [
        `${row.quiz_code} ${row.user_id}`,
        {
          finishedAt: new Date(row.finished_at).toISOString(),
          receiptCode: row.receipt_code,
          questions: row.questions,
          answered: row.answered,
          areAnswersTaken: row.are_answers_taken,
          areNewerKept: false,
        },
      ]),
    );
    return finishes.map((finish) => receipts.get(nameOf(finish)));
  }, nameOf),
);

/** Returns a finish as a row of the JSON that the statement joins. */
const toFinishRow = (finish: ReceiptedFinish) => ({
  quiz_code: finish.quizCode,
  user_id: finish.userId,
  started_ms: finish.startedAt?.getTime() ?? null,
  because: finish.because,
  receipt_code: finish.receiptCode,
  answers: finish.answers.map(toRow),
});

/**
 * Finishes open attempts whose deadline and grace have passed, in one statement: the longest
 * overdue first, at most one per receipt code. Skips attempts that are locked, because someone is
 * finishing them or giving them more time. Returns how many were finished.
 */
export async function finishOverdue(database: Db, receiptCodes: string[]): Promise<number> {
  const overdue = sql`
    select quiz_code, user_id, 'deadline' as because, receipt.code as receipt_code,
           '[]'::json as answers, true as may_write
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
    ${finishing(overdue)} select count(*)::int as finished from closed`);
  return rows[0]?.finished ?? 0;
}
