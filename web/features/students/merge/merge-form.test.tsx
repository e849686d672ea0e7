// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { MergePreview } from '../../../../shared/contract/merge.ts';
import { MergeForm } from './merge-form.tsx';

vi.mock('../../../api/client.ts', () => ({
  api: { students: { merge: { mutationOptions: (options: object) => options } } },
}));
afterEach(cleanup);

const account: MergePreview['kept'] = {
  id: 'maya',
  displayName: 'Maya Patel',
  signInName: 'maya.patel26',
  createdAt: '2026-09-01T08:00:00.000Z',
  quizzes: 2,
  classes: [],
  canSignIn: true,
  isSuspended: false,
  leftAt: null,
  extraTimePercentage: 0,
  accessArrangements: {
    restBreakMinutes: 0,
    fontSize: 'normal',
    overlay: 'none',
    readAloud: false,
  },
};

const show = (kept: Partial<MergePreview['kept']>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <MergeForm
          preview={{
            kept: { ...account, ...kept },
            other: { ...account, id: 'maja', signInName: 'maja.patel26' },
            satTwice: [],
          }}
          onChanged={() => undefined}
          onDone={() => undefined}
        />
      </MantineProvider>
    </QueryClientProvider>,
  );

it('says which name the student signs in with from then on', () => {
  show({});
  expect(screen.getByText(/From then on they sign in as/)).toBeDefined();
  expect(screen.queryByText(/let them back in/)).toBeNull();
});

it('says that nobody can sign in if the account that stays is suspended', () => {
  show({ isSuspended: true });
  expect(screen.queryByText(/From then on they sign in as/)).toBeNull();
  expect(screen.getByText(/cannot sign in until an administrator lets them back in/)).toBeDefined();
});

it('says when the student of an account left, and that its work would be erased', () => {
  show({ isSuspended: true, leftAt: '2026-07-20T12:00:00.000Z' });
  expect(screen.getByText(/^Left on 20 Jul/)).toBeDefined();
  expect(screen.queryByText('Suspended')).toBeNull();
  expect(screen.getByText(/counts as having left/)).toBeDefined();
});
