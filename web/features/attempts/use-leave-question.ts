import { useEffect } from 'react';
import { attemptsMessages } from '../../../shared/messages/attempts.ts';
import { holdSignOut } from '../../api/sign-out-question.ts';
import { useGuard } from '../../history/history-context.ts';
import { paths } from '../../paths.ts';
import { confirm } from '../../ui/confirm.tsx';

const ask = () =>
  confirm({
    title: 'Leave the quiz?',
    message: attemptsMessages.confirmLeave,
    confirmLabel: 'Leave',
    cancelLabel: 'Keep working',
  });

/** Asks before another page is opened or somebody logs out, while the clock of an attempt runs. */
export function useLeaveQuestion(isRunning: boolean): void {
  useGuard({
    // Someone who signs out was asked before.
    concerns: (from, to) => isRunning && to !== from && to !== paths.landing,
    ask,
  });

  useEffect(() => (isRunning ? holdSignOut(ask) : undefined), [isRunning]);
}
