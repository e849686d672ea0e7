// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryWrapper } from '../../testing/query-wrapper.tsx';
import { MyScoresScreen } from './my-scores-screen.tsx';
import { buildScore } from './testing-scores.ts';

const quizzes = ['Sky', 'Sea', 'Soil'].map((title, index) =>
  buildScore({ title, quizCode: title, finishedAt: `2026-11-2${3 - index}T12:00:00.000Z` }),
);
vi.mock('./appeals/answer-appeal.tsx', () => ({ AnswerAppeal: () => null }));
vi.mock('../../api/use-current-user.ts', () => ({
  useCurrentUser: () => ({ id: 'u1', displayName: 'Maya' }),
}));
vi.mock('../../api/client.ts', () => ({
  api: {
    results: {
      myScores: { queryOptions: () => ({ queryKey: ['scores'], queryFn: () => ({ quizzes }) }) },
    },
  },
}));
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const Wrapper = queryWrapper(new QueryClient());
const archive = async (title: string) => {
  const button = await screen.findByRole('button', { name: `Archive ${title}` });
  button.focus();
  fireEvent.click(button);
};

beforeEach(() => {
  localStorage.clear();
  render(
    <Wrapper>
      <MantineProvider>
        <MemoryRouter>
          <MyScoresScreen helpLines={null} />
        </MemoryRouter>
      </MantineProvider>
    </Wrapper>,
  );
});
afterEach(cleanup);

it('keeps a keyboard user’s place when the quiz that they archive disappears', async () => {
  await archive('Sea');
  expect(screen.queryByRole('heading', { name: 'Sea' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Soil');
  await archive('Soil');
  expect(document.activeElement).toBe(screen.getByLabelText('Show Archived Quizzes'));
});
