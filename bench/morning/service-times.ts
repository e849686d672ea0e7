/** The cost of a call, in milliseconds of one core. */
export interface CallCost {
  node: number;
  /** The cost in Node for each statement, whatever it contains. */
  nodeStatement: number;
  /** The cost of each statement, whatever it contains. */
  statement: number;
  /** The cost of each write that shares the statement. */
  row: number;
}

export type Call = 'open' | 'draft' | 'check-in' | 'finish';

/**
 * Measured on two cores of an AMD EPYC (docs/performance.md). `open`, `finish` and the sign-in are
 * whole calls. A draft's statement and row follow from two measurements: 112 µs for a statement
 * with one save, 45 µs a save if 25 share one. A check-in was measured alone and is shared in the
 * same way. What Node spends on a statement is the difference between a call alone and one among
 * many.
 */
export const costs: Record<Call, CallCost> = {
  open: { node: 0.9, nodeStatement: 0, statement: 0.6, row: 0 },
  draft: { node: 0.074, nodeStatement: 0.126, statement: 0.07, row: 0.042 },
  'check-in': { node: 0.12, nodeStatement: 0.18, statement: 0.06, row: 0.04 },
  finish: { node: 0.4, nodeStatement: 0, statement: 0.8, row: 0 },
};

/**
 * Standard deviation over mean of a call's time on a core; garbage collection and compilation cause
 * the tail.
 */
export const VARIATION = 0.8;

/** Milliseconds until a flush is on the disk: measured next to the database, and its variation. */
export const flush = { mean: 1, variation: 0.6 };

/** Round-trip time between a page and the school's entrance to the cluster, in milliseconds. */
export const network = { mean: 25, variation: 0.5 };
