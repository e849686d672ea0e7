// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { QuizResults } from '../../../../../shared/contract/quiz-results.ts';
import { NobodySat } from '../../nobody-sat.tsx';
import { NothingMarked } from '../../reteach/nothing-marked.tsx';
import { ResultsSummary } from './results-summary.tsx';

vi.mock('./statistics.tsx', () => ({ Statistics: () => null }));
afterEach(cleanup);

const results = {
  quizCode: 'QUIZ01',
  students: [{}],
  submissionCount: 3,
  markedCount: 1,
  inkedCount: 0,
  heldBackCount: 0,
} as QuizResults;

it('the results and their empty pages link to the desk of the class that is shown', () => {
  render(
    <MantineProvider>
      <MemoryRouter initialEntries={['/quiz-results/QUIZ01?class=AI-X-123']}>
        <ResultsSummary results={results} />
        <NobodySat quizCode="QUIZ01" />
        <NothingMarked quizCode="QUIZ01" />
      </MemoryRouter>
    </MantineProvider>,
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/view-quiz-responses?code=QUIZ01&class=AI-X-123',
    '/live-quiz/QUIZ01?class=AI-X-123',
    '/view-quiz-responses?code=QUIZ01&class=AI-X-123',
  ]);
});
