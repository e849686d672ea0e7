import { Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MarkingRun } from '../../../../shared/contract/marking.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { api } from '../../../api/client.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { formatExpense } from './format-expense.ts';
import { closingOf } from './marking-run-view.ts';
import { ResumeButton } from './resume-button.tsx';
import classes from './run-history.module.css';

interface RunHistoryProps {
  quizCode: string;
  isUnderWay: boolean;
  onStarted: (run: MarkingRun) => void;
}

/** The runs of a quiz, with how each ended and why. */
export function RunHistory({ quizCode, isUnderWay, onStarted }: RunHistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const runs = useQuery(
    api.marking.listRuns.queryOptions({ input: { quizCode }, enabled: isOpen }),
  );
  const resumed = (run: MarkingRun) => {
    setIsOpen(false);
    onStarted(run);
  };
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={() => setIsOpen(true)}>
        Marking runs
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Marking runs" isTall>
        {runs.isPending && <Skeleton h={120} radius="md" />}
        {runs.isError && <ErrorState of={runs} message={markingMessages.runsFailed} />}
        {runs.data?.length === 0 && (
          <Text c="dimmed">This quiz has never been marked with AI.</Text>
        )}
        <ol className={classes.runs}>
          {runs.data?.map((run) => (
            <li key={run.id} className={classes.run}>
              <RunOfHistory run={run} />
              {!isUnderWay && <ResumeButton run={run} onStarted={resumed} />}
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}

function RunOfHistory({ run }: { run: MarkingRun }) {
  const { sentence, reason = '' } = closingOf({ ...run, classNames: null });
  return (
    <>
      <Text size="sm" c="dimmed">
        {formatDateTime(run.startedAt)} · {run.mode === 'all' ? 'Mark All' : 'Mark Unmarked'}
        {run.classNames !== null && ` for ${run.classNames}`} · {run.marked - run.left} of{' '}
        {run.total} marked
        {formatExpense(run)}
      </Text>
      <p>{run.state === 'active' ? 'Under way.' : sentence}</p>
      {reason !== '' && (
        <Text size="sm" className={classes.reason}>
          {reason}
        </Text>
      )}
    </>
  );
}
