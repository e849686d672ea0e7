import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { submissions } from '../../../database/schema/attempts.ts';
import { questions } from '../../../database/schema/questions.ts';
import { quizQuestions } from '../../../database/schema/quizzes.ts';
import { isWithin, type QuizScope } from '../../quizzes/public.ts';
import { answerInFiles, feedbackInFiles } from '../../welfare/public.ts';
import { isItsPlace, isSubmittedBy } from '../submitted-queries.ts';

/** A student of the export; their account may have been deleted. */
export interface ExportStudent extends Record<string, unknown> {
  userId: string;
  displayName: string | null;
  email: string | null;
}

/** Lists everyone who submitted the quiz, by name. */
export async function listExportStudents(database: Db, scope: QuizScope): Promise<ExportStudent[]> {
  const { rows } = await database.execute<ExportStudent>(sql`
    select student.user_id as "userId", u.name as "displayName", u.email
    from (select distinct s.user_id from submissions s
          where ${isWithin(scope, sql`s`)} and s.submitted_at is not null) student
    left join "user" u on u.id = student.user_id
    order by u.name, student.user_id`);
  return rows;
}

/** One line of the export: the question, and the result. */
export interface ExportAnswer {
  userId: string;
  questionText: string;
  userAnswer: string;
  markAwarded: number | null;
  maxMark: number;
  aiMark: number | null;
  marker: string | null;
  confirmedBy: string | null;
  confirmedInBulk: boolean;
  feedback: string;
  submittedAt: Date | null;
}

/** Lists the submitted answers of these students, by student and then in the quiz's order. */
export function listExportAnswers(
  database: Db,
  quizCode: string,
  userIds: string[],
): Promise<ExportAnswer[]> {
  return database
    .select({
      userId: submissions.userId,
      questionText: questions.questionText,
      userAnswer: answerInFiles(sql`${submissions}`),
      markAwarded: submissions.markAwarded,
      maxMark: questions.maxMark,
      aiMark: submissions.aiMark,
      marker: sql<string | null>`${submissions.aiAnalysis}->>'marker'`,
      confirmedBy: submissions.confirmedBy,
      confirmedInBulk: submissions.confirmedInBulk,
      feedback: feedbackInFiles(sql`${submissions}`),
      submittedAt: submissions.submittedAt,
    })
    .from(submissions)
    .innerJoin(questions, eq(questions.id, submissions.questionId))
    .innerJoin(quizQuestions, isItsPlace)
    .where(isSubmittedBy(quizCode, userIds))
    .orderBy(asc(submissions.userId), asc(quizQuestions.position));
}
