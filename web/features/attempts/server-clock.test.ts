import { describe, expect, it } from 'vitest';
import { remainingSeconds, serverClock } from './server-clock.ts';

const NOON = '2026-11-21T12:00:00.000Z';

describe('serverClock', () => {
  it('adds half of the round trip and then follows the monotonic clock', () => {
    let monotonic = 5_400;
    const clock = serverClock(NOON, { sentAt: 5_000, receivedAt: 5_400 }, () => monotonic);
    expect(clock()).toBe(Date.parse(NOON) + 200);
    monotonic += 60_000;
    expect(clock()).toBe(Date.parse(NOON) + 60_200);
  });
});

describe('remainingSeconds', () => {
  it('rounds up, so that 00:00 shows only when the time is over', () => {
    expect(remainingSeconds(NOON, Date.parse(NOON) - 1)).toBe(1);
    expect(remainingSeconds(NOON, Date.parse(NOON) - 60_000)).toBe(60);
  });

  it('is never negative', () => {
    expect(remainingSeconds(NOON, Date.parse(NOON) + 9_000)).toBe(0);
  });
});
