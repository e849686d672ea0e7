import { Text } from '@mantine/core';
import { isUnanswered } from '../../../../shared/business-rules.ts';
import type { Submission } from '../../../../shared/contract/marking.ts';
import { useDraft } from '../decisions/mark-drafts.ts';
import { HighlightedAnswer } from '../../../ui/highlighted-answer.tsx';
import { MarkFlags, MarkerSignature } from '../../../ui/marker-notes.tsx';
import classes from './panel.module.css';
import type { MarkTarget } from '../decisions/mark-target.ts';
import { Part } from './part.tsx';
import { PointControls } from './point-controls.tsx';
import { useWordSelection } from './selected-words.ts';
import { earningWords, pointsOfTarget } from './target-points.ts';

/** An answer with the words that earned marks highlighted, or that there is none. */
export function StudentAnswer({ target }: { target: MarkTarget }) {
  const userAnswer = target.submissions[0]?.userAnswer ?? '';
  const draft = useDraft(target.key);
  const answer = useWordSelection(target.key, userAnswer);
  if (isUnanswered(userAnswer)) {
    return (
      <Text c="dimmed" fs="italic">
        {userAnswer.trim() === '' ? 'Not answered by student' : userAnswer}
      </Text>
    );
  }
  const quotes = earningWords(pointsOfTarget(target, draft, []).points);
  return (
    <div ref={answer} className={classes.answer}>
      <HighlightedAnswer answer={userAnswer} quotes={quotes} />
    </div>
  );
}

interface MarkAnalysisProps {
  target: MarkTarget;
  isCurrent: boolean;
}

/** What the mark was given for, point by point; each can be ticked or unticked. */
export function MarkAnalysis({ target, isCurrent }: MarkAnalysisProps) {
  const aiAnalysis = target.submissions[0]?.aiAnalysis ?? null;
  return (
    <Part title="Marking points">
      <PointControls target={target} isCurrent={isCurrent} />
      {aiAnalysis !== null && <MarkerSignature analysis={aiAnalysis} />}
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
