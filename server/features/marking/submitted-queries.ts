import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { submissions } from '../../database/schema/attempts.ts';
import { quizQuestions } from '../../database/schema/quizzes.ts';

/** Joins an answer with its question's place in the quiz. */
export const isItsPlace = and(
  eq(quizQuestions.quizCode, submissions.quizCode),
  eq(quizQuestions.questionId, submissions.questionId),
);

/** An answer that one of these students has submitted in the quiz. */
export function isSubmittedBy(quizCode: string, userIds: string[]): SQL | undefined {
  return and(
    eq(submissions.quizCode, quizCode),
    inArray(submissions.userId, userIds),
    isNotNull(submissions.submittedAt),
  );
}
