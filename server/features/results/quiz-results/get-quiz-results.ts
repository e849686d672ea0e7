import type { QuizResults } from '../../../../shared/contract/quiz-results.ts';
import type { Database } from '../../../database/client.ts';
import { tellApart } from '../../accounts/public.ts';
import { listQuizQuestions, type QuizRow, type QuizScope } from '../../quizzes/public.ts';
import { presentQuizResults } from './present-quiz-results.ts';
import { listChosenOptions, listStudentResults } from './quiz-results-queries.ts';

/** Returns the results of a quiz (spec section 2, /quiz-results). */
export async function getQuizResults(
  database: Database,
  quiz: QuizRow,
  scope: QuizScope,
): Promise<QuizResults> {
  const [questions, rows, chosen] = await Promise.all([
    listQuizQuestions(database, quiz.quizCode),
    listStudentResults(database, scope),
    listChosenOptions(database, scope),
  ]);
  return presentQuizResults(quiz, questions, await tellApart(database, rows), chosen);
}
