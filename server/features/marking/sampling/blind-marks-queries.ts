import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { blindMarks } from '../../../database/schema/blind-marks.ts';
import { isWithin, type QuizScope } from '../../quizzes/public.ts';
import { standingAt } from '../standing-mark-queries.ts';

type BlindRow = typeof blindMarks.$inferInsert;
export type AnswerKey = Pick<BlindRow, 'quizCode' | 'userId' | 'questionId'>;

/** SQL that is true if the ink that blind mark `b` gave answer `s` has been undone. */
const isTakenBack = sql`coalesce(b.ink_revision > ${standingAt(sql`s.mark_revision`)}, false)`;
/**
 * SQL that is true if blind mark `b` counts: it is for the current text, and its ink was not
 * undone.
 */
export const isStanding = sql`b.answer_revision = s.revision and not ${isTakenBack}`;
/** SQL that is true if step `e` belongs to this row's answer. */
const isStepOf = (row: SQL) => sql`e.quiz_code = ${row}.quiz_code and e.user_id = ${row}.user_id
  and e.question_id = ${row}.question_id`;
/** SQL for the decisions that put the quiz's blind marks into ink. */
const blindDecisions = (quizCode: SQL) => sql`
  select distinct e.decision_id from blind_marks b
  join mark_events e on ${isStepOf(sql`b`)} and e.mark_revision = b.ink_revision
  where b.quiz_code = ${quizCode}`;
/** SQL that is true if step `e` gave answer `s` its current mark. */
const isStandingStep = sql`${isStepOf(sql`s`)} and e.mark_revision = ${standingAt(sql`s.mark_revision`)}`;

/**
 * SQL that is true if a mark for answer `s` can be blind: no teacher has decided it with the
 * marker's mark in view, or it was marked blind before, or one that says the same.
 */
export const canBeBlind = sql`(s.confirmed_by is null or s.confirmed_in_bulk or s.ai_mark is null
  or exists (select from blind_marks b where b.quiz_code = s.quiz_code and b.user_id = s.user_id
    and b.question_id = s.question_id and ${isStanding})
  or exists (select from mark_events e where ${isStandingStep}
    and e.decision_id in (${blindDecisions(sql`s.quiz_code`)})))`;
/** Orders by whose mark went into ink, then by time of writing. */
export const byTurn = sql`b.ink_revision is null, b.marked_at, b.teacher_id`;

/**
 * Stores a teacher's blind mark, replacing an earlier one of theirs. Returns false if it was the
 * same.
 */
export async function upsertBlindMark(
  database: Db,
  mark: Omit<typeof blindMarks.$inferInsert, 'markedAt'>,
): Promise<boolean> {
  const { mark: given, points, answerRevision } = mark;
  const { quizCode, userId, questionId, teacherId } = blindMarks;
  const written = await database
    .insert(blindMarks)
    // The time of writing, because a transaction that waited for another was not the first.
    .values({ ...mark, markedAt: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: [quizCode, userId, questionId, teacherId],
      set: { mark: given, points, answerRevision },
      setWhere: sql`(${blindMarks.mark}, ${blindMarks.points}, ${blindMarks.answerRevision})
        is distinct from (excluded.mark, excluded.points, excluded.answer_revision)`,
    })
    .returning({ mark: blindMarks.mark });
  return written.length > 0;
}

/**
 * Deletes the blind marks of an answer whose ink was undone, because the answer is marked again.
 */
export async function deleteTakenBack(
  database: Db,
  { quizCode, userId, questionId }: AnswerKey,
): Promise<void> {
  await database.execute(sql`
    delete from blind_marks b using submissions s
    where b.quiz_code = ${quizCode} and b.user_id = ${userId} and b.question_id = ${questionId}
      and s.quiz_code = b.quiz_code and s.user_id = b.user_id and s.question_id = b.question_id
      and ${isTakenBack}`);
}

