// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { QuizScoreCard } from './quiz-score-card.tsx';
import { buildScore, buildScoredAnswer } from './testing-scores.ts';

vi.mock(import('./appeals/answer-appeal.tsx'), () => ({ AnswerAppeal: () => <></> }));

afterEach(cleanup);

const show = (quiz: ReturnType<typeof buildScore>) => {
  const props = { isArchived: false, onToggleArchived: () => undefined };
  render(
    <MantineProvider>
      <QuizScoreCard quiz={quiz} {...props} />
    </MantineProvider>,
  );
  return within(screen.getByRole('article'));
};

it('shows the score of the attempt that counts, and says which it is', () => {
  const { quizCode: _, ...first } = buildScore({ score: 3, percentage: 100 });
  const card = show(
    buildScore({
      number: 2,
      attemptsAllowed: 2,
      countedAttempt: 'best',
      countedNumber: 1,
      score: 1,
      percentage: 33,
      earlier: [first],
    }),
  );
  expect(card.getByText('Attempt 2 of 2. Your best one counts: attempt 1.')).toBeTruthy();
  expect(card.getByRole('banner').textContent).toContain('100');
});

it('keeps the receipts of all attempts', () => {
  const { quizCode: _, ...first } = buildScore({ receiptCode: 'K7Q2-M9XD' });
  const card = show(buildScore({ number: 2, receiptCode: 'A4CD-E6FG', earlier: [first] }));
  fireEvent.click(card.getByRole('button', { name: 'View Details of Sky' }));
  expect(card.getByText('A4CD-E6FG')).toBeTruthy();
  expect(
    within(card.getByRole('region', { name: 'Attempt 1' })).getByText('K7Q2-M9XD'),
  ).toBeTruthy();
});

it('prints once the maths in its answers is rendered', async () => {
  Object.defineProperty(document, 'fonts', { value: new Set(), configurable: true });
  const printed = new Promise<string>((resolve) => {
    window.print = () => resolve(document.body.innerHTML);
  });
  const card = show(
    buildScore({ answers: [buildScoredAnswer({ questionText: 'Solve $x^2=4$' })] }),
  );
  card.getByRole('button', { name: 'Print Sky' }).click();
  const page = await printed;
  expect(page).toContain('class="katex"');
  expect(page).not.toContain('$x^2');
});

it('counts the visible marks, since others may only be waiting for their release', () => {
  const pending = buildScoredAnswer({ markAwarded: 'Pending', markedBy: null });
  const none = show(buildScore({ markedCount: 0, answers: [pending] }));
  expect(none.getByText('no marks to see yet')).toBeTruthy();
  cleanup();
  const some = show(buildScore({ markedCount: 1, answers: [buildScoredAnswer(), pending] }));
  expect(some.getByText('1 of 2 marks to see')).toBeTruthy();
});
