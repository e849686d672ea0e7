import { describe, expect, it } from 'vitest';
import { MAX_QUESTIONS_PER_QUIZ } from '../../../../shared/business-rules.ts';
import { quizInputSchema } from '../../../../shared/contract/quizzes.ts';
import { quizCodeMessages } from '../../../../shared/messages/quiz-code.ts';
import {
  quizzesMessages,
  timeLimitTooLong,
  tooManyQuestions,
} from '../../../../shared/messages/quizzes.ts';
import { pick } from '../../../../shared/pick.ts';
import { askedFields, emptyQuestion } from '../../../../shared/question-content.ts';
import { type PickedQuestion, quizFormSchema } from './quiz-checks.ts';
import { type QuizFields, toQuizInput } from './quiz-draft.ts';

const question: PickedQuestion = {
  ...pick(emptyQuestion, askedFields),
  id: 'q-1',
  questionText: 'What is diffusion?',
  maxMark: 1,
  specCode: '4.1.3',
  textBoxSize: 'small',
};
const tooMany = Array.from({ length: MAX_QUESTIONS_PER_QUIZ + 1 }, () => question);

const filled: QuizFields & { questions: PickedQuestion[] } = {
  quizCode: ' demo 01',
  questions: [question],
  minutes: '12.5',
  title: 'Cells',
  subject: 'Biology',
  resultsRelease: 'as-marked',
  attempts: '3',
  countedAttempt: 'best',
};

function problems(change: Partial<QuizFields & { questions: PickedQuestion[] }>): string[] {
  const result = quizFormSchema.safeParse({ ...filled, ...change });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

describe('the quiz form', () => {
  it('becomes the input of the contract, in seconds', () => {
    const { questions, ...fields } = filled;
    expect(quizInputSchema.parse(toQuizInput({ fields, questions }))).toEqual({
      quizCode: 'DEMO01',
      questionIds: ['q-1'],
      defaultTimeLimit: 750,
      title: 'Cells',
      subject: 'Biology',
      resultsRelease: 'as-marked',
      attemptsAllowed: 3,
      countedAttempt: 'best',
    });
  });

  it.each([
    [{ quizCode: '  ' }, quizCodeMessages.required],
    [{ quizCode: 'ABC' }, quizCodeMessages.format],
    [{ questions: [] }, quizzesMessages.questionsRequired],
    [{ questions: tooMany }, tooManyQuestions(MAX_QUESTIONS_PER_QUIZ)],
    [{ minutes: ' ' }, quizzesMessages.timeLimitRequired],
    [{ minutes: 'ten' }, quizzesMessages.timeLimitInvalid],
    [{ minutes: '0' }, quizzesMessages.timeLimitInvalid],
    [{ minutes: '-5' }, quizzesMessages.timeLimitInvalid],
    [{ minutes: '1441' }, timeLimitTooLong(86_400)],
    [{ minutes: '99999999' }, timeLimitTooLong(86_400)],
    [{ minutes: 'Infinity' }, quizzesMessages.timeLimitInvalid],
  ])('refuses a missing or wrong entry with its message: $1', (change, sentence) => {
    expect(problems(change)).toEqual([sentence]);
  });
});