/** True if a mark for the answer can be blind. */
export async function findCanBeBlind(
  database: Db,
  { quizCode, userId, questionId }: AnswerKey,
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from submissions s where s.quiz_code = ${quizCode} and s.user_id = ${userId}
      and s.question_id = ${questionId} and ${canBeBlind}`);
  return rows.length > 0;
}

/** Returns the teacher whose blind mark for an answer comes first, and whether it went into ink. */
export async function findFirstTeacher(
  database: Db,
  { quizCode, userId, questionId }: AnswerKey,
): Promise<{ teacherId: string; hasInk: boolean } | undefined> {
  const { rows } = await database.execute<{ teacherId: string; hasInk: boolean }>(sql`
    select b.teacher_id as "teacherId", b.ink_revision is not null as "hasInk"
    from blind_marks b
    join submissions s on s.quiz_code = b.quiz_code and s.user_id = b.user_id
      and s.question_id = b.question_id
    where b.quiz_code = ${quizCode} and b.user_id = ${userId} and b.question_id = ${questionId}
      and ${isStanding}
    order by ${byTurn} limit 1`);
  return rows[0];
}

/** Records which revision of the answer's mark a blind mark created. */
export async function keepInkRevision(
  database: Db,
  { quizCode, userId, questionId }: AnswerKey,
  teacherId: string,
): Promise<void> {
  await database.execute(sql`
    update blind_marks b set ink_revision = s.mark_revision
    from submissions s
    where b.quiz_code = ${quizCode} and b.user_id = ${userId} and b.question_id = ${questionId}
      and b.teacher_id = ${teacherId} and s.quiz_code = b.quiz_code and s.user_id = b.user_id
      and s.question_id = b.question_id`);
}

/**
 * Lists the answers whose ink came from a blind mark, including one for another answer with the
 * same text, each as `submissionId attempt`. For earlier attempts, lists those whose ink once came
 * from a blind mark.
 */
export async function listInkedBlind(database: Db, scope: QuizScope): Promise<Set<string>> {
  const { rows } = await database.execute<{ key: string }>(sql`
    with blind as materialized (${blindDecisions(sql`${scope.quizCode}`)})
    select s.submission_id || ' ' || attempt.number as key
    from submissions s
    join attempts attempt on attempt.quiz_code = s.quiz_code and attempt.user_id = s.user_id
    join mark_events e on ${isStandingStep}
    where ${isWithin(scope, sql`s`)} and e.decision_id in (select decision_id from blind)
    union
    select s.user_id || '_' || s.quiz_code || '_' || s.question_id || ' ' || s.number
    from earlier_answers s
    join mark_events e on ${isStepOf(sql`s`)} and e.new_mark = s.mark_awarded
      and e.new_confirmed_by = s.confirmed_by
    where ${isWithin(scope, sql`s`)} and e.decision_id in (select decision_id from blind)`);
  return new Set(rows.map(({ key }) => key));
}

/**
 * Clears the predictions for questions where an undo has removed or restored a blind mark of the
 * sample, because the marker now learns from different marks.
 */
export async function forgetAfterUndo(
  transaction: Db,
  quizCode: string,
  decisionId: string,
): Promise<void> {
  await transaction.execute(sql`
    update sample_answers set predicted_mark = null, predicted_for = null
    where quiz_code = ${quizCode} and purpose = 'sample' and question_id in (
      select b.question_id from mark_events s
      join blind_marks b on b.quiz_code = s.quiz_code and b.user_id = s.user_id
        and b.question_id = s.question_id
      join sample_answers a on a.quiz_code = b.quiz_code and a.user_id = b.user_id
        and a.question_id = b.question_id and a.purpose = 'sample'
      where s.quiz_code = ${quizCode} and s.decision_id = ${decisionId}::uuid
        and (b.ink_revision <= s.restored_revision)
          <> (b.ink_revision <= ${standingAt(sql`s.mark_revision - 1`)}))`);
}
