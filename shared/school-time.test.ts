import { describe, expect, it } from 'vitest';
import { clockChangeAt, fromLocalTime, toLocalTime } from './school-time.ts';

describe('times entered in the school’s time zone', () => {
  it('mean the same whichever time zone the device is in', () => {
    expect(fromLocalTime('2026-11-23T09:00', 'Europe/London')).toBe('2026-11-23T09:00:00.000Z');
    expect(fromLocalTime('2026-11-23T09:00', 'Asia/Kolkata')).toBe('2026-11-23T03:30:00.000Z');
    expect(fromLocalTime('2026-11-23T09:00', 'America/New_York')).toBe('2026-11-23T14:00:00.000Z');
  });

  it('keep the hour on the clock when the clocks change', () => {
    expect(fromLocalTime('2026-03-28T09:00', 'Europe/London')).toBe('2026-03-28T09:00:00.000Z');
    expect(fromLocalTime('2026-03-29T09:00', 'Europe/London')).toBe('2026-03-29T08:00:00.000Z');
    expect(fromLocalTime('2026-10-24T09:00', 'Europe/London')).toBe('2026-10-24T08:00:00.000Z');
    expect(fromLocalTime('2026-10-25T09:00', 'Europe/London')).toBe('2026-10-25T09:00:00.000Z');
  });

  it('read an hour that the clocks skip by the old clock, and take the later of an hour that occurs twice', () => {
    expect(fromLocalTime('2026-03-29T01:30', 'Europe/London')).toBe('2026-03-29T01:30:00.000Z');
    expect(fromLocalTime('2026-10-25T01:30', 'Europe/London')).toBe('2026-10-25T01:30:00.000Z');
    expect(fromLocalTime('2026-10-25T02:00', 'Europe/London')).toBe('2026-10-25T02:00:00.000Z');
    expect(fromLocalTime('2026-10-25T00:59', 'Europe/London')).toBe('2026-10-24T23:59:00.000Z');
  });

  it.each(['Europe/London', 'Asia/Kolkata', 'America/New_York', 'Pacific/Auckland', 'UTC'])(
    'are shown as they were entered in %s',
    (zone) => {
      for (const typed of ['2026-03-29T03:15', '2026-07-01T23:59', '2026-12-31T00:00']) {
        expect(toLocalTime(fromLocalTime(typed, zone), zone)).toBe(typed);
      }
    },
  );

  it.each([
    ['2026-03-29T00:59', 'none'],
    ['2026-03-29T01:00', 'skipped'],
    ['2026-03-29T01:59', 'skipped'],
    ['2026-03-29T02:00', 'none'],
    ['2026-10-25T00:59', 'none'],
    ['2026-10-25T01:00', 'twice'],
    ['2026-10-25T01:59', 'twice'],
    ['2026-10-25T02:00', 'none'],
  ])('say for %s whether the clocks of London change (%s)', (time, change) => {
    expect(clockChangeAt(time, 'Europe/London')).toBe(change);
  });

  it('handle midnights that are skipped or occur twice, and changes of half an hour', () => {
    expect(clockChangeAt('2026-09-06T00:30', 'America/Santiago')).toBe('skipped');
    expect(clockChangeAt('2026-11-01T00:30', 'America/Havana')).toBe('twice');
    expect(clockChangeAt('2026-10-04T02:15', 'Australia/Lord_Howe')).toBe('skipped');
    expect(clockChangeAt('2026-10-04T02:30', 'Australia/Lord_Howe')).toBe('none');
  });

  it.each(['0002', '0020', '0202', '2026', '9999'])('can be in any year: %s', (year) => {
    for (const typed of [`${year}-12-31T23:59`, `${year}-01-01T00:00`]) {
      expect(fromLocalTime(typed, 'UTC')).toBe(`${typed}:00.000Z`);
      expect(toLocalTime(fromLocalTime(typed, 'Asia/Kolkata'), 'Asia/Kolkata')).toBe(typed);
      expect(clockChangeAt(typed, 'America/New_York')).toBe('none');
    }
  });

  it.each(['20266-09-01T10:00', '2026-13-01T10:00', 'soon'])(
    'are not recognised if typed as: %s',
    (typed) => {
      expect(fromLocalTime(typed, 'Europe/London')).toBeNull();
      expect(clockChangeAt(typed, 'Europe/London')).toBe('none');
    },
  );

  it('can be left out', () => {
    expect(fromLocalTime('', 'Europe/London')).toBeNull();
    expect(toLocalTime(null, 'Europe/London')).toBe('');
  });
});
