import { describe, expect, it } from 'vitest';
import type { Submission } from '../../../../shared/contract/marking.ts';
import type { MarkDraft } from './mark-drafts.ts';
import { asSeen, type MarkTarget } from './mark-target.ts';
import { saveIntent } from './save-intent.ts';

const question = {
  questionId: 'q',
  questionText: 'Why?',
  questionImageURL: null,
  markSchemeAnswer: 'because (1)',
  markSchemeImageURL: null,
  kind: 'text' as const,
  options: '',
  maxMark: 3,
  abilities: { canTeach: true },
};

const pencil: Submission = {
  submissionId: 'a_QUIZ01_q',
  questionId: 'q',
  userAnswer: 'Because.',
  submittedAt: '2026-01-01T10:00:00Z',
  late: null,
  markAwarded: 1,
  aiMark: 1,
  markState: 'pencil',
  feedback: 'Good.',
  aiAnalysis: null,
  tickedPoints: null,
  markRevision: 4,
  isAcceptedInBulk: false,
  isHeldBack: false,
  exceedsMaximum: false,
  isOfEarlierQuestion: false,
};
const other: Submission = { ...pencil, submissionId: 'b_QUIZ01_q' };
const ink: Submission = { ...other, markState: 'accepted' };
const unmarked: Submission = { ...other, markState: 'unmarked', markAwarded: 'Pending' };

function target(...submissions: Submission[]): MarkTarget {
  return { key: 'key', question, submissions };
}

function typed(changes: Partial<MarkDraft>, seen = asSeen([pencil])): MarkDraft {
  return {
    mark: null,
    feedback: null,
    reason: '',
    seen,
    problem: null,
    ...changes,
  };
}

describe('saveIntent', () => {
  it('accepts an answer accepted in bulk, now that it is open', () => {
    const bulk: Submission = { ...ink, isAcceptedInBulk: true };
    const items = asSeen([bulk]);
    expect(saveIntent(target(bulk, ink), undefined)).toEqual({ kind: 'accept', items });
  });

  it('accepts an untouched pencil mark', () => {
    expect(saveIntent(target(pencil), undefined)).toEqual({
      kind: 'accept',
      items: asSeen([pencil]),
    });
  });

  it('accepts only marks in pencil if a group is partly in ink', () => {
    expect(saveIntent(target(pencil, ink), undefined)).toEqual({
      kind: 'accept',
      items: asSeen([pencil]),
    });
  });

  it('accepts no mark above a maximum that has been lowered since', () => {
    const above: Submission = { ...pencil, markAwarded: 4, aiMark: 4, exceedsMaximum: true };
    expect(saveIntent(target(above), undefined)).toMatchObject({ kind: 'invalid' });
    expect(saveIntent(target(above, other), undefined)).toEqual({
      kind: 'accept',
      items: asSeen([other]),
    });
  });

  it('leaves marks in ink alone', () => {
    expect(saveIntent(target(ink), undefined)).toEqual({ kind: 'nothing' });
  });

  it('sets a typed mark for the whole group, as it was when typing began', () => {
    const seen = [{ submissionId: pencil.submissionId, markRevision: 2 }];
    expect(saveIntent(target(pencil, other), typed({ mark: 2 }, seen))).toMatchObject({
      kind: 'set',
      items: seen,
      markAwarded: 2,
    });
  });

  it('sets a typed mark only on answers that are on screen', () => {
    const gone = { submissionId: 'gone_QUIZ01_q', markRevision: 1 };
    const seen = [gone, ...asSeen([pencil])];
    expect(saveIntent(target(pencil, other), typed({ mark: 2 }, seen))).toMatchObject({
      kind: 'set',
      items: asSeen([pencil]),
    });
    expect(saveIntent(target(other), typed({ mark: 2 }, [gone]))).toEqual({
      kind: 'invalid',
      problem: 'This was typed for other answers than these. Please press Undo, and type it again.',
    });
  });

  it('keeps the mark if only the feedback was typed', () => {
    expect(saveIntent(target(pencil), typed({ feedback: 'Well put.' }))).toMatchObject({
      kind: 'set',
      markAwarded: 1,
      typed: { feedback: 'Well put.' },
    });
  });

  it.each([
    ['nothing is marked', target(unmarked), undefined],
    ['the field was emptied', target(pencil), typed({ mark: '' })],
    ['the mark is above the maximum', target(pencil), typed({ mark: 4 })],
    ['the marks of a group differ', target(pencil, unmarked), undefined],
  ])('asks for a mark if %s', (_, each, draft) => {
    expect(saveIntent(each, draft)).toEqual({
      kind: 'invalid',
      problem: 'Please enter a mark from 0 to 3.',
    });
  });
});
