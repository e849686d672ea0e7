// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { LiveAttempt, LiveAttemptState } from '../../../../shared/contract/live-attempts.ts';
import { LiveAttemptAnnouncements } from './attempt-announcements.tsx';

afterEach(cleanup);

const classOf = (states: readonly LiveAttemptState[]) =>
  states.map((state, index) => ({ userId: `s${index}`, displayName: 'Sam', state }) as LiveAttempt);
const room = (finished: number) => (
  <MantineProvider>
    <LiveAttemptAnnouncements
      attempts={classOf(
        Array.from({ length: 8 }, (_, index) => (index < finished ? 'finished' : 'here')),
      )}
    />
  </MantineProvider>
);

it('announces the same sentence about other students as a new one', () => {
  const { rerender } = render(room(0));
  rerender(room(4));
  const first = screen.getByText('4 students finished.');
  rerender(room(8));
  const second = screen.getByText('4 students finished.');
  expect(second).not.toBe(first);
  expect(screen.getByRole('status').contains(second)).toBe(true);
});
