import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { MarkingRun } from '../../../../shared/contract/marking.ts';
import { MarkingProgressCard } from './marking-progress-card.tsx';
import { sampleRun } from './testing-run.ts';

const run: MarkingRun = { ...sampleRun, phase: 'queued' };

const card = (changes: Partial<MarkingRun>) => (
  <MantineProvider>
    <MarkingProgressCard
      run={{ ...run, ...changes }}
      samples={[]}
      isConnected
      onStop={() => undefined}
      isAskingToStop={false}
    />
  </MantineProvider>
);

afterEach(cleanup);

it('tells a screen reader how the marking is going: politely, and only by quarters', () => {
  const { container, rerender } = render(card({}));
  const region = container.querySelector('[aria-live]');
  expect(region?.getAttribute('aria-live')).toBe('polite');

  const heard = [region?.textContent];
  const listen = (changes: Partial<MarkingRun>) => {
    rerender(card(changes));
    // The element must stay the same: a live region that is inserted again announces nothing.
    expect(container.querySelectorAll('[aria-live]')).toHaveLength(1);
    expect(container.querySelector('[aria-live]')).toBe(region);
    if (region?.textContent !== heard.at(-1)) heard.push(region?.textContent);
  };
  for (let marked = 0; marked <= run.total; marked += 1) listen({ phase: 'batches', marked });
  listen({ state: 'completed', phase: 'done', marked: run.total });

  expect(heard).toEqual([
    'Marking is about to start.',
    'Initial batches: 0 percent of 40 answers marked.',
    'Initial batches: 25 percent of 40 answers marked.',
    'Initial batches: 50 percent of 40 answers marked.',
    'Initial batches: 75 percent of 40 answers marked.',
    'Initial batches: 100 percent of 40 answers marked.',
    'Reload: 100 percent of 40 answers marked.',
  ]);
});
