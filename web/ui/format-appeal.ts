import type { Appeal } from '../../shared/contract/appeals.ts';

/** What came of a question about a mark, for example "mark changed from 1 to 2"; null while open. */
export function formatAppealOutcome({ outcome, oldMark, newMark }: Appeal): string | null {
  if (outcome === null) return null;
  return outcome === 'stands' ? 'the mark stands' : `mark changed from ${oldMark} to ${newMark}`;
}
