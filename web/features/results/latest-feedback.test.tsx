// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { LatestFeedback } from './latest-feedback.tsx';
import { buildScore } from './testing-scores.ts';

afterEach(cleanup);

it('counts the visible marks, since others may only be waiting for their release', () => {
  const latest = { ...buildScore({ markedCount: 3 }), answerCount: 5, improve: null };
  render(
    <MantineProvider>
      <MemoryRouter>
        <LatestFeedback latest={latest} />
      </MemoryRouter>
    </MantineProvider>,
  );
  expect(screen.getByText(/you can see 3 of 5 marks so far/)).toBeTruthy();
});
