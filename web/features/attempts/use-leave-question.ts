import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { attemptsMessages } from '../../../shared/messages/attempts.ts';
import { holdSignOut } from '../../api/sign-out-question.ts';
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
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isRunning &&
      nextLocation.pathname !== currentLocation.pathname &&
      // Someone who signs out was asked before.
      nextLocation.pathname !== paths.landing,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask().then((isSure) => (isSure ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => (isRunning ? holdSignOut(ask) : undefined), [isRunning]);
}
