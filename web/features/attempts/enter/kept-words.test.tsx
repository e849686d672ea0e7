// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PendingSaves, pendingSavesKey } from '../answer-sync/pending-saves.ts';
import { KeptWords } from './kept-words.tsx';

vi.mock('../../../api/use-current-user.ts', () => ({ useCurrentUser: () => ({ id: 'u1' }) }));

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Keeps words of this student's attempt, as a page does that could not send them. */
function keep(userId: string, daysAgo = 0, typedSecondsAgo = 60) {
  const startedAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
  const typed = { at: new Date(Date.now() - typedSecondsAgo * 1_000).toISOString(), stamp: '' };
  const pending = new PendingSaves(pendingSavesKey('ABC123', userId), undefined, startedAt);
  pending.keep({ questionId: 'q1', answer: 'on the train', isSaved: false, revision: 2, typed });
}
const show = () =>
  render(
    <MantineProvider>
      <MemoryRouter>
        <KeptWords />
      </MemoryRouter>
    </MantineProvider>,
  );

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('tells a student about words that only this device has, with a link to the quiz', () => {
  keep('u1');
  show();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/enter-quiz?code=ABC123');
});

it('tells of them even if the device’s clock is hours behind', () => {
  keep('u1', 0, -3 * 60 * 60);
  show();
  expect(screen.getByRole('link')).toBeTruthy();
});

it.each([
  ['another student’s', 'u2', 0, 60],
  ['so old that their teacher has long marked the quiz', 'u1', 15, 60],
  ['still on their way from the page that was just left', 'u1', 0, 2],
])('is silent about words that are %s', (_, userId, daysAgo, typedSecondsAgo) => {
  keep(userId, daysAgo, typedSecondsAgo);
  show();
  expect(screen.queryByRole('link')).toBeNull();
});

it('says nothing if the browser stores nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  show();
  expect(screen.queryByRole('link')).toBeNull();
  vi.unstubAllGlobals();
});
