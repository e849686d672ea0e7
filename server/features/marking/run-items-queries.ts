import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { submissions } from '../../database/schema/attempts.ts';
import { markingRunItems } from '../../database/schema/marking.ts';
import { questions } from '../../database/schema/questions.ts';
import type { RunRow } from './marking-run-queries.ts';

/**
 * Takes the quiz's submitted answers into the run: the unmarked, or also those in pencil, or also
 * those a teacher confirmed. Returns how many.
 */
export async function insertRunItems(
  database: DatabaseOrTransaction,
  run: RunRow,
  reach: 'unmarked' | 'unconfirmed' | 'everything',
): Promise<number> {
  const within = {
    unmarked: isNull(submissions.markAwarded),
    unconfirmed: isNull(submissions.confirmedBy),
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
    .where(and(eq(submissions.quizCode, run.quizCode), isNotNull(submissions.submittedAt), within));
  const { rowCount } = await database.insert(markingRunItems).select(answers);
  return rowCount ?? 0;
}

/** An answer of a run that still waits for its mark. */
export interface WaitingAnswer {
  userId: string;
  questionId: string;
  userAnswer: string;
  /** Of the answer's text. */
  revision: number;
}

/** The next waiting answers after `last`, in the order of their keys; the first ones without it. */
export async function listWaitingPage(
  database: DatabaseOrTransaction,
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
    .where(and(eq(quizCode, run.quizCode), eq(runId, run.id), sql`${state} <> 'marked'`, after))
    .orderBy(userId, questionId)
    .limit(limit);
}

/** The texts of these answers of a quiz. */
export async function listAnswerTexts(
  database: DatabaseOrTransaction,
  quizCode: string,
  answers: readonly Pick<WaitingAnswer, 'userId' | 'questionId'>[],
): Promise<Pick<WaitingAnswer, 'userId' | 'questionId' | 'userAnswer'>[]> {
  const { userId, questionId, userAnswer } = submissions;
  const wanted = sql`(${userId}, ${questionId}) in (
    select * from unnest(${sql.param(answers.map((answer) => answer.userId))}::text[],
                         ${sql.param(answers.map((answer) => answer.questionId))}::text[]))`;
  return database
    .select({ userId, questionId, userAnswer })
    .from(submissions)
    .where(and(eq(submissions.quizCode, quizCode), wanted));
}

/** Questions as markers need them. */
export function listQuestionsToMark(database: DatabaseOrTransaction, ids: readonly string[]) {
  const { id, questionText, markSchemeAnswer, synonyms, maxMark } = questions;
  const { questionImageUrl, markSchemeImageUrl, version } = questions;
  return database
    .select({
      id,
      questionText,
      markSchemeAnswer,
      synonyms,
      maxMark,
      questionImageUrl,
      markSchemeImageUrl,
      version,
    })
    .from(questions)
    .where(inArray(id, [...ids]));
}
export type QuestionToMark = Awaited<ReturnType<typeof listQuestionsToMark>>[number];

/** Answers to a question, in any quiz, whose marks a teacher confirmed: always the same ones. */
export async function listConfirmedAnswers(
  database: DatabaseOrTransaction,
  questionId: string,
  limit: number,
): Promise<{ userAnswer: string; markAwarded: number }[]> {
  const { rows } = await database.execute<{ userAnswer: string; markAwarded: number }>(sql`
    select s.user_answer as "userAnswer", s.mark_awarded as "markAwarded"
    from quiz_questions asked
    join submissions s on s.quiz_code = asked.quiz_code and s.question_id = asked.question_id
    join questions q on q.id = asked.question_id
    where asked.question_id = ${questionId} and s.confirmed_by is not null
      and s.mark_awarded between 0 and q.max_mark
    order by md5(s.submission_id)
    limit ${limit}`);
  return rows;
}
