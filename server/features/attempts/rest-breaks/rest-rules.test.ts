import { expect, it } from 'vitest';
import { restAt } from './rest-rules.ts';

const now = new Date('2026-03-02T10:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const clockRuns = { startedAt: null, endsAt: null };

it('there is no rest for a student without rest breaks', () => {
  expect(restAt({ restStartedAt: null, restedSeconds: 0 }, 0, now)).toBeNull();
});

it('the remaining rest is counted from the minutes', () => {
  expect(restAt({ restStartedAt: null, restedSeconds: 0 }, 10, now)).toEqual({
    secondsLeft: 600,
    ...clockRuns,
  });
  expect(restAt({ restStartedAt: null, restedSeconds: 540 }, 10, now)?.secondsLeft).toBe(60);
  expect(restAt({ restStartedAt: null, restedSeconds: 700 }, 10, now)?.secondsLeft).toBe(0);
});

it('the remaining rest counts down during a rest, with the time at which the rest ends by itself', () => {
  expect(restAt({ restStartedAt: at(-60), restedSeconds: 240 }, 10, now)).toEqual({
    secondsLeft: 300,
    startedAt: at(-60).toISOString(),
    endsAt: at(300).toISOString(),
  });
});

it('a rest is over when all of it is used, even if nobody ended it', () => {
  expect(restAt({ restStartedAt: at(-601), restedSeconds: 0 }, 10, now)).toEqual({
    secondsLeft: 0,
    ...clockRuns,
  });
});
