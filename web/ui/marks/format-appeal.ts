import type { Appeal } from '../../../shared/contract/appeals.ts';

/**
 * Formats the outcome of an appeal, for example "mark changed from 1 to 2"; null while it is open.
 */
export function formatAppealOutcome({ outcome, oldMark, newMark }: Appeal): string | null {
  if (outcome === null) return null;
  return outcome === 'stands' ? 'the mark stands' : `mark changed from ${oldMark} to ${newMark}`;
}
