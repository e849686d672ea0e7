import { createHash } from 'node:crypto';
import { isUnanswered } from '../../../shared/business-rules.ts';

/** Answers that say the same after normalisation. */
export interface EqualAnswers {
  /** Stays the same while the answers do. */
  groupId: string;
  /** As the first of them wrote it. */
  sampleAnswer: string;
  submissionIds: string[];
}

/**
 * Groups answers that have the same key, as `equalityOf` gives it: the most frequent first, those
 * without an answer last.
 */
export function groupAnswers<Answer extends { submissionId: string; userAnswer: string }>(
  answers: readonly Answer[],
  keyOf: (answer: Answer) => string,
): EqualAnswers[] {
  const byKey = Map.groupBy(answers, (answer) =>
    isUnanswered(answer.userAnswer) ? '' : keyOf(answer),
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
