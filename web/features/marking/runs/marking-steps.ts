import type { MarkingRun } from '../../../../shared/contract/marking.ts';

/** The phases of a marking run as shown to the teacher (spec section 4, AI marking run). */
export const markingSteps = [
  { id: 'batches', label: 'Initial batches' },
  { id: 'retry', label: 'Retry of failed items' },
  { id: 'verification', label: 'Verification' },
  { id: 'reload', label: 'Reload' },
] as const;

/** Returns the index of a run's phase in `markingSteps`; -1 while it is queued. */
export function currentStepIndex(run: MarkingRun): number {
  const stepId = run.phase === 'done' || run.state !== 'active' ? 'reload' : run.phase;
  return markingSteps.findIndex(({ id }) => id === stepId);
}

/** Returns a count as a percentage of a run's answers, 0..100. */
export function shareOfRun(count: number, run: MarkingRun): number {
  return run.total === 0 ? 100 : Math.min(100, (100 * count) / run.total);
}

const QUARTER = 25;

/**
 * Returns the screen reader announcement for a run. It changes only with the phase and each
 * quarter, so that a long run is not announced constantly.
 */
export function progressAnnouncement(run: MarkingRun): string {
  const step = markingSteps[currentStepIndex(run)];
  if (step === undefined) return 'Marking is about to start.';
  const quarters = Math.floor(shareOfRun(run.marked, run) / QUARTER) * QUARTER;
  return `${step.label}: ${quarters} percent of ${run.total} answers marked.`;
}
