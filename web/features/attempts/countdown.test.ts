import { describe, expect, it } from 'vitest';
import { countdownAnnouncement, formatCountdown } from './countdown.ts';

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

  it('speaks also when a slow page has skipped the very second', () => {
    expect(countdownAnnouncement(304, 297)).toBe('5 minutes remaining');
  });

  it('is silent in between and at the end', () => {
    expect(countdownAnnouncement(600, 599)).toBeUndefined();
    expect(countdownAnnouncement(601, 601)).toBeUndefined();
    expect(countdownAnnouncement(70, 0)).toBeUndefined();
  });
});
