import { sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';

/**
 * Counts the quizzes that ask the question, and its answers, including drafts and earlier attempts.
 */
export async function countUsage(
  database: Db,
  questionId: string,
): Promise<{ quizzes: number; answers: number }> {
  const { rows } = await database.execute<{ quizzes: number; answers: number }>(sql`
    select count(*) filter (where quiz.deleted_at is null)::int as quizzes,
           coalesce(sum((
             select count(*) from submissions answer
             where answer.quiz_code = quiz.quiz_code and answer.question_id = ${questionId}
           ) + (
             select count(*) from earlier_answers answer
             where answer.quiz_code = quiz.quiz_code and answer.question_id = ${questionId}
           )), 0)::int as answers
    from quiz_questions asked
    join quizzes quiz on quiz.quiz_code = asked.quiz_code
    where asked.question_id = ${questionId}`);
  return rows[0] ?? { quizzes: 0, answers: 0 };
}

/**
 * Lists the different answers that students have given to a question, submitted or not, in all
 * attempts.
 */
export async function listGivenAnswers(database: Db, questionId: string): Promise<string[]> {
  const { rows } = await database.execute<{ answer: string }>(sql`
    select answer.user_answer as answer
    from quiz_questions asked join submissions answer
      on answer.quiz_code = asked.quiz_code and answer.question_id = asked.question_id
    where asked.question_id = ${questionId}
    union
    select answer.user_answer
    from quiz_questions asked join earlier_answers answer
      on answer.quiz_code = asked.quiz_code and answer.question_id = asked.question_id
    where asked.question_id = ${questionId}`);
  return rows.map(({ answer }) => answer);
}

/** True if a student is sitting a quiz that asks the question. */
export async function isBeingSat(database: Db, questionId: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from quiz_questions asked join attempts attempt on attempt.quiz_code = asked.quiz_code
    where asked.question_id = ${questionId}
      and attempt.finished_at is null and attempt.deadline_at > now() limit 1`);
  return rows.length > 0;
}

/** Counts how many of these questions are asked by quizzes. */
export async function countAsked(database: Db, questionIds: string[]): Promise<number> {
  const { rows } = await database.execute<{ asked: number }>(sql`
    select count(distinct asked.question_id)::int as asked
    from quiz_questions asked join quizzes quiz on quiz.quiz_code = asked.quiz_code
    where asked.question_id = any(${sql.param(questionIds)}) and quiz.deleted_at is null`);
  return rows[0]?.asked ?? 0;
}
