import { createHash } from 'node:crypto';
import { isUnanswered } from '../../../shared/unanswered.ts';

/** Answers that are equal after normalisation. */
export interface EqualAnswers {
  /** Stable while the answers are unchanged. */
  groupId: string;
  /** The text as the first of the students wrote it. */
  sampleAnswer: string;
  submissionIds: string[];
}

/**
 * Groups answers that have the same key, as `equalityOf` returns it: the most frequent first,
 * unanswered ones last.
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
