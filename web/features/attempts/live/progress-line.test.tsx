// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ProgressLine } from './progress-line.tsx';
import type { LiveQuiz } from './use-attempts.ts';

afterEach(cleanup);

const renderFor = (address: string, ...states: string[]) => {
  const quiz = { quizCode: 'QUIZ01', items: states.map((state) => ({ state })) } as LiveQuiz;
  render(
    <MantineProvider>
      <MemoryRouter initialEntries={[address]}>
        <ProgressLine quiz={quiz} />
      </MemoryRouter>
    </MantineProvider>,
  );
};
const leadsTo = (address: string) => {
  renderFor(address, 'finished');
  return screen.getByRole('link', { name: 'Read the responses' }).getAttribute('href');
};

it.each([
  ['/live-quiz/QUIZ01?class=AI-X-123', '/view-quiz-responses?code=QUIZ01&class=AI-X-123'],
  ['/live-quiz/QUIZ01', '/view-quiz-responses?code=QUIZ01'],
])('links from the class being watched to its responses', (address, desk) => {
  expect(leadsTo(address)).toBe(desk);
});

it.each([
  ['1 of 3 has started, and has finished.', ['finished', 'not-started', 'not-started']],
  ['2 of 3 have started, and all of them have finished.', ['finished', 'finished', 'not-started']],
])('says %s', (sentence, states) => {
  renderFor('/live-quiz/QUIZ01', ...states);
  expect(screen.getByText(sentence)).toBeTruthy();
});
