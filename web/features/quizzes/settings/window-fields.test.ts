import { expect, it } from 'vitest';
import { readTypedWindow, typedWindow } from './window-fields.tsx';

const LONDON = 'Europe/London';

it('keeps an unchanged time to the second, and in the hour that it was set for', () => {
  const stored = { opensAt: '2026-10-25T00:30:15.000Z', closesAt: '2026-10-25T01:30:00.000Z' };
  const typed = typedWindow(stored, LONDON);
  expect(typed).toEqual({ opens: '2026-10-25T01:30', closes: '2026-10-25T01:30' });
  expect(readTypedWindow(typed, LONDON, stored)).toEqual(stored);
  const moved = { ...typed, opens: '2026-10-25T01:15', closes: '' };
  expect(readTypedWindow(moved, LONDON, stored)).toEqual({
    opensAt: '2026-10-25T01:15:00.000Z',
    closesAt: null,
  });
});
