import { sql, type SQL } from 'drizzle-orm';
import type { LateAnswer } from '../../../../shared/contract/marking.ts';
import type { Db } from '../../../database/client.ts';
import { toDatabaseJson } from '../../../database/database-json.ts';
import { lateAnswers } from '../../../database/schema/outages.ts';
import { submittedText, toRow, type IncomingAnswer } from '../answers-queries.ts';
import type { AttemptKey } from '../attempts-queries.ts';
import type { Outage } from './late-rules.ts';

/** An answer sent after the end of its attempt, with the outage that delayed it, if any. */
export interface LaterAnswer extends IncomingAnswer {
  late?: { typedAt: Date; outage: Outage };
}

/**
 * Replaces older answers submitted with this attempt, unless they are marked. If an outage delayed
 * the new answer, also records the replaced text. The answers are checked for welfare concerns
 * again, and a marking run that holds the old text sees that it changed.
 */
export async function replaceHandedIn(
  database: Db,
  { quizCode, userId, number }: AttemptKey & { number: number },
  answers: readonly LaterAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  const rows = answers.map((answer) => ({
    ...toRow(answer),
    typed_at: answer.late?.typedAt,
    away_from: answer.late?.outage.startedAt,
    away_until: answer.late?.outage.endedAt,
  }));
  await database.execute(sql`
    with attempt as (
      select quiz_code, user_id from attempts
      where quiz_code = ${quizCode} and user_id = ${userId} and number = ${number}
        and finished_at is not null
      for no key update
    ), before as (
      select s.quiz_code, s.user_id, s.question_id, s.user_answer as text_before,
             kept.text_after, kept.revision, kept.typed_at, kept.away_from, kept.away_until
      from attempt
      join submissions s using (quiz_code, user_id)
      join (
        select distinct on (id) *, ${submittedText(sql`user_answer`)} as text_after
        from json_to_recordset(${toDatabaseJson(rows)}::json)
          as sent(id text, user_answer text, revision integer, typed_at timestamptz,
                  away_from timestamptz, away_until timestamptz)
        order by id, revision desc
      ) kept on kept.id = s.question_id
      where s.submitted_at is not null and s.revision < kept.revision
        and s.user_answer <> kept.text_after
        and s.mark_awarded is null and s.ai_analysis is null
      order by s.question_id
      for update of s
    ), noted as (
      insert into late_answers (quiz_code, user_id, question_id, revision, typed_at, away_from,
                                away_until, text_before)
      select quiz_code, user_id, question_id, revision, typed_at, away_from, away_until, text_before
      from before where typed_at is not null
    ), unread as (
      update attempts a set welfare_checked_at = null
      from attempt where a.quiz_code = attempt.quiz_code and a.user_id = attempt.user_id
        and exists (select from before)
    )
    update submissions s
    set user_answer = before.text_after, revision = before.revision, saved_at = now(),
        mark_revision = s.mark_revision + 1
    from before
    where s.quiz_code = before.quiz_code and s.user_id = before.user_id
      and s.question_id = before.question_id`);
}

/** SQL for what a teacher sees about the answer `s` if an outage delayed it; otherwise null. */
export const lateAnswerOf = (s: SQL): SQL<LateAnswer | null> => sql<LateAnswer | null>`(
  select json_build_object('typedAt', ${asIso(sql`late.typed_at`)},
                           'receivedAt', ${asIso(sql`late.received_at`)},
                           'awayFrom', ${asIso(sql`late.away_from`)},
                           'awayUntil', ${asIso(sql`late.away_until`)},
                           'textBefore', late.text_before)
  from ${lateAnswers} late
  where late.quiz_code = ${s}.quiz_code and late.user_id = ${s}.user_id
    and late.question_id = ${s}.question_id and late.revision = ${s}.revision)`;

const asIso = (time: SQL) =>
  sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
