// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { QuestionCard } from './question-card.tsx';

// A network that fails just when the code for choosing is fetched.
vi.mock('./choice-box.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
afterEach(cleanup);

const question = { questionImageURL: null, maxMark: 1, textBoxSize: 'medium' } as const;

it.each(['choice', 'matching'] as const)(
  'shows the other questions if the code for a %s could not be loaded',
  async (kind) => {
    render(
      <MantineProvider>
        <QuestionCard
          id="q1"
          question={{ ...question, kind, options: 'a\nb', questionText: 'Which gas is it?' }}
          number={1}
          answerBox={{}}
          actions={null}
        />
        <QuestionCard
          id="q2"
          question={{ ...question, kind: 'text', options: '', questionText: 'Why?' }}
          number={2}
          answerBox={{}}
          actions={null}
        />
      </MantineProvider>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Reload this page');
    expect(screen.getByText('Which gas is it?')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Your answer to question 2' })).toBeTruthy();
  },
);
