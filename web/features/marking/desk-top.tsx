import { Text } from '@mantine/core';
import { generalMessages } from '../../../shared/messages/general.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { Allowance } from './allowance.tsx';
import classes from './desk-top.module.css';
import { Notice } from './notice.tsx';
import { MarkingActions } from './runs/marking-actions.tsx';
import { MarkingProgressCard } from './runs/marking-progress-card.tsx';
import type { useMarkingRun } from './runs/use-marking-run.ts';
import { useStartMarking } from './runs/use-start-marking.ts';
import type { Responses } from './use-responses.ts';

type Run = ReturnType<typeof useMarkingRun>;

interface DeskTopProps {
  responses: Responses;
  run: Run;
}

/** What can be done with a quiz as a whole, and how the AI's run goes. */
export function DeskTop({ responses, run }: DeskTopProps) {
  const { quizCode, submissionCount, markedCount } = responses;
  const { startMarking, isStarting, problem, dismissProblem } = useStartMarking({
    quizCode,
    isEverythingMarked: submissionCount > 0 && markedCount === submissionCount,
    onStarted: run.start,
    onAlreadyRunning: () => void run.reload(),
  });
  return (
    <>
      <div className={classes.actions}>
        <MarkingActions
          quizCode={quizCode}
          hasResponses={submissionCount > 0}
          hasUnmarked={markedCount < submissionCount}
          isDisabled={run.isUnderWay}
          isStarting={isStarting}
          onStart={startMarking}
        />
        <Allowance />
      </div>
      <RunReport run={run} />
      {problem !== null && <Notice tone="failure" sentence={problem} onDismiss={dismissProblem} />}
    </>
  );
}

function RunReport({ run }: { run: Run }) {
  const { view, stop, isAskingToStop, stopProblem, dismiss } = run;
  if (view.status === 'none') return null;
  if (view.status === 'ended') return <Notice {...view.closing} onDismiss={dismiss} />;
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
