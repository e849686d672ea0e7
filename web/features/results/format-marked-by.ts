import type { ScoredAnswer } from '../../../shared/contract/results.ts';

/** Who stands behind a mark, as a student reads it (design, section 8). */
export function formatMarkedBy(markedBy: ScoredAnswer['markedBy']): string {
  if (markedBy === null) return 'Pending';
  return markedBy === 'ai' ? 'marked by AI' : 'checked by your teacher';
}
