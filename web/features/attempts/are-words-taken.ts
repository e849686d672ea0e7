import { client } from '../../api/client.ts';
import type { AnswerWrite } from './answer-record.ts';

/** The server leaves blanks at the ends alone, but not NUL; line ends may differ. */
function isSameText(one: string, other: string): boolean {
  return one.trim() === other.trim();
}

/**
 * Whether the submitted attempt holds these words. A finish that found the attempt ended already,
 * after a long time offline, says yes without taking them. Throws API errors.
 */
export async function areWordsTaken(
  quizCode: string,
  writes: readonly AnswerWrite[],
): Promise<boolean> {
  const { quizzes } = await client.results.myScores();
  const submitted = quizzes.find((quiz) => quiz.quizCode === quizCode)?.answers ?? [];
  return writes.every((write) =>
    submitted.some(
      (answer) =>
        answer.questionId === write.questionId && isSameText(answer.userAnswer, write.answer),
    ),
  );
}
