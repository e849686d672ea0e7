import type { Acknowledged } from './school.ts';

/** Counters of a run in progress. */
export interface Tally {
  keys: number;
  acknowledged: Acknowledged[];
  /** How long each acknowledged save took, in milliseconds. */
  savedIn: number[];
  /** Losses found when killed pages were reopened. */
  losses: { milliseconds: number; keys: number }[];
  /** Events that must not happen at all. */
  surprises: string[];
}

export function createTally(): Tally {
  return { keys: 0, acknowledged: [], savedIn: [], losses: [], surprises: [] };
}
