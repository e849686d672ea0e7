import type { Submission } from '../../../../shared/contract/marking.ts';
import { giverOf } from '../../../../shared/mark-giver.ts';
import { MarkBadge } from '../../../ui/marks/mark-badge.tsx';

interface SubmissionBadgeProps {
  submission: Submission;
  maxMark: number;
}

/** The mark of one answer and its state. */
export function SubmissionBadge({ submission, maxMark }: SubmissionBadgeProps) {
  return (
    <MarkBadge
      state={submission.markState}
      mark={submission.markAwarded}
      maxMark={maxMark}
      aiMark={submission.aiMark}
      isInBulk={submission.isAcceptedInBulk}
      giver={giverOf(submission.aiAnalysis?.marker)}
    />
  );
}
