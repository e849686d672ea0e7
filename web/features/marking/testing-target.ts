import type { Submission } from '../../../shared/contract/marking.ts';
import type { MarkTarget } from './decisions/mark-target.ts';

/** A target for tests: an answer in pencil with 1 of 3 marks, with overrides. */
export function testingTarget(about: Partial<Submission> = {}): MarkTarget {
  const submission: Submission = {
    submissionId: 'a_QUIZ01_q',
    questionId: 'q',
    userAnswer: 'It is hot and bright.',
    submittedAt: '2026-01-01T10:00:00Z',
    late: null,
    markAwarded: 1,
    aiMark: 1,
    markState: 'pencil',
    isAcceptedInBulk: false,
    isHeldBack: false,
    feedback: 'Good.',
    aiAnalysis: null,
    tickedPoints: null,
    markRevision: 4,
    exceedsMaximum: false,
    isOfEarlierQuestion: false,
    ...about,
  };
  const question = {
    questionId: 'q',
    questionText: 'Why?',
    questionImageURL: null,
    markSchemeAnswer: 'heat (2)\nlight (2)',
    markSchemeImageURL: null,
    kind: 'text' as const,
    options: '',
    maxMark: 3,
    abilities: { canTeach: true },
  };
  return { key: submission.submissionId, question, submissions: [submission] };
}
