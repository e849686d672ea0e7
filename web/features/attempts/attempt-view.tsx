import { Switch } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import type { Attempt } from '../../../shared/contract/attempts.ts';
import { attemptsMessages } from '../../../shared/messages/attempts.ts';
import { PageShell } from '../../ui/page/page-shell.tsx';
import { remainingSeconds } from './clock/attempt-clock.ts';
import type { AttemptTime } from './clock/attempt-clock.ts';
import { AttemptEnded } from './finish/attempt-ended.tsx';
import type { AnswerSync } from './answer-sync/answer-sync.ts';
import { AttemptBar } from './attempt-bar.tsx';
import { AttemptQuestion } from './attempt-question.tsx';
import classes from './attempt-view.module.css';
import type { Aids } from './load-aids.ts';
import { MissingAids } from './missing-aids.tsx';
import type { AttemptSetup } from './enter/open-attempt.ts';
import type { AttemptEnd } from './finish/submit-attempt.ts';
import { QuestionsBack } from './questions-back.tsx';
import { SubmitSection } from './finish/submit-section.tsx';
import { TimeIsUp } from './finish/time-is-up.tsx';
import { useAnswerSync, useAnswersSummary } from './answer-sync/use-answer-sync.ts';
import { TurnButtons } from './strip/turn-buttons.tsx';
import { useFlags } from './strip/use-flags.ts';
import { type OneAtATime, useOneAtATime } from './strip/use-one-at-a-time.ts';
import { useIsResting } from './clock/use-is-resting.ts';
import { useLeaveQuestion } from './use-leave-question.ts';
import { type Finishing, useFinishing } from './finish/use-finishing.ts';
import { WrongStudentNotice } from './enter/wrong-student-notice.tsx';

function endOf(because: AttemptEnd | undefined, time: AttemptTime): AttemptEnd {
  if (because === 'submitted') return because;
  return because === 'time-up' || remainingSeconds(time) === 0 ? 'time-up' : 'elsewhere';
}

/** An attempt from its first question to its end (spec section 4, Quiz taking). */
export function AttemptView({ setup: opened }: { setup: AttemptSetup }) {
  const [setup, setSetup] = useState(opened);
  const key = setup.attempt.rest?.startedAt ?? 'with-questions';
  return <OpenAttempt key={key} setup={setup} onQuestions={setSetup} />;
}

interface OpenAttemptProps {
  setup: AttemptSetup;
  /** Receives the attempt with its questions, if it was opened during a rest break. */
  onQuestions: (setup: AttemptSetup) => void;
}

function OpenAttempt({ setup, onQuestions }: OpenAttemptProps) {
  const { attempt, aids } = setup;
  const sync = useAnswerSync(attempt);
  const isForeign = useAnswersSummary(sync, () => sync.isForeign);
  const finishing = useFinishing(setup, sync);
  const { time, onTime, state, because, submitted, isOver, finish, tryNow } = finishing;
  const isResting = useIsResting(time);
  const onElapsed = useCallback(() => finish('time-up'), [finish]);
  const questionIds = attempt.questions.map((question) => question.questionId);
  const flags = useFlags(attempt);
  const oneAtATime = useOneAtATime(questionIds.length);
  useLeaveQuestion(attempt, sync, { isOver, because });
  useLook(aids.applyLook, attempt.arrangements);

  if (isOver) {
    return (
      <AttemptEnded
        key="ended"
        quizCode={attempt.quizCode}
        end={endOf(because, time)}
        receipt={submitted?.receipt}
        lastWords={submitted?.lastWords ?? (sync.unsent().length > 0 ? 'late' : 'taken')}
        sync={sync}
      />
    );
  }
  const isWithoutQuestions = isResting || attempt.rest?.startedAt;
  const stranger = isForeign && <WrongStudentNotice />;
  if (because === 'time-up' || because === 'elsewhere') {
    return (
      <TimeIsUp
        key="time-is-up"
        end={endOf(because, time)}
        sync={sync}
        isFailing={state === 'failing'}
        onTryNow={tryNow}
      >
        {stranger}
      </TimeIsUp>
    );
  }
  return (
    <PageShell key="attempt" title={attempt.title || `Quiz ${attempt.quizCode}`} width="narrow">
      <AttemptBar
        sync={sync}
        questionIds={isWithoutQuestions ? [] : questionIds}
        flagged={flags.flagged}
        oneAtATime={oneAtATime}
        time={time}
        onElapsed={onElapsed}
      />
      {stranger}
      {aids.isIncomplete && <MissingAids sync={sync} />}
      {aids.RestBreak && (
        <aids.RestBreak attempt={attempt} sync={sync} time={time} onTime={onTime} />
      )}
      {isResting && !aids.RestBreak && <p>{attemptsMessages.restWithoutWayBack}</p>}
      {!isResting && isWithoutQuestions && (
        <QuestionsBack attempt={attempt} onQuestions={onQuestions} />
      )}
      {!isWithoutQuestions && (
        <Questions
          setup={setup}
          sync={sync}
          finishing={finishing}
          flags={flags}
          oneAtATime={oneAtATime}
        />
      )}
    </PageShell>
  );
}

interface QuestionsProps {
  setup: AttemptSetup;
  sync: AnswerSync;
  finishing: Finishing;
  flags: ReturnType<typeof useFlags>;
  oneAtATime: OneAtATime;
}

/** All questions, or one at a time, with the button that hands in. */
function Questions({ setup, sync, finishing, flags, oneAtATime }: QuestionsProps) {
  const { attempt, aids } = setup;
  const { state, finish, tryNow } = finishing;
  const questionIds = attempt.questions.map((question) => question.questionId);
  return (
    <>
      {oneAtATime.isPossible && (
        <Switch
          label="One question at a time"
          mb="md"
          checked={oneAtATime.isOn}
          onChange={(event) => oneAtATime.choose(event.currentTarget.checked)}
        />
      )}
      <div className={classes.questions}>
        {attempt.questions.map((question, index) => (
          <div key={question.questionId} hidden={oneAtATime.isOn && index !== oneAtATime.current}>
            <AttemptQuestion
              question={question}
              number={index + 1}
              sync={sync}
              isFrozen={state !== 'idle'}
              isFlagged={flags.flagged.includes(question.questionId)}
              onFlag={flags.toggle}
              ReadAloud={aids.ReadAloud}
            />
          </div>
        ))}
      </div>
      {oneAtATime.isOn && <TurnButtons questionIds={questionIds} oneAtATime={oneAtATime} />}
      {(!oneAtATime.isOn || state !== 'idle' || oneAtATime.current === questionIds.length - 1) && (
        <SubmitSection
          sync={sync}
          attempt={attempt}
          questionIds={questionIds}
          state={state}
          onSubmit={() => finish('submitted')}
          onTryNow={tryNow}
        />
      )}
    </>
  );
}

/** Applies the student's font size and overlay colour while the attempt is on the screen. */
function useLook(
  applyLook: Aids['applyLook'],
  { fontSize, overlay }: Attempt['arrangements'],
): void {
  useEffect(() => applyLook?.({ fontSize, overlay }), [applyLook, fontSize, overlay]);
}
