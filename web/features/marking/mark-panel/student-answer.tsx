import { Text } from '@mantine/core';
import { isUnanswered } from '../../../../shared/unanswered.ts';
import type { LateAnswer } from '../../../../shared/contract/marking.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { welfareMessages } from '../../../../shared/messages/welfare.ts';
import { formatDateTime, formatTime } from '../../../ui/dates/format-date.ts';
import { useDraft } from '../decisions/mark-drafts.ts';
import { HighlightedAnswer } from '../../../ui/text/highlighted-answer.tsx';
import { MarkFlags, MarkerSignature } from '../../../ui/marks/marker-notes.tsx';
import classes from './panel.module.css';
import { isInInk, type MarkTarget } from '../decisions/mark-target.ts';
import { Part } from './part.tsx';
import { PointControls } from './point-controls.tsx';
import { useWordSelection } from './selected-words.ts';
import { earningWords, pointsOfTarget } from './target-points.ts';

/** An answer with the words that earned marks highlighted, or a note that it is blank. */
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
  const quotes = earningWords(pointsOfTarget(target, draft, null).points);
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

/** The points that the mark was given for; each can be ticked or unticked. */
export function MarkAnalysis({ target, isCurrent }: MarkAnalysisProps) {
  const { aiAnalysis = null, isOfEarlierQuestion = false } = target.submissions[0] ?? {};
  return (
    <Part title="Marking points">
      <PointControls target={target} isCurrent={isCurrent} />
      {aiAnalysis !== null && (
        <MarkerSignature analysis={aiAnalysis} isOfEarlierQuestion={isOfEarlierQuestion} />
      )}
    </Part>
  );
}

/** The reasons to check a mark before trusting it. */
export function MarkDoubts({ target }: { target: MarkTarget }) {
  const [submission] = target.submissions;
  if (submission === undefined) return null;
  const { aiAnalysis, markState, exceedsMaximum, isHeldBack } = submission;
  const { maxMark } = target.question;
  return (
    <>
      <EarlierQuestionNotice target={target} />
      {isHeldBack && <p className={classes.warning}>{welfareMessages.markNotSeen}</p>}
      {submission.late && <LateNotice late={submission.late} />}
      {exceedsMaximum && (
        <p className={classes.warning}>
          This mark is above the maximum of {maxMark}, which was lowered since. Please set it again.
        </p>
      )}
      {markState === 'pencil' && aiAnalysis !== null && <MarkFlags analysis={aiAnalysis} />}
    </>
  );
}

/** Says that a mark was given before the question or its scheme was changed, and what to do. */
export function EarlierQuestionNotice({ target }: { target: MarkTarget }) {
  const earlier = target.submissions.filter(({ isOfEarlierQuestion }) => isOfEarlierQuestion);
  if (earlier.length === 0) return null;
  return (
    <p className={classes.warning}>
      The question was changed after this mark.{' '}
      {earlier.every(isInInk)
        ? 'Accept it if it is still right, or give another.'
        : 'Mark it again, or give the mark yourself.'}
    </p>
  );
}

/**
 * Text that the server could not accept before the deadline, and the last version it had until
 * then.
 */
function LateNotice({ late }: { late: LateAnswer }) {
  const { typedAt, awayFrom, awayUntil, textBefore } = late;
  const away = `The server was away from ${formatDateTime(awayFrom)} to ${formatTime(awayUntil)}.`;
  return (
    <div className={classes.warning}>
      {markingMessages.lateAnswer} {away} According to the student’s device, they were typed at{' '}
      {formatTime(typedAt)}.
      {isUnanswered(textBefore) ? (
        ` ${markingMessages.nothingBefore}`
      ) : (
        <details>
          <summary>What the server had before</summary>
          <bdi>{textBefore}</bdi>
        </details>
      )}
    </div>
  );
}
