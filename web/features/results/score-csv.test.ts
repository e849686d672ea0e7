import { expect, it } from 'vitest';
import type { QuizScore } from '../../../shared/contract/results.ts';
import { scoreCsv } from './score-csv.ts';

const answer: QuizScore['answers'][number] = {
  questionId: 'q1',
  questionText: 'Why is the sky blue?',
  questionImageURL: null,
  maxMark: 3,
  userAnswer: '=Rayleigh, of course',
  markAwarded: 2,
  markedBy: 'ai',
  feedback: 'Say "scattering".',
  markSchemeAnswer: 'Scattering',
  markSchemeImageURL: null,
  earningWords: [],
  submittedAt: '2026-11-21T12:00:00.000Z',
};

const quiz: QuizScore = {
  quizCode: 'ABC123',
  title: 'Sky',
  subject: 'Physics',
  finishedAt: answer.submittedAt,
  score: 2,
  maxScore: 6,
  percentage: 33,
  markedCount: 1,
  answers: [
    answer,
    {
      ...answer,
      questionId: 'q2',
      userAnswer: 'Light',
      markAwarded: 'Pending',
      markedBy: null,
      feedback: '',
      markSchemeAnswer: null,
    },
  ],
};

it('has a row for each answer, with formulas defused and unmarked answers told apart', () => {
  const [header, first, second] = scoreCsv(quiz).split('\r\n');
  expect(header).toMatch(/^\uFEFFQuestion,Your Answer,Mark,Max Mark,Marked By,/);
  expect(first).toContain(
    `"'=Rayleigh, of course",2,3,marked by AI,Scattering,"Say ""scattering""."`,
  );
  expect(second).toContain('Light,Pending,3,Pending,Not yet available,,');
});
