import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { testingTarget } from '../testing-target.ts';
import { MarkForm } from './mark-form.tsx';

const { save } = vi.hoisted(() => ({ save: vi.fn<() => boolean>(() => true) }));
vi.mock('../desk-context.ts', () => ({
  useDesk: () => ({ isLocked: false, decisions: { save } }),
}));
vi.mock('./mark-tools.tsx', () => ({ MarkTools: () => null }));

afterEach(cleanup);

it('saves once from the feedback, however long the keys are held down', () => {
  const onDone = vi.fn<() => void>();
  render(
    <MantineProvider>
      <MarkForm target={testingTarget()} isCurrent onDone={onDone} />
    </MantineProvider>,
  );
  const feedback = screen.getByRole('textbox', { name: 'Feedback' });
  fireEvent.keyDown(feedback, { key: 'Enter', ctrlKey: true });
  fireEvent.keyDown(feedback, { key: 'Enter', ctrlKey: true, repeat: true });
  expect(save).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledOnce();
});
