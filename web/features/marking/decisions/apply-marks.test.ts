import { describe, expect, it } from 'vitest';
import type { RespondingStudent, Submission } from '../../../../shared/contract/marking.ts';
import type { Responses } from '../use-responses.ts';
import { bySubmissionId, patchGroups, patchResponses } from './apply-marks.ts';

function answer(submissionId: string, markAwarded: number | 'Pending'): Submission {
  return {
    submissionId,
    questionId: 'q',
    userAnswer: 'Because.',
    submittedAt: '2026-01-01T10:00:00Z',
    late: null,
    markAwarded,
    aiMark: null,
    markState: markAwarded === 'Pending' ? 'unmarked' : 'overridden',
    feedback: '',
    aiAnalysis: null,
    tickedPoints: null,
    markRevision: 1,
    isAcceptedInBulk: false,
    isHeldBack: false,
    exceedsMaximum: false,
    isOfEarlierQuestion: false,
  };
}

function student(userId: string, ...submissions: Submission[]): RespondingStudent {
  const name = { userId, username: userId, displayName: userId };
  return {
    ...name,
    score: 1,
    maxScore: 4,
    percentage: 25,
    markedCount: 1,
    attempt: null,
    submissions,
  };
}

const responses: Responses = {
  quizCode: 'QUIZ01',
  title: '',
  schoolClass: null,
  questions: [],
  students: [
    student('ann', answer('1', 1), answer('2', 'Pending')),
    student('ben', answer('3', 1)),
  ],
  matchingStudents: 2,
  resultsRelease: 'as-marked',
  releasedAt: null,
  toRelease: null,
  abilities: { canRelease: false },
  submissionCount: 3,
  decidedCount: 0,
  markedCount: 2,
  run: null,
};

describe('patchResponses', () => {
  const patched = patchResponses(
    responses,
    bySubmissionId([{ ...answer('2', 2), markRevision: 2 }]),
  );

  it('puts the mark in and adds it to the score', () => {
    expect(patched.students[0]).toMatchObject({ score: 3, percentage: 75, markedCount: 2 });
    expect(patched.markedCount).toBe(3);
  });

  it('keeps everyone in their place, and unchanged students as the same objects', () => {
    expect(patched.students.map(({ userId }) => userId)).toEqual(['ann', 'ben']);
    expect(patched.students[1]).toBe(responses.students[1]);
  });

  it('counts the newly marked and inked answers', () => {
    const undone: Submission = { ...answer('3', 1), markState: 'pencil', markRevision: 2 };
    expect(patched.decidedCount).toBe(responses.decidedCount + 1);
    expect(patchResponses(patched, bySubmissionId([undone])).decidedCount).toBe(
      responses.decidedCount,
    );
  });

  it('returns the same object if no answer on the page has changed', () => {
    const elsewhere = bySubmissionId([{ ...answer('9', 1), markRevision: 2 }]);
    expect(patchResponses(responses, elsewhere)).toBe(responses);
  });

  it('does not replace a newer mark with an older one', () => {
    const older = bySubmissionId([{ ...answer('1', 0), markRevision: 0 }]);
    expect(patchResponses(responses, older).students[0]).toBe(responses.students[0]);
  });
});

describe('patchGroups', () => {
  it('keeps names, and unchanged groups as the same objects', () => {
    const named = { userId: 'ann', displayName: 'Ann' };
    const groups = [
      { groupId: 'x', sampleAnswer: '', submissions: [{ ...answer('1', 1), ...named }] },
      { groupId: 'y', sampleAnswer: '', submissions: [{ ...answer('2', 1), ...named }] },
    ];
    const patched = patchGroups(
      { groups },
      bySubmissionId([{ ...answer('1', 2), markRevision: 2 }]),
    );
    expect(patched.groups[0]?.submissions[0]).toMatchObject({ markAwarded: 2, ...named });
    expect(patched.groups[1]).toBe(groups[1]);
  });
});
