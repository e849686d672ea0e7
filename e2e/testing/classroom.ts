import { randomUUID } from 'node:crypto';
import type { ResultsRelease } from '../../shared/contract/quizzes.ts';
import type { ApiClient } from '../../server/testing/api-client.ts';

const QUESTIONS = ['demo-bio-mitochondria', 'demo-bio-diffusion'];
const TEN_MINUTES_SECONDS = 600;

interface QuizSetup {
  questionIds?: string[];
  /** In seconds. */
  defaultTimeLimit?: number;
  locked?: boolean;
  resultsRelease?: ResultsRelease;
}

/** Creates a quiz of the teacher's for one test only; returns its code. */
export async function createQuiz(teacher: ApiClient, setup: QuizSetup = {}): Promise<string> {
  const { questionIds = QUESTIONS, defaultTimeLimit = TEN_MINUTES_SECONDS, locked } = setup;
  const { resultsRelease = 'as-marked' } = setup;
  const quizCode = randomUUID().slice(0, 6).toUpperCase();
  await teacher.quizzes.create({
    quizCode,
    questionIds,
    defaultTimeLimit,
    title: 'Cells in short',
    subject: 'Biology',
    resultsRelease,
  });
  if (locked) await teacher.quizzes.setLocked({ quizCode, locked });
  return quizCode;
}

/**
 * Returns what students have submitted to the quiz, in the order of its questions, as its teacher
 * reads it.
 */
export async function submittedAnswers(teacher: ApiClient, quizCode: string): Promise<string[]> {
  const { questions, students } = await teacher.marking.listResponses({ quizCode });
  return questions.flatMap(({ questionId }) =>
    students.flatMap(({ submissions }) =>
      submissions.filter((one) => one.questionId === questionId).map((one) => one.userAnswer),
    ),
  );
}

/**
 * Returns the answers that the server has for the student's attempt in progress, in the order of
 * the questions.
 */
export async function storedDrafts(student: ApiClient, quizCode: string): Promise<string[]> {
  const { questions, answers } = await student.attempts.start({ quizCode });
  return questions.map(
    ({ questionId }) => answers.find((one) => one.questionId === questionId)?.answer ?? '',
  );
}

/** Takes the quiz from start to end; answers are in the order of its questions. */
export async function sitQuiz(
  student: ApiClient,
  quizCode: string,
  answers: string[],
): Promise<void> {
  const { questions, userId } = await student.attempts.start({ quizCode });
  await student.attempts.finish({
    quizCode,
    userId,
    because: 'submitted',
    answers: questions.map(({ questionId }, index) => ({
      questionId,
      answer: answers[index] ?? '',
      revision: 1,
    })),
  });
}
