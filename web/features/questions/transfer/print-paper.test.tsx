// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Question } from '../../../../shared/contract/questions.ts';
import { emptyQuestion } from '../../../../shared/question-content.ts';
import { PrintPaper } from './print-paper.tsx';

afterEach(cleanup);

const question = (changes: Pick<Question, 'kind' | 'options'>): Question => ({
  ...emptyQuestion,
  id: changes.kind,
  questionText: 'Simplify $x+x$.',
  markSchemeAnswer: '$2x$',
  maxMark: 1,
  synonyms: '',
  createdBy: 'teacher',
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
  schemeToCome: false,
  abilities: { canEdit: true, canDelete: true },
  ...changes,
});

const load = () =>
  Promise.resolve([
    question({ kind: 'choice', options: '$2x$\n$x^2$' }),
    question({ kind: 'matching', options: '$\\pi$\n\n$\\frac{1}{2}$\n$\\sqrt{3}$' }),
  ]);

/** Shows the part with two questions, presses a button, and waits for the print. */
function print(button: string): Promise<void> {
  Object.defineProperty(document, 'fonts', { value: new Set(), configurable: true });
  const printed = new Promise<void>((resolve) => {
    window.print = () => resolve();
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <PrintPaper title="Algebra" load={load} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  screen.getByRole('button', { name: button }).click();
  return printed;
}

it('prints maths in questions, options, items and choices as maths, once it is rendered', async () => {
  await print('Print the paper');
  const paper = document.body.innerHTML;
  expect(paper.match(/class="katex"/g)).toHaveLength(7);
  expect(paper).not.toContain('$');
});

it('prints the mark scheme separately, so that no student gets it with the paper or on its back', async () => {
  await print('Print the paper');
  expect(document.body.textContent).toContain('Simplify');
  expect(document.body.textContent).not.toContain('Mark scheme: Algebra');
  cleanup();
  await print('Print the mark scheme');
  expect(document.body.textContent).toContain('Mark scheme: Algebra');
  expect(document.body.textContent).not.toContain('Simplify');
  expect(document.body.innerHTML.match(/class="katex"/g)).toHaveLength(2);
});
