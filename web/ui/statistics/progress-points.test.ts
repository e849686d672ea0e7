import { expect, it } from 'vitest';
import { progressPoints } from './progress-points.ts';

const quiz = {
  quizCode: 'ABC123',
  finishedAt: '2026-11-21T12:00:00.000Z',
  percentage: 67,
  maxScore: 3,
  markedCount: 1,
  submissionCount: 1,
};

it('takes the marked quizzes, oldest first', () => {
  const quizzes = [
    { ...quiz, quizCode: 'NEW', finishedAt: '2026-11-20T10:00:00.000Z' },
    { ...quiz, quizCode: 'HALF', submissionCount: 2 },
    { ...quiz, quizCode: 'NO-MARKS', maxScore: 0 },
    { ...quiz, quizCode: 'OLD', finishedAt: '2026-09-01T10:00:00.000Z' },
  ];
  expect(progressPoints(quizzes).map(({ quizCode }) => quizCode)).toEqual(['OLD', 'NEW']);
});

it('leaves out the oldest if there are very many', () => {
  const quizzes = Array.from({ length: 30 }, (_, day) => ({
    ...quiz,
    quizCode: `Q${day}`,
    finishedAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
  }));
  const points = progressPoints(quizzes);
  expect(points).toHaveLength(20);
  expect(points[0]?.quizCode).toBe('Q10');
});
