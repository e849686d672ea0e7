import { describe, expect, it } from 'vitest';
import { serverClock } from './server-clock.ts';

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
