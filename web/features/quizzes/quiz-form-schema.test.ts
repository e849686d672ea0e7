import { describe, expect, it } from 'vitest';
import type { Question } from '../../../shared/contract/questions.ts';
import { messages } from '../../../shared/messages.ts';
import { type QuizFormValues, quizFormSchema, toQuizInput } from './quiz-form-schema.ts';

const question: Question = {
  id: 'q-1',
  questionText: 'What is diffusion?',
  markSchemeAnswer: 'spreading of particles (1)',
  maxMark: 1,
  topic: 'Cells',
  subject: 'Biology',
  level: 'GCSE',
  specCode: '4.1.3',
  textBoxSize: 'small',
  questionImageURL: null,
  markSchemeImageURL: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
};

const filled: QuizFormValues = {
  quizCode: ' demo 01',
  questions: [question],
  minutes: '12.5',
  title: 'Cells',
  subject: 'Biology',
  resultsRelease: 'as-marked',
};

function problems(change: Partial<QuizFormValues>): string[] {
  const result = quizFormSchema.safeParse({ ...filled, ...change });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

describe('the quiz form', () => {
  it('becomes the input of the contract, in seconds', () => {
    expect(toQuizInput(filled)).toEqual({
      quizCode: 'DEMO01',
      questionIds: ['q-1'],
      defaultTimeLimit: 750,
      title: 'Cells',
      subject: 'Biology',
      resultsRelease: 'as-marked',
    });
  });

  it.each([
    [{ quizCode: '  ' }, messages.quizzes.codeRequired],
    [{ quizCode: 'ABC' }, messages.quizzes.codeFormat],
    [{ questions: [] }, messages.quizzes.questionsRequired],
    [{ minutes: ' ' }, messages.quizzes.timeLimitRequired],
    [{ minutes: 'ten' }, messages.quizzes.timeLimitInvalid],
    [{ minutes: '0' }, messages.quizzes.timeLimitInvalid],
    [{ minutes: '-5' }, messages.quizzes.timeLimitInvalid],
    [{ minutes: '99999999' }, messages.quizzes.timeLimitInvalid],
    [{ minutes: 'Infinity' }, messages.quizzes.timeLimitInvalid],
  ])('refuses %j with the sentence of the spec', (change, sentence) => {
    expect(problems(change)).toEqual([sentence]);
  });
});
