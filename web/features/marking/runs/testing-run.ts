import type { MarkingRun } from '../../../../shared/contract/marking.ts';

/** A run that has just started, for tests. */
export const sampleRun: MarkingRun = {
  id: 'run-1',
  quizCode: 'DEMO02',
  mode: 'unmarked',
  classNames: null,
  state: 'active',
  phase: 'batches',
  total: 40,
  marked: 0,
  failed: 0,
  resumable: 0,
  blank: 0,
  left: 0,
  remarked: 0,
  moved: 0,
  isStopping: false,
  totalTokens: 0,
  cost: null,
  currency: null,
  failure: null,
  startedAt: '2026-01-01T00:00:00.000Z',
  finishedAt: null,
};
