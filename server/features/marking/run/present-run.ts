import type { MarkingRun } from '../../../../shared/contract/marking.ts';
import type { RunWithCounts } from './marking-run-queries.ts';

const MICROS = 1_000_000;

/** Converts millionths of a currency to an amount; null if no prices are set. */
export function presentCost(costMicros: number, currency: string | null): number | null {
  return currency === null ? null : costMicros / MICROS;
}

/** Presents a run and its progress, without the person who started it. */
export function presentRun(run: RunWithCounts, currency: string | null): MarkingRun {
  const { startedBy: _by, teacherCodes: _codes, costMicros, startedAt, finishedAt, ...rest } = run;
  return {
    ...rest,
    cost: presentCost(costMicros, currency),
    currency,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
