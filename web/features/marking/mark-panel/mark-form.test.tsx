import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { discardDraft, findDraft, typeMark } from '../decisions/mark-drafts.ts';
import type { MarkTarget } from '../decisions/mark-target.ts';
import { saveIntent } from '../decisions/save-intent.ts';
import { testingTarget } from '../testing-target.ts';
import { MarkForm } from './mark-form.tsx';

const { save } = vi.hoisted(() => ({ save: vi.fn<() => boolean>(() => true) }));
vi.mock('../desk/desk-context.ts', () => ({
  useDesk: () => ({ isLocked: false, decisions: { save } }),
}));
vi.mock('./mark-tools.tsx', () => ({ MarkTools: () => null }));

afterEach(() => {
  cleanup();
  discardDraft('group');
});

/** A target of equal answers with these states of their marks. */
function group(...states: ('pencil' | 'accepted')[]): MarkTarget {
  const submissions = states.flatMap((markState, index) => {
    const about = { submissionId: `${index}_QUIZ01_q`, markState };
    return testingTarget(about).submissions;
  });
  return { ...testingTarget(), key: 'group', submissions };
}
const inForm = (target: MarkTarget) => (
  <MantineProvider>
    <MarkForm target={target} isCurrent onDone={() => undefined} />
  </MantineProvider>
);
const submitSays = () =>
  screen
    .getByRole('button', { name: /^(?:Save|Accept)/ })
    .textContent?.replace(/(?:Enter|A)$/u, '');
/** Returns how many answers the button saves. */
function countSaved(target: MarkTarget): number {
  const intent = saveIntent(target, findDraft(target.key));
  return 'items' in intent ? intent.items.length : 0;
}

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

it('saves for the answers that were seen, even if a classmate’s has joined them since', () => {
  const grown = group('pencil', 'pencil', 'pencil');
  const seen = { ...grown, submissions: grown.submissions.slice(0, 2) };
  const { rerender } = render(inForm(seen));
  typeMark(seen, { mark: 2 });
  rerender(inForm(grown));
  expect(countSaved(grown)).toBe(2);
  expect(submitSays()).toBe('Save 2');
  expect(screen.getByText('Not saved yet, for 2 of these 3 answers')).toBeTruthy();
});

it('says how many it accepts if others of the group are in ink', () => {
  const target = group('pencil', 'pencil', 'accepted');
  render(inForm(target));
  expect(countSaved(target)).toBe(2);
  expect(submitSays()).toBe('Accept 2');
  expect(screen.getByText('For 2 of these 3 answers')).toBeTruthy();
});

it('says one if one of several is saved', () => {
  const target = group('pencil', 'accepted');
  render(inForm(target));
  expect(submitSays()).toBe('Accept 1');
});
