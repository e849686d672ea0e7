import { and, eq, inArray, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm';
import { pick } from '../../../../shared/pick.ts';
import { markedFields } from '../../../../shared/question-content.ts';
import type { Db } from '../../../database/client.ts';
import { submissions } from '../../../database/schema/attempts.ts';
import { markingRunItems } from '../../../database/schema/marking.ts';
import { questions } from '../../../database/schema/questions.ts';
import { isWithin, type QuizScope } from '../../quizzes/public.ts';
import { isForTeacher } from '../submitted-queries.ts';
import { isNotHeld } from '../../welfare/public.ts';
import type { ConfirmedAnswer } from '../engine/marker.ts';
import type { RunRow } from './marking-run-queries.ts';
import { isResumable } from './newest-item-queries.ts';

/**
 * SQL that is true if a marker may see an answer: it is submitted, and not held for a person to
 * read.
 */
const isForMarkers = and(isNotNull(submissions.submittedAt), isNotHeld(sql`${submissions}`));

/**
 * Adds the quiz's submitted answers to the run: the unmarked ones, or also those in pencil, or also
 * those in ink or questioned by their students. Returns how many.
 */
export async function insertRunItems(
  database: Db,
  run: RunRow,
  scope: QuizScope,
  reach: 'unmarked' | 'undecided' | 'everything',
): Promise<number> {
  const within = {
    unmarked: isNull(submissions.markAwarded),
    undecided: not(isForTeacher),
    everything: undefined,
  }[reach];
  const answers = database
    .select({
      quizCode: submissions.quizCode,
      runId: sql`${run.id}::uuid`.as('run_id'),
      userId: submissions.userId,
      questionId: submissions.questionId,
      markRevision: submissions.markRevision,
      state: sql`'waiting'`.as('state'),
    })
    .from(submissions)
    .where(and(isWithin(scope, sql`${submissions}`), isForMarkers, within));
  const { rowCount } = await database.insert(markingRunItems).select(answers);
  return rowCount ?? 0;
}

/**
 * Adds answers that failed in an earlier run, are unchanged since, and are in no later run, so that
 * a mark someone has changed is left alone. Returns how many.
 */
export async function insertFailedItems(
  database: Db,
  run: RunRow,
  scope: QuizScope,
  earlierId: string,
): Promise<number> {
  const { rowCount } = await database.execute(sql`
    insert into marking_run_items (quiz_code, run_id, user_id, question_id, mark_revision, state)
    select item.quiz_code, ${run.id}, item.user_id, item.question_id, item.mark_revision, 'waiting'
    from marking_run_items item
    join submissions s on s.quiz_code = item.quiz_code and s.user_id = item.user_id
      and s.question_id = item.question_id
    where ${isWithin(scope, sql`item`)}
      and item.run_id = ${earlierId} and ${isResumable}`);
  return rowCount ?? 0;
}

/** An answer that waits to be marked. */
export interface WaitingAnswer {
  userId: string;
  questionId: string;
  userAnswer: string;
  /** The revision of the answer's text. */
  revision: number;
}

/**
 * Lists the next waiting answers after `last`, in key order; without it, the first ones. Leaves out
 * answers that were reopened or held since the run was requested.
 */
export async function listWaitingPage(
  database: Db,
  run: Pick<RunRow, 'id' | 'quizCode'>,
  last: Pick<WaitingAnswer, 'userId' | 'questionId'> | undefined,
  limit: number,
): Promise<WaitingAnswer[]> {
  const { quizCode, runId, userId, questionId, state } = markingRunItems;
  const after = last && sql`(${userId}, ${questionId}) > (${last.userId}, ${last.questionId})`;
  return database
    .select({
      userId,
      questionId,
      userAnswer: submissions.userAnswer,
      revision: submissions.revision,
    })
    .from(markingRunItems)
    .innerJoin(
      submissions,
      and(
        eq(submissions.quizCode, quizCode),
        eq(submissions.userId, userId),
        eq(submissions.questionId, questionId),
      ),
    )
    .where(
      and(
        eq(quizCode, run.quizCode),
        eq(runId, run.id),
        sql`${state} <> 'marked'`,
        isForMarkers,
        after,
      ),
    )
    .orderBy(userId, questionId)
    .limit(limit);
}

/** Lists these answers of a quiz with their current text, without those reopened or held since. */
export async function listAnswersNow(
  database: Db,
  quizCode: string,
  answers: readonly Pick<WaitingAnswer, 'userId' | 'questionId'>[],
): Promise<WaitingAnswer[]> {
  const { userId, questionId, userAnswer, revision } = submissions;
  return database
    .select({ userId, questionId, userAnswer, revision })
    .from(submissions)
    .where(and(eq(submissions.quizCode, quizCode), isAmong(answers), isForMarkers));
}

/** SQL that is true if an answer of a quiz is one of these. */
export const isAmong = (answers: readonly Pick<WaitingAnswer, 'userId' | 'questionId'>[]): SQL =>
  sql`(${submissions.userId}, ${submissions.questionId}) in (
    select * from unnest(${sql.param(answers.map((answer) => answer.userId))}::text[],
                         ${sql.param(answers.map((answer) => answer.questionId))}::text[]))`;

/** Lists questions in the form that markers need. */
export function listQuestionsToMark(database: Db, ids: readonly string[]) {
  return database
    .select(pick(questions, ['id', ...markedFields, 'subject', 'level', 'synonyms', 'version']))
    .from(questions)
    .where(inArray(questions.id, [...ids]));
}
export type QuestionToMark = Awaited<ReturnType<typeof listQuestionsToMark>>[number];

/**
 * Lists answers to a question, in any quiz, whose marks a teacher gave or opened, without those
 * held for a person to read. The selection is deterministic.
 */
export async function listConfirmedAnswers(
  database: Db,
  questionId: string,
  limit: number,
): Promise<ConfirmedAnswer[]> {
  const { rows } = await database.execute<Required<ConfirmedAnswer>>(sql`
    select s.user_answer as "userAnswer", s.mark_awarded as "markAwarded",
           case when s.ticked_points is not null then s.ticked_points
                when s.ai_mark = s.mark_awarded then coalesce(s.ai_analysis->'points', '[]')
                else '[]' end as points
    from quiz_questions asked
    join submissions s on s.quiz_code = asked.quiz_code and s.question_id = asked.question_id
    join questions q on q.id = asked.question_id
    where asked.question_id = ${questionId} and s.confirmed_by is not null
      and not s.confirmed_in_bulk and ${isNotHeld(sql`s`)}
      and s.mark_awarded between 0 and q.max_mark
    order by md5(s.submission_id)
    limit ${limit}`);
  return rows;
}

/** More than any year group has. */
const MAX_NAMES = 5_000;

/**
 * Lists names and usernames that may occur in answers to a quiz's questions: those of everyone who
 * sat a quiz with one of the questions, and of their classmates.
 */
export async function listNamesAround(
  database: Db,
  quizCode: string,
): Promise<{ name: string; username: string }[]> {
  const { rows } = await database.execute<{ name: string; username: string }>(sql`
    with attempted as (
      select distinct a.user_id from attempts a
      where a.quiz_code in (
        select asked.quiz_code from quiz_questions asked
        join quiz_questions own on own.question_id = asked.question_id
        where own.quiz_code = ${quizCode})
    ), around as (
      select user_id from attempted
      union
      select mate.student_id from class_memberships own
      join class_memberships mate on mate.teacher_code = own.teacher_code
      where own.student_id in (select user_id from attempted)
    )
    select u.name, u.username from "user" u join around on around.user_id = u.id
    order by u.id limit ${MAX_NAMES}`);
  return rows;
}
