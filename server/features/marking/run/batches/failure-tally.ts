import { MARKING_MAX_FAILED_CALLS } from '../../../../../shared/business-rules.ts';
import { MarkerError } from '../../engine/marker-error.ts';

/** Failures that another call is unlikely to fix. */
const IN_VAIN = new Set([
  'timed-out',
  'refused',
  'unusable',
  'refuses-key',
  'unknown-model',
  'not-accepted',
]);

/** Which answers failed in a run, how often, and why. */
export interface FailureTally {
  note(answer: string, error: unknown): void;
  /** Removes an answer that has been marked after all. */
  forget(answer: string): void;
  /** True if another call for it would be pointless. */
  isHopeless(answer: string): boolean;
  /** The most common last error of the answers; undefined if none failed. */
  commonest(): unknown;
}

export function createFailureTally(): FailureTally {
  const failures = new Map<string, { inVain: number; last: unknown }>();
  return {
    note: (answer, error) => {
      const before = failures.get(answer)?.inVain ?? 0;
      const isInVain = error instanceof MarkerError && IN_VAIN.has(error.reason);
      failures.set(answer, { inVain: before + (isInVain ? 1 : 0), last: error });
    },
    forget: (answer) => void failures.delete(answer),
    isHopeless: (answer) => (failures.get(answer)?.inVain ?? 0) >= MARKING_MAX_FAILED_CALLS,
    commonest: () => {
      const alike = Map.groupBy(failures.values(), ({ last }) => keyOf(last));
      const [most] = [...alike.values()].toSorted((a, b) => b.length - a.length);
      return most?.at(-1)?.last;
    },
  };
}

const keyOf = (error: unknown): string =>
  error instanceof MarkerError ? `${error.reason} ${error.status} ${error.said}` : 'unexpected';
