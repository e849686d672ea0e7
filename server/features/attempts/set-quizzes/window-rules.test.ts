import { describe, expect, it } from 'vitest';
import { settleWindows, windowStateOf } from './window-rules.ts';

const at = (hour: number | null) => (hour === null ? null : new Date(Date.UTC(2026, 10, 24, hour)));
const window = (from: number | null, to: number | null) => ({
  opensAt: at(from),
  closesAt: at(to),
});
const now = new Date(Date.UTC(2026, 10, 24, 10));

describe('when a quiz may be begun', () => {
  it.each([
    ['without limits', [window(null, null)], { state: 'open' }],
    ['within', [window(9, 11)], { state: 'open' }],
    ['at the moment that it opens', [window(10, 11)], { state: 'open' }],
    ['no longer at the moment that it closes', [window(9, 10)], { state: 'too-late', at: at(10) }],
    ['before it opens', [window(11, 12)], { state: 'too-early', at: at(11) }],
    ['in any class that has it open', [window(11, 12), window(9, 11)], { state: 'open' }],
    [
      'next, of several',
      [window(7, 8), window(14, 15), window(12, 13)],
      { state: 'too-early', at: at(12) },
    ],
    ['last, of several', [window(7, 9), window(6, 8)], { state: 'too-late', at: at(9) }],
    ['if it is not set', [], undefined],
  ])('%s', (_name, windows, state) => {
    expect(windowStateOf(windows, now)).toEqual(state);
  });
});

const setting = (opensAt: string, { isOwn = false, isLocked = false } = {}) => ({
  opensAt,
  closesAt: null,
  isOwn,
  isLocked,
});
const opening = (...days: string[]) =>
  days.map((day) => ({ opensAt: new Date(day), closesAt: null }));

describe('the windows in which a student may begin a quiz', () => {
  const own = setting('2026-11-01', { isOwn: true });
  const free = setting('2026-11-02');
  const locked = setting('2026-11-03', { isLocked: true });

  it.each([
    ['those of classes that have not locked it', [free, locked], false, opening('2026-11-02')],
    ['none if every class has locked it', [locked], true, opening('2026-11-03')],
    ['their own instead of a class’s', [own, free], false, opening('2026-11-01')],
    ['their own while one class has it open', [own, free, locked], false, opening('2026-11-01')],
    ['not their own if every class has locked it', [own, locked], true, opening('2026-11-01')],
    ['their own without a class', [own], false, opening('2026-11-01')],
    ['none if it is not set for them', [], false, []],
  ])('%s', (_name, settings, isLocked, windows) => {
    expect(settleWindows(settings)).toEqual({ isLocked, windows });
  });
});
