// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ProgressLine } from './progress-line.tsx';
import type { LiveQuiz } from './use-attempts.ts';

afterEach(cleanup);

const quiz = { quizCode: 'QUIZ01', items: [{ state: 'finished' }] } as LiveQuiz;
const leadsTo = (address: string) => {
  render(
    <MantineProvider>
      <MemoryRouter initialEntries={[address]}>
        <ProgressLine quiz={quiz} />
      </MemoryRouter>
    </MantineProvider>,
  );
  return screen.getByRole('link', { name: 'Read the responses' }).getAttribute('href');
};

it.each([
  ['/live-quiz/QUIZ01?class=AI-X-123', '/view-quiz-responses?code=QUIZ01&class=AI-X-123'],
  ['/live-quiz/QUIZ01', '/view-quiz-responses?code=QUIZ01'],
])('leads from the class that is watched to its responses', (address, desk) => {
  expect(leadsTo(address)).toBe(desk);
});
