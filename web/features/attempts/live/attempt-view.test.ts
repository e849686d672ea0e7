import { describe, expect, it } from 'vitest';
import type { LiveAttempt, LiveAttemptState } from '../../../../shared/contract/live-attempts.ts';
import {
  countStates,
  findLiveAttempts,
  lastDeadline,
  secondsLeft,
  liveAttemptRow,
} from './attempt-view.ts';

const attempt = (state: LiveAttemptState, changes: Partial<LiveAttempt> = {}): LiveAttempt => ({
  userId: 'student',
  displayName: 'Siân Prosser',
  state,
  startedAt: '2026-03-02T09:00:00.000Z',
  deadlineAt: '2026-03-02T09:10:00.000Z',
  restEndsAt: null,
  finishedAt: null,
  finishedBecause: null,
  lastSeenAt: '2026-03-02T09:05:00.000Z',
  answered: 1,
  extraTimePercentage: 0,
  addedMinutes: 0,
  receiptCode: null,
  hasMarks: false,
  seesMarks: false,
  ...changes,
});

it('counts every state, and everyone', () => {
  const states: LiveAttemptState[] = ['writing', 'writing', 'offline', 'finished'];
  expect(countStates(states.map((state) => attempt(state)))).toEqual({
    all: 4,
    writing: 2,
    here: 0,
    offline: 1,
    'not-started': 0,
    finished: 1,
  });
});

describe('findLiveAttempts', () => {
  const rows = [attempt('writing'), attempt('offline', { displayName: 'Maya Patel' })];

  it('finds names without their accents and capitals', () => {
    expect(findLiveAttempts(rows, 'all', ' sian p ')).toEqual([rows[0]]);
  });

  it('keeps to the chosen state', () => {
    expect(findLiveAttempts(rows, 'offline', '')).toEqual([rows[1]]);
    expect(findLiveAttempts(rows, 'offline', 'sian')).toEqual([]);
  });
});

it('a row changes with the last heartbeat only while the student is offline', () => {
  const later = { lastSeenAt: '2026-03-02T09:05:05.000Z' };
  const [before, now] = [attempt('here'), attempt('here', later)].map((one) =>
    liveAttemptRow(one, 3),
  );
  expect(now).toEqual(before);
  expect(liveAttemptRow(attempt('offline', later), 3).lastSeenAt).toBe(later.lastSeenAt);
});

it('the last deadline is that of the last attempt under way', () => {
  const end = '2026-03-02T09:12:30.000Z';
  const finished = attempt('finished', { deadlineAt: '2026-03-02T10:00:00.000Z' });
  const attempts = [attempt('writing'), attempt('offline', { deadlineAt: end }), finished];
  expect(lastDeadline(attempts)).toBe(Date.parse(end));
  expect(lastDeadline([finished])).toBeNull();
});

const at = (time: string) => Date.parse(`2026-03-02T${time}.000Z`);

it('the time left stands still while the student rests', () => {
  expect(secondsLeft(attempt('here'), at('09:08:00'))).toBe(120);
  expect(secondsLeft(attempt('here'), at('09:11:00'))).toBe(0);
  const resting = attempt('here', { restEndsAt: '2026-03-02T09:06:00.000Z' });
  expect(secondsLeft(resting, at('09:02:00'))).toBe(240);
  expect(secondsLeft(resting, at('09:04:00'))).toBe(240);
  expect(secondsLeft(resting, at('09:08:00'))).toBe(120);
  expect(secondsLeft(attempt('finished'), at('09:08:00'))).toBeNull();
  expect(secondsLeft(attempt('not-started', { deadlineAt: null }), at('09:08:00'))).toBeNull();
});
