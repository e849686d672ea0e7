import { describe, expect, it } from 'vitest';
import {
  type AttemptTime,
  addedSeconds,
  countdownAnnouncement,
  formatCountdown,
  isResting,
  remainingSeconds,
  restSecondsLeft,
  serverClock,
  timeChangeSentence,
} from './attempt-clock.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const at = (seconds: number) => new Date(NOON + seconds * 1000).toISOString();

/** An attempt with ten minutes left at noon, read `now` seconds later. */
function running(now: number, deadline = 600): AttemptTime {
  const rest = { secondsLeft: 120, startedAt: null, endsAt: null };
  return { deadlineAt: at(deadline), rest, stamp: 'signed', clock: () => NOON + now * 1000 };
}

/** An attempt in a rest break of two minutes that began at noon. */
function resting(now: number, deadline = 720): AttemptTime {
  const rest = { secondsLeft: 120 - now, startedAt: at(0), endsAt: at(120) };
  return { deadlineAt: at(deadline), rest, stamp: 'signed', clock: () => NOON + now * 1000 };
}

describe('remainingSeconds', () => {
  it('rounds up, so that 00:00 shows only when time is up', () => {
    expect(remainingSeconds(running(599.9))).toBe(1);
    expect(remainingSeconds(running(0))).toBe(600);
  });

  it('is never negative', () => {
    expect(remainingSeconds(running(700))).toBe(0);
  });

  it('stands still during a rest, and runs again when the rest is used up', () => {
    expect([0, 60, 120].map((now) => remainingSeconds(resting(now)))).toEqual([600, 600, 600]);
    expect(remainingSeconds(resting(130))).toBe(590);
  });
});

describe('a rest', () => {
  it('lasts until all of it is used', () => {
    expect(isResting(running(0))).toBe(false);
    expect([0, 119, 120].map((now) => isResting(resting(now)))).toEqual([true, true, false]);
  });

  it('has its unused seconds left', () => {
    expect(restSecondsLeft(running(0))).toBe(120);
    expect(restSecondsLeft(resting(50))).toBe(70);
    expect(restSecondsLeft(resting(200))).toBe(0);
    expect(restSecondsLeft({ ...running(0), rest: null })).toBe(0);
  });
});

describe('addedSeconds', () => {
  it('is what a teacher added or took away', () => {
    expect(addedSeconds(running(10), running(15, 900))).toBe(300);
    expect(addedSeconds(running(10), running(15, 540))).toBe(-60);
    expect(addedSeconds(running(10), running(15))).toBe(0);
  });

  it('also counts during a rest', () => {
    expect(addedSeconds(resting(10), resting(15, 1020))).toBe(300);
  });

  it('does not mistake a rest for added minutes', () => {
    expect(addedSeconds(running(0), resting(1))).toBe(0);
    expect(addedSeconds(resting(50), running(55, 650))).toBe(0);
  });
});

describe('timeChangeSentence', () => {
  it.each([
    [300, 'Your teacher added 5 minutes.'],
    [60, 'Your teacher added 1 minute.'],
    [20, 'Your teacher added some time.'],
    [-60, 'Your time has been shortened. Please look at the time remaining.'],
  ])('says %i s as "%s"', (seconds, sentence) => {
    expect(timeChangeSentence(seconds)).toBe(sentence);
  });

  it('says nothing about changes that nobody would notice', () => {
    expect(timeChangeSentence(1)).toBeUndefined();
  });
});

describe('serverClock', () => {
  it('adds half of the round trip and then follows the monotonic clock', () => {
    let monotonic = 5_400;
    const clock = serverClock(at(0), { sentAt: 5_000, receivedAt: 5_400 }, () => monotonic);
    expect(clock()).toBe(NOON + 200);
    monotonic += 60_000;
    expect(clock()).toBe(NOON + 60_200);
  });
});

describe('formatCountdown', () => {
  it.each([
    [0, '00:00'],
    [59, '00:59'],
    [61, '01:01'],
    [4_500, '75:00'],
    [86_400, '1440:00'],
  ])('writes %i s as %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });
});

describe('countdownAnnouncement', () => {
  it('speaks at ten, five and one minute', () => {
    expect(countdownAnnouncement(601, 600)).toBe('10 minutes remaining');
    expect(countdownAnnouncement(301, 300)).toBe('5 minutes remaining');
    expect(countdownAnnouncement(61, 60)).toBe('1 minute remaining');
  });

  it('speaks even if a slow page has skipped the exact second', () => {
    expect(countdownAnnouncement(304, 297)).toBe('5 minutes remaining');
  });

  it('says what is left after a laptop has slept, or the time was shortened', () => {
    expect(countdownAnnouncement(900, 240)).toBe('4 minutes remaining');
    expect(countdownAnnouncement(900, 30)).toBe('30 seconds remaining');
  });

  it('is silent in between and at the end', () => {
    expect(countdownAnnouncement(600, 599)).toBeUndefined();
    expect(countdownAnnouncement(601, 601)).toBeUndefined();
    expect(countdownAnnouncement(70, 0)).toBeUndefined();
  });
});
