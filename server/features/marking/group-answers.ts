import { createHash } from 'node:crypto';
import { isUnanswered } from '../../../shared/business-rules.ts';
import { equalityKey } from './engine/equality-key.ts';

/** Answers that say the same after normalisation. */
export interface EqualAnswers {
  /** Stays the same while the answers do. */
  groupId: string;
  /** As the first of them wrote it. */
  sampleAnswer: string;
  submissionIds: string[];
}

/**
 * Groups answers to one question that are equal after normalisation: the most frequent first, those
 * without an answer last.
 */
export function groupAnswers(
  answers: readonly { submissionId: string; userAnswer: string }[],
): EqualAnswers[] {
  const byKey = Map.groupBy(answers, ({ userAnswer }) =>
    isUnanswered(userAnswer) ? '' : equalityKey(userAnswer),
  );
  return [...byKey]
    .toSorted(
      ([keyA, a], [keyB, b]) =>
        Number(keyA === '') - Number(keyB === '') || b.length - a.length || (keyA < keyB ? -1 : 1),
    )
    .map(([key, members]) => ({
      groupId: createHash('sha256').update(key).digest('base64url').slice(0, 16),
      sampleAnswer: members[0]?.userAnswer ?? '',
      submissionIds: members.map(({ submissionId }) => submissionId),
    }));
}
