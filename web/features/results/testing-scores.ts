import type { QuizScore, ScoredAnswer } from '../../../shared/contract/results.ts';

/** Builds an answer that the AI has marked, for tests. */
export function buildScoredAnswer(changes: Partial<ScoredAnswer> = {}): ScoredAnswer {
  return {
    questionId: 'q1',
    questionText: 'Why is the sky blue?',
    questionImageURL: null,
    maxMark: 3,
    userAnswer: 'Light is scattered',
    markAwarded: 2,
    markedBy: 'ai',
    feedback: '',
    markSchemeAnswer: 'Scattering',
    markSchemeImageURL: null,
    earningWords: [],
    points: [],
    submissionId: 'u1_ABC123_q1',
    appeal: null,
    canAppeal: false,
    submittedAt: '2026-11-21T12:00:00.000Z',
    ...changes,
  };
}

/** Builds a finished quiz with one marked answer, for tests. */
export function buildScore(changes: Partial<QuizScore> = {}): QuizScore {
  return {
    quizCode: 'ABC123',
    title: 'Sky',
    number: 1,
    attemptsAllowed: 1,
    countedAttempt: 'last',
    countedNumber: 1,
    earlier: [],
    isDeleted: false,
    subject: 'Physics',
    finishedAt: '2026-11-21T12:00:00.000Z',
    receiptCode: 'K7Q2-M9XD',
    score: 2,
    maxScore: 3,
    percentage: 67,
    markedCount: 1,
    answers: [buildScoredAnswer()],
    ...changes,
  };
}
