import { expect, it } from 'vitest';
import type { LiveAttemptState } from '../../../../shared/contract/live-attempts.ts';
import { isolate } from '../../../ui/text/isolate.ts';
import { liveAttemptNews } from './attempt-news.ts';

const people = (...states: LiveAttemptState[]) =>
  ['Asha', 'Ben', 'Cai', 'Dina'].map((displayName, index) => ({
    userId: displayName,
    displayName,
    state: states[index] ?? ('writing' as const),
  }));

it('says who went offline, who is back and who has finished', () => {
  expect(
    liveAttemptNews(
      people('writing', 'offline', 'here', 'here'),
      people('offline', 'here', 'finished', 'finished'),
    ),
  ).toBe(
    `${isolate('Asha')} went offline. ${isolate('Ben')} is back. ${isolate('Cai')} and ${isolate('Dina')} finished.`,
  );
});

it('says nothing of students who start, type or pause', () => {
  expect(
    liveAttemptNews(
      people('not-started', 'here', 'writing', 'finished'),
      people('here', 'writing', 'here', 'here'),
    ),
  ).toBe('');
});

it('only gives a count if many change at once', () => {
  const after = people('offline', 'offline', 'offline', 'offline');
  expect(liveAttemptNews(people(), after)).toBe('4 students went offline.');
  expect(liveAttemptNews(after, people('here'))).toBe('4 students are back.');
});

it('says nothing of students who were not listed before', () => {
  expect(liveAttemptNews([], people('offline'))).toBe('');
});
