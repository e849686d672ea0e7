import { Text } from '@mantine/core';
import { generalMessages } from '../../../shared/messages/general.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { WelfareNotice } from '../welfare/public.ts';
import { Allowance } from './allowance.tsx';
import classes from './desk-top.module.css';
import { Notice } from './notice.tsx';
import { MarkingActions } from './runs/marking-actions.tsx';
import { MarkingProgressCard } from './runs/marking-progress-card.tsx';
import { ResumeButton } from './runs/resume-button.tsx';
import { RunHistory } from './runs/run-history.tsx';
import type { useMarkingRun } from './runs/use-marking-run.ts';
import type { useStartMarking } from './runs/use-start-marking.ts';
import type { Responses } from './use-responses.ts';

type Run = ReturnType<typeof useMarkingRun>;

interface DeskTopProps {
  responses: Responses;
  run: Run;
  start: ReturnType<typeof useStartMarking>;
}

/** What can be done with a quiz as a whole, and how the AI's run goes. */
export function DeskTop({ responses, run, start }: DeskTopProps) {
  const { quizCode, submissionCount, markedCount } = responses;
  const { startMarking, isStarting, problem, dismissProblem } = start;
  return (
    <>
      <WelfareNotice quizCode={quizCode} />
      <div className={classes.actions}>
        <MarkingActions
          quizCode={quizCode}
          hasResponses={submissionCount > 0}
          hasUnmarked={markedCount < submissionCount}
          isDisabled={run.isUnderWay}
          isStarting={isStarting}
          onStart={startMarking}
        />
        <div className={classes.aside}>
          {submissionCount > 0 && (
            <RunHistory quizCode={quizCode} isUnderWay={run.isUnderWay} onStarted={run.start} />
          )}
          <Allowance />
        </div>
      </div>
      <RunReport run={run} />
      {problem !== null && <Notice tone="failure" sentence={problem} onDismiss={dismissProblem} />}
    </>
  );
}

function RunReport({ run }: { run: Run }) {
  const { view, start, stop, isAskingToStop, stopProblem, dismiss } = run;
  if (view.status === 'none') return null;
  if (view.status === 'ended') {
    const wayOn = <ResumeButton run={view.run} onStarted={start} />;
    return <Notice {...view.closing} action={wayOn} onDismiss={dismiss} />;
  }
  return (
    <div>
      <MarkingProgressCard
        run={view.run}
        samples={view.status === 'running' ? view.samples : []}
        isConnected={view.status === 'reloading' || view.isConnected}
        onStop={() => stop(view.run)}
        isAskingToStop={isAskingToStop}
      />
      {stopProblem !== null && (
        <Text role="alert" c="var(--mantine-color-error)" size="sm" mt={4}>
          {errorSentence(stopProblem, generalMessages.somethingWentWrong)}
        </Text>
      )}
    </div>
  );
}
