import { expect, it } from 'vitest';
import type { SittingState } from '../../../../shared/contract/sittings.ts';
import { sittingNews } from './sitting-news.ts';

const people = (...states: SittingState[]) =>
  ['Asha', 'Ben', 'Cai', 'Dina'].map((displayName, index) => ({
    userId: displayName,
    displayName,
    state: states[index] ?? ('writing' as const),
  }));

it('tells who went offline, who is back and who has finished', () => {
  expect(
    sittingNews(
      people('writing', 'offline', 'here', 'here'),
      people('offline', 'here', 'finished', 'finished'),
    ),
  ).toBe('Asha went offline. Ben is back. Cai and Dina finished.');
});

it('says nothing of those who start, type or pause', () => {
  expect(
    sittingNews(
      people('not-started', 'here', 'writing', 'finished'),
      people('here', 'writing', 'here', 'here'),
    ),
  ).toBe('');
});

it('only counts where many change at once', () => {
  const after = people('offline', 'offline', 'offline', 'offline');
  expect(sittingNews(people(), after)).toBe('4 students went offline.');
  expect(sittingNews(after, people('here'))).toBe('4 students are back.');
});

it('says nothing of who was not listed before', () => {
  expect(sittingNews([], people('offline'))).toBe('');
});
