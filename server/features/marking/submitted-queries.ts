import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { submissions } from '../../database/schema/attempts.ts';
import { quizQuestions } from '../../database/schema/quizzes.ts';

/** Joins an answer with its question's place in the quiz. */
export const isItsPlace = and(
  eq(quizQuestions.quizCode, submissions.quizCode),
  eq(quizQuestions.questionId, submissions.questionId),
);

/** SQL for answers that one of these students has submitted in the quiz. */
export function isSubmittedBy(quizCode: string, userIds: string[]): SQL | undefined {
  return and(
    eq(submissions.quizCode, quizCode),
    inArray(submissions.userId, userIds),
    isNotNull(submissions.submittedAt),
  );
}

/**
 * SQL that is true if a teacher put the mark of a row of `submissions` in ink, or its student has
 * questioned it: a teacher has decided on this mark, or will.
 */
export const isForTeacher = sql`(submissions.mark_awarded is not null
  and (submissions.confirmed_by is not null or exists (
  select from appeals a where a.quiz_code = submissions.quiz_code
    and a.user_id = submissions.user_id and a.question_id = submissions.question_id)))`;
