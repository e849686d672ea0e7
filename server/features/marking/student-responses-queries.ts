import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { resultsMessages } from '../../../shared/messages/results.ts';
import type { Db } from '../../database/client.ts';
import { user } from '../../database/schema/accounts.ts';
import { submissions } from '../../database/schema/attempts.ts';
import { questions } from '../../database/schema/questions.ts';
import { tellApart } from '../accounts/public.ts';
import { isWithin, type QuizScope } from '../quizzes/public.ts';
import { isNotHeld } from '../welfare/public.ts';
import { responseColumns, type ResponseRow } from './responses-queries.ts';

/** An answer with the name of its student. */
export interface StudentResponseRow extends ResponseRow {
  displayName: string;
}

/**
 * Lists submitted answers of the quiz that meet the condition, by student; all of them if there is
 * no limit.
 */
async function listStudentResponses(
  database: Db,
  scope: QuizScope,
  condition: SQL | undefined,
): Promise<StudentResponseRow[]> {
  const rows = await database
    .select({
      ...responseColumns,
      displayName: sql<string>`coalesce(${user.name}, ${resultsMessages.unknownStudent})`,
    })
    .from(submissions)
    .innerJoin(questions, eq(questions.id, submissions.questionId))
    .leftJoin(user, eq(user.id, submissions.userId))
    .where(and(isWithin(scope, sql`${submissions}`), isNotNull(submissions.submittedAt), condition))
    .orderBy(asc(submissions.userId), asc(submissions.questionId));
  return tellApart(database, rows);
}

/**
 * Lists the answers submitted to one question of the quiz, in order of submission, without those
 * held for a person to read.
 */
export function listAnswerTexts(
  database: Db,
  scope: QuizScope,
  questionId: string,
): Promise<{ submissionId: string; userAnswer: string }[]> {
  return database
    .select({ submissionId: submissions.submissionId, userAnswer: submissions.userAnswer })
    .from(submissions)
    .where(
      and(
        isWithin(scope, sql`${submissions}`),
        eq(submissions.questionId, questionId),
        isNotNull(submissions.submittedAt),
        isNotHeld(sql`${submissions}`),
      ),
    )
    .orderBy(asc(submissions.submittedAt), asc(submissions.userId));
}

/** Lists the answers to the question whose marks are in pencil. */
export function listPencilAnswersTo(
  database: Db,
  scope: QuizScope,
  questionId: string,
): Promise<StudentResponseRow[]> {
  const condition = and(
    eq(submissions.questionId, questionId),
    isNotNull(submissions.markAwarded),
    isNull(submissions.confirmedBy),
    isNotHeld(sql`${submissions}`),
  );
  return listStudentResponses(database, scope, condition);
}

/** Lists these answers of the quiz. */
export function listBySubmissionId(
  database: Db,
  scope: QuizScope,
  submissionIds: readonly string[],
): Promise<StudentResponseRow[]> {
  const ids = [...submissionIds];
  // Uses the primary key, because the generated id has no index.
  const userIds = [...new Set(ids.map((id) => id.slice(0, id.indexOf('_'))))];
  const condition = sql`${submissions.userId} = any(${sql.param(userIds)}::text[])
    and ${submissions.submissionId} = any(${sql.param(ids)}::text[])`;
  return listStudentResponses(database, scope, condition);
}
