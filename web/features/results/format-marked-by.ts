import type { ScoredAnswer } from '../../../shared/contract/results.ts';
import { givenBy } from '../../ui/marks/format-giver.ts';

const words = {
  ...givenBy,
  ai: `${givenBy.ai}, not yet checked`,
  bulk: 'accepted by your teacher',
  teacher: 'checked by your teacher',
} as const;

/** Says who gave or confirmed a mark, in a student's words. */
export function formatMarkedBy(markedBy: ScoredAnswer['markedBy']): string {
  return markedBy === null ? 'Pending' : words[markedBy];
}
