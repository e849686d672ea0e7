import { Text } from '@mantine/core';
import { isUnanswered } from '../../../../shared/business-rules.ts';
import type { Submission } from '../../../../shared/contract/marking.ts';
import { HighlightedAnswer } from '../../../ui/highlighted-answer.tsx';
import { MarkFlags, MarkerSignature } from '../../../ui/marker-notes.tsx';
import classes from './panel.module.css';
import type { MarkTarget } from '../decisions/mark-target.ts';
import { Part } from './part.tsx';
import { PointControls } from './point-controls.tsx';

/** An answer with the words that earned marks highlighted, or that there is none. */
export function StudentAnswer({ submission }: { submission: Submission }) {
  const { userAnswer, aiAnalysis } = submission;
  if (isUnanswered(userAnswer)) {
    return (
      <Text c="dimmed" fs="italic">
        {userAnswer.trim() === '' ? 'Not answered by student' : userAnswer}
      </Text>
    );
  }
  const quotes = aiAnalysis?.points.flatMap(({ quote }) => (quote === null ? [] : [quote])) ?? [];
  return (
    <div className={classes.answer}>
      <HighlightedAnswer answer={userAnswer} quotes={quotes} />
    </div>
  );
}

interface MarkAnalysisProps {
  target: MarkTarget;
  isCurrent: boolean;
}

/** Why the marker gave its mark, point by point; each can be ticked or unticked. */
export function MarkAnalysis({ target, isCurrent }: MarkAnalysisProps) {
  const aiAnalysis = target.submissions[0]?.aiAnalysis ?? null;
  if (aiAnalysis === null) return null;
  const { points } = aiAnalysis;
  return (
    <Part title={points.length > 0 ? 'Marking points' : 'About this mark'}>
      <PointControls target={target} isCurrent={isCurrent} />
      <MarkerSignature analysis={aiAnalysis} />
    </Part>
  );
}

interface MarkDoubtsProps {
  submission: Submission;
  maxMark: number;
}

/** What a teacher should look at before trusting a mark. */
export function MarkDoubts({ submission, maxMark }: MarkDoubtsProps) {
  const { aiAnalysis, markState, exceedsMaximum } = submission;
  return (
    <>
      {exceedsMaximum && (
        <p className={classes.warning}>
          This mark is above the maximum of {maxMark}, which was lowered since. Please set it again.
        </p>
      )}
      {markState === 'pencil' && aiAnalysis !== null && <MarkFlags flags={aiAnalysis.flags} />}
    </>
  );
}
