import type { ScoredAnswer } from '../../../shared/contract/results.ts';

const words = {
  ai: 'marked by AI, not yet checked',
  exact: 'marked exactly, without AI',
  bulk: 'accepted by your teacher',
  teacher: 'checked by your teacher',
} as const;

/** Who stands behind a mark, as a student reads it (design, section 8). */
export function formatMarkedBy(markedBy: ScoredAnswer['markedBy']): string {
  return markedBy === null ? 'Pending' : words[markedBy];
}
