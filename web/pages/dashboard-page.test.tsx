// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryWrapper } from '../testing/query-wrapper.tsx';
import DashboardPage from './dashboard-page.tsx';

const quiz = { quizCode: 'ABC123', title: 'Cells', timeLimit: 600, state: 'open', opensAt: null };
vi.mock('../api/client.ts', () => ({
  api: {
    attempts: {
      listSet: {
        queryOptions: (options: object) => ({
          queryKey: ['set'],
          queryFn: () => ({ items: [quiz], serverNow: '' }),
          ...options,
        }),
      },
    },
    results: {
      latestFeedback: {
        queryOptions: () => ({ queryKey: ['latest'], queryFn: () => new Promise(() => undefined) }),
      },
    },
  },
}));
vi.mock('../api/use-current-user.ts', () => ({
  useCurrentUser: () => ({ id: 'u1', role: 'student', displayName: 'Maya', email: 'maya@school' }),
  useSchoolTimeZone: () => 'Europe/London',
}));

afterEach(cleanup);

it('lets a student start a quiz while the latest feedback has not been loaded', async () => {
  const Wrapper = queryWrapper(new QueryClient());
  render(
    <Wrapper>
      <MantineProvider>
        <MemoryRouter>
          <DashboardPage />
        </MemoryRouter>
      </MantineProvider>
    </Wrapper>,
  );
  expect(await screen.findByRole('link', { name: 'Start Cells' })).toBeTruthy();
});
