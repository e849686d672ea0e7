import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { generalMessages } from '../../../../shared/messages/general.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { paths } from '../../../paths.ts';
import { WelfareNotice } from '../../welfare/public.ts';
import { Notice } from './notice.tsx';
import { MarkingProgressCard } from '../runs/marking-progress-card.tsx';
import { ResumeButton } from '../runs/resume-button.tsx';
import type { useMarkingRun } from '../runs/use-marking-run.ts';
import type { useStartMarking } from '../runs/use-start-marking.ts';
import type { Responses } from '../use-responses.ts';

type Run = ReturnType<typeof useMarkingRun>;

interface DeskTopProps {
  quizCode: string;
  schoolClass: Responses['schoolClass'];
  run: Run;
  start: ReturnType<typeof useStartMarking>;
}

/**
 * Notices for the teacher before the work: disclosures, the state of the AI's run, and problems.
 */
export function DeskTop({ quizCode, schoolClass, run, start }: DeskTopProps) {
  const { problem, isNotAccepted, dismissProblem } = start;
  return (
    <>
      <WelfareNotice quizCode={quizCode} />
      <RunReport run={run} schoolClass={schoolClass} />
      {problem !== null && (
        <Notice
          tone="failure"
          sentence={problem}
          action={
            isNotAccepted && (
              <Anchor component={Link} to={paths.whatLeaves} c="inherit">
                What leaves the school
              </Anchor>
            )
          }
          onDismiss={dismissProblem}
        />
      )}
    </>
  );
}

function RunReport({ run, schoolClass }: Pick<DeskTopProps, 'run' | 'schoolClass'>) {
  const { view, start, stop, isAskingToStop, stopProblem, dismiss } = run;
  if (view.status === 'none') return null;
  if (view.status === 'ended') {
    const { classNames } = view.run;
    // A run for one class says nothing about another.
    if (classNames !== null && schoolClass !== null && classNames !== schoolClass.name) return null;
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
