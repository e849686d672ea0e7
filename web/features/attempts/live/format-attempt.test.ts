import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveAttempt } from '../../../../shared/contract/live-attempts.ts';
import { formatEnding } from './format-attempt.ts';

const finished: LiveAttempt = {
  userId: 'student',
  displayName: 'Siân Prosser',
  state: 'finished',
  startedAt: '2026-03-02T14:00:00',
  deadlineAt: '2026-03-02T14:40:00',
  restEndsAt: null,
  finishedAt: '2026-03-02T14:31:00',
  finishedBecause: 'submitted',
  lastSeenAt: '2026-03-02T14:31:00',
  answered: 1,
  extraTimePercentage: 0,
  addedMinutes: 0,
  receiptCode: null,
  hasMarks: false,
  seesMarks: false,
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('says at what time an attempt of today ended', () => {
  vi.setSystemTime('2026-03-02T18:00:00');
  expect(formatEnding(finished)).toBe('submitted at 14:31');
});

it('says on which day an earlier attempt ended', () => {
  vi.setSystemTime('2026-03-09T09:00:00');
  expect(formatEnding(finished)).toBe('submitted on 2 Mar 2026');
});

it('says nothing of an attempt under way', () => {
  expect(formatEnding({ ...finished, finishedAt: null, finishedBecause: null })).toBe('');
});
