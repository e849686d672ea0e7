/** What a call costs, in milliseconds of one core. */
export interface CallCost {
  node: number;
  /** In Node for each statement, whatever it holds. */
  nodeStatement: number;
  /** Of each statement, whatever it holds. */
  statement: number;
  /** Of each write that shares the statement. */
  row: number;
}

export type Call = 'open' | 'draft' | 'check-in' | 'finish';

/**
 * Measured on two cores of an AMD EPYC (docs/performance.md). `open`, `finish` and the sign-in are
 * whole calls. A draft's statement and row follow from two measurements: 112 µs for a statement with
 * one save, 45 µs a save where 25 share one. A check-in was measured alone and is shared alike. What
 * Node spends on a statement is what a call alone costs more than one among many.
 */
export const costs: Record<Call, CallCost> = {
  open: { node: 0.9, nodeStatement: 0, statement: 0.6, row: 0 },
  draft: { node: 0.074, nodeStatement: 0.126, statement: 0.07, row: 0.042 },
  'check-in': { node: 0.12, nodeStatement: 0.18, statement: 0.06, row: 0.04 },
  finish: { node: 0.4, nodeStatement: 0, statement: 0.8, row: 0 },
};

/** Deviation over mean of a call's time on a core: collections and compiles make the tail. */
export const VARIATION = 0.8;

/** Milliseconds until a flush is on the disk: measured beside the database, and its variation. */
export const flush = { mean: 1, variation: 0.6 };

/** There and back between a page and the school's entrance to the cluster, in milliseconds. */
export const network = { mean: 25, variation: 0.5 };
