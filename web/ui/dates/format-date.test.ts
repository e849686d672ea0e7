import { afterEach, expect, it, vi } from 'vitest';
import { formatDateTime } from './format-date.ts';

// Test files share modules: the next one must not reuse the formatter created for New York.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('shows a calendar day as the same day west of Greenwich too', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  vi.resetModules();
  const { formatDate, formatDay } = await import('./format-date.ts');
  expect(formatDay('2026-11-30')).toBe('30 Nov 2026');
  expect(formatDate('2026-11-30T00:00:00Z')).toBe('29 Nov 2026');
});

it.each([
  ['2026-10-25T00:30:00Z', '25 Oct 2026, 01:30 BST'],
  ['2026-10-25T01:30:00Z', '25 Oct 2026, 01:30 GMT'],
  ['2026-10-25T02:00:00Z', '25 Oct 2026, 02:00'],
  ['2026-03-29T01:00:00Z', '29 Mar 2026, 02:00'],
])('says which time %s is if the clock shows it twice', (instant, words) => {
  expect(formatDateTime(instant, 'Europe/London')).toBe(words);
});
