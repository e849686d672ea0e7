import type { Database } from '../../../database/client.ts';
import { findQuiz, type QuizRow } from '../../quizzes/public.ts';
import { findResponse, type ResponseRow } from '../responses-queries.ts';

/** Returns a submitted answer by `userId_quizCode_questionId` (spec section 3), with its quiz. */
export async function findSubmission(
  database: Database,
  submissionId: string,
): Promise<{ response: ResponseRow; quiz: QuizRow } | undefined> {
  const [userId = '', quizCode = '', questionId = ''] = submissionId.split('_');
  const [response, quiz] = await Promise.all([
    findResponse(database, quizCode, userId, questionId),
    findQuiz(database, quizCode),
  ]);
  return response && quiz && { response, quiz };
}
