import { describe, expect, it } from 'vitest';
import type { Sitting, SittingState } from '../../../../shared/contract/sittings.ts';
import {
  countStates,
  findSittings,
  lastDeadline,
  secondsLeft,
  sittingRow,
} from './sitting-view.ts';

const sitting = (state: SittingState, changes: Partial<Sitting> = {}): Sitting => ({
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
  ...changes,
});

it('counts every state, and everyone', () => {
  const states: SittingState[] = ['writing', 'writing', 'offline', 'finished'];
  expect(countStates(states.map((state) => sitting(state)))).toEqual({
    all: 4,
    writing: 2,
    here: 0,
    offline: 1,
    'not-started': 0,
    finished: 1,
  });
});

describe('findSittings', () => {
  const rows = [sitting('writing'), sitting('offline', { displayName: 'Maya Patel' })];

  it('finds names without their accents and capitals', () => {
    expect(findSittings(rows, 'all', ' sian p ')).toEqual([rows[0]]);
  });

  it('keeps to the state that is shown', () => {
    expect(findSittings(rows, 'offline', '')).toEqual([rows[1]]);
    expect(findSittings(rows, 'offline', 'sian')).toEqual([]);
  });
});

it('a row changes with the last sign of life only while the student is offline', () => {
  const later = { lastSeenAt: '2026-03-02T09:05:05.000Z' };
  const [before, now] = [sitting('here'), sitting('here', later)].map((one) => sittingRow(one, 3));
  expect(now).toEqual(before);
  expect(sittingRow(sitting('offline', later), 3).lastSeenAt).toBe(later.lastSeenAt);
});

it('the last deadline is that of the last attempt under way', () => {
  const end = '2026-03-02T09:12:30.000Z';
  const finished = sitting('finished', { deadlineAt: '2026-03-02T10:00:00.000Z' });
  const sittings = [sitting('writing'), sitting('offline', { deadlineAt: end }), finished];
  expect(lastDeadline(sittings)).toBe(Date.parse(end));
  expect(lastDeadline([finished])).toBeNull();
});

const at = (time: string) => Date.parse(`2026-03-02T${time}.000Z`);

it('the time left stands still while the student rests', () => {
  expect(secondsLeft(sitting('here'), at('09:08:00'))).toBe(120);
  expect(secondsLeft(sitting('here'), at('09:11:00'))).toBe(0);
  const resting = sitting('here', { restEndsAt: '2026-03-02T09:06:00.000Z' });
  expect(secondsLeft(resting, at('09:02:00'))).toBe(240);
  expect(secondsLeft(resting, at('09:04:00'))).toBe(240);
  expect(secondsLeft(resting, at('09:08:00'))).toBe(120);
  expect(secondsLeft(sitting('finished'), at('09:08:00'))).toBeNull();
  expect(secondsLeft(sitting('not-started', { deadlineAt: null }), at('09:08:00'))).toBeNull();
});
