// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../../shared/permissions.ts';
import { returnPathInState } from '../../return-to.ts';
import type { RouteAccess } from './route-access.ts';
import { RouteGuard } from './route-guard.tsx';

function FrontPage() {
  const { state } = useLocation();
  return <p>front page, back to {returnPathInState(state) ?? 'nowhere'}</p>;
}

const askWhoIsSignedIn = vi.hoisted(() => vi.fn<() => Promise<{ user: object | null }>>());

vi.mock('../../api/client.ts', () => ({
  api: {
    accounts: {
      currentUser: {
        queryOptions: (options: object) => ({
          ...options,
          queryKey: ['current-user'],
          queryFn: askWhoIsSignedIn,
        }),
      },
    },
  },
}));

function answerAs(role: Role | null) {
  askWhoIsSignedIn.mockResolvedValue({ user: role && { id: 'u', username: 'Sam', role } });
}

function openRoute(access: RouteAccess): QueryClient {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 0 } } });
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/behind?code=A']}>
          <Routes>
            <Route path="/" element={<FrontPage />} />
            <Route path="/dashboard" element={<p>dashboard</p>} />
            <Route element={<RouteGuard access={access} />}>
              <Route path="/behind" element={<p>behind the guard</p>} />
            </Route>
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return queryClient;
}

// Show the result of a query at once instead of in a later turn.
notifyManager.setScheduler((tell) => tell());
afterEach(cleanup);

describe('RouteGuard', () => {
  it('lets the right role pass', async () => {
    answerAs('teacher');
    openRoute(['teacher', 'admin']);
    expect(await screen.findByText('behind the guard')).toBeTruthy();
  });

  it('sends the wrong role to the dashboard', async () => {
    answerAs('student');
    openRoute(['teacher', 'admin']);
    expect(await screen.findByText('dashboard')).toBeTruthy();
  });

  it('sends a visitor to the front page, which knows the way back', async () => {
    answerAs(null);
    openRoute('signed-in');
    expect(await screen.findByText('front page, back to /behind?code=A')).toBeTruthy();
  });

  it('keeps the page of a known person if the server cannot be reached again', async () => {
    answerAs('teacher');
    const queryClient = openRoute('signed-in');
    await screen.findByText('behind the guard');
    askWhoIsSignedIn.mockRejectedValue(new TypeError('Failed to fetch'));
    await act(() => queryClient.refetchQueries());
    expect(queryClient.getQueryState(['current-user'])?.status).toBe('error');
    expect(screen.queryByText('behind the guard')).not.toBeNull();
  });

  it('keeps the address and offers to try again if the server cannot be reached', async () => {
    askWhoIsSignedIn.mockRejectedValue(new TypeError('Failed to fetch'));
    openRoute('signed-in');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
