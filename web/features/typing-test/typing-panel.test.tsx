// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TypingPanel } from './typing-panel.tsx';
import type { TypingPhase } from './use-typing-run.ts';

const run = {
  phase: 'running' as TypingPhase,
  session: { testSessionId: 'run', words: ['gas', 'light'] },
  typed: { words: [{ typed: 'gas', atMs: 900 }], unfinished: 'li' },
  startedAt: 0,
  startProblem: '',
  isBest: false,
};
vi.mock('./use-typing-run.ts', () => ({ useTypingRun: () => run }));
vi.mock('./typing-words.tsx', () => ({ TypingWords: () => null }));

const panel = (changes: Partial<typeof run> = {}) => {
  Object.assign(run, changes);
  return (
    <MantineProvider>
      <TypingPanel />
    </MantineProvider>
  );
};

afterEach(cleanup);

it('tells a screen reader the next word, and the result when the time is up', () => {
  const { rerender } = render(panel());
  const told = screen.getByRole('status');
  expect(told.textContent).toBe('light');
  rerender(panel({ phase: 'finished' }));
  expect(screen.getByRole('status')).toBe(told);
  expect(told.textContent).toBe('Time is up! 2 WPM, 100% accuracy.');
  rerender(panel({ isBest: true }));
  expect(told.textContent).toBe('Time is up! 2 WPM, 100% accuracy. Your best so far!');
});
