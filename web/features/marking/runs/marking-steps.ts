import type { MarkingRun } from '../../../../shared/contract/marking.ts';

/** The phases of a marking run as the teacher sees them (spec section 4, AI marking run). */
export const markingSteps = [
  { id: 'batches', label: 'Initial batches' },
  { id: 'retry', label: 'Retry of failed items' },
  { id: 'verification', label: 'Verification' },
  { id: 'reload', label: 'Reload' },
] as const;

/** The position of a run's phase in `markingSteps`; -1 while it waits for its turn. */
export function currentStepIndex(run: MarkingRun): number {
  const stepId = run.phase === 'done' || run.state !== 'active' ? 'reload' : run.phase;
  return markingSteps.findIndex(({ id }) => id === stepId);
}

/** How much of a run's answers a count is, 0..100. */
export function shareOfRun(count: number, run: MarkingRun): number {
  return run.total === 0 ? 100 : Math.min(100, (100 * count) / run.total);
}

const QUARTER = 25;

/**
 * What a screen reader hears of a run. It changes with the phase and each quarter only, so that a
 * long run does not talk all the time.
 */
export function progressAnnouncement(run: MarkingRun): string {
  const step = markingSteps[currentStepIndex(run)];
  if (step === undefined) return 'Marking is about to start.';
  const quarters = Math.floor(shareOfRun(run.marked, run) / QUARTER) * QUARTER;
  return `${step.label}: ${quarters} percent of ${run.total} answers marked.`;
}
