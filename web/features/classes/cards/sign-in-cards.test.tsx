// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AppHistory } from '../../../history/app-history.ts';
import { HistoryContext } from '../../../history/history-context.ts';
import { SignInCards } from './sign-in-cards.tsx';

vi.mock('../../../api/client.ts', () => ({
  api: {
    accounts: {
      signInProviders: {
        queryOptions: () => ({
          queryKey: ['ways'],
          queryFn: () => ({ passwordSignIn: false, providers: [{ id: 'google', name: 'Google' }] }),
        }),
      },
    },
  },
}));
vi.mock('../../../ui/codes/qr-code.tsx', () => ({
  QrCode: ({ text }: { text: string }) => <i>{text}</i>,
}));

afterEach(cleanup);

const card = (displayName: string, signInName: string, password: string | null) => ({
  userId: displayName,
  displayName,
  signInName,
  password,
});

function show(...cards: ReturnType<typeof card>[]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <HistoryContext value={new AppHistory(() => null)}>
          <SignInCards sets={[{ teacherCode: 'AI-A-001', inClass: '9A', cards }]} />
        </HistoryContext>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

it('a card without a password names the existing way to sign in, and mentions nothing that would be lost', async () => {
  show(card('Maya', 'maya@school.example', null));
  expect(await screen.findAllByText('Sign in with Google')).not.toEqual([]);
  expect(screen.getAllByText('maya@school.example')).not.toEqual([]);
  expect(screen.queryByText('Password')).toBeNull();
  expect(screen.queryByText(/shown only now/)).toBeNull();
  expect(screen.getAllByText(/\/login$/)).not.toEqual([]);
});

it('a card with a password says that it is shown only now', () => {
  show(card('Leo', 'leo.hart26', 'seven-purple-lanterns-12'));
  expect(screen.getAllByText('seven-purple-lanterns-12')).not.toEqual([]);
  expect(screen.getByText(/shown only now/)).toBeDefined();
});
