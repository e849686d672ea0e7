import type { Acknowledged } from './school.ts';

/** What is counted while the run goes on. */
export interface Tally {
  keys: number;
  acknowledged: Acknowledged[];
  /** How long each acknowledged save took, in milliseconds. */
  savedIn: number[];
  /** What killed pages had lost when they were opened again. */
  losses: { milliseconds: number; keys: number }[];
  /** What must not happen at all. */
  surprises: string[];
}

export function createTally(): Tally {
  return { keys: 0, acknowledged: [], savedIn: [], losses: [], surprises: [] };
}
