import { useCallback } from 'react';
import { PageShell } from '../../ui/page-shell.tsx';
import { AttemptEnded } from './attempt-ended.tsx';
import type { AttemptEnd } from './attempt-ended.tsx';
import { remainingSeconds } from './server-clock.ts';
import { SittingBar } from './sitting-bar.tsx';
import { SittingQuestion } from './sitting-question.tsx';
import classes from './sitting.module.css';
import type { OpenAttempt } from './start-attempt.ts';
import { SubmitSection } from './submit-section.tsx';
import { TimeIsUp } from './time-is-up.tsx';
import { useAnswerSync, useAnswersSummary } from './use-answer-sync.ts';
import { useDeadline } from './use-deadline.ts';
import type { Deadline } from './use-deadline.ts';
import { useFinishing } from './use-finishing.ts';
import type { FinishReason } from './use-finishing.ts';

function endOf(because: FinishReason | undefined, { deadlineAt, clock }: Deadline): AttemptEnd {
  if (because !== undefined) return because;
  return remainingSeconds(deadlineAt, clock()) === 0 ? 'time-up' : 'elsewhere';
}

interface SittingProps {
  open: OpenAttempt;
  userId: string;
}

/** An attempt from its first question to its end (spec section 4, Quiz taking). */
export function Sitting({ open, userId }: SittingProps) {
  const { attempt } = open;
  const sync = useAnswerSync(attempt, userId);
  const isOver = useAnswersSummary(sync, () => sync.isOver);
  const onOver = useCallback(() => sync.end({ isSubmitted: false }), [sync]);
  const deadline = useDeadline(open, onOver);
  const { state, because, finish, tryNow } = useFinishing(attempt.quizCode, sync);
  const onElapsed = useCallback(() => finish('time-up'), [finish]);
  const questionIds = attempt.questions.map((question) => question.questionId);

  if (isOver) return <AttemptEnded key="ended" end={endOf(because, deadline)} />;
  if (because === 'time-up') {
    return <TimeIsUp key="time-is-up" isFailing={state === 'failing'} onTryNow={tryNow} />;
  }
  return (
    <PageShell key="sitting" title={attempt.title || `Quiz ${attempt.quizCode}`} width="narrow">
      <SittingBar sync={sync} questionIds={questionIds} deadline={deadline} onElapsed={onElapsed} />
      <div className={classes.questions}>
        {attempt.questions.map((question, index) => (
          <SittingQuestion
            key={question.questionId}
            question={question}
            number={index + 1}
            sync={sync}
            isFrozen={state !== 'idle'}
          />
        ))}
      </div>
      <SubmitSection
        sync={sync}
        questionIds={questionIds}
        state={state}
        onSubmit={() => finish('submitted')}
        onTryNow={tryNow}
      />
    </PageShell>
  );
}
