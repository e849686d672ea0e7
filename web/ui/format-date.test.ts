import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

it('shows a day of the calendar as that day west of Greenwich too', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  const { formatDate, formatDay } = await import('./format-date.ts');
  expect(formatDay('2026-11-30')).toBe('30 Nov 2026');
  expect(formatDate('2026-11-30T00:00:00Z')).toBe('29 Nov 2026');
});
