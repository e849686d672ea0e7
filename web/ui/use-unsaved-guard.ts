import { useEffect, useEffectEvent } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { generalMessages } from '../../shared/messages/general.ts';
import { paths } from '../paths.ts';
import { confirm } from './confirm.tsx';

/**
 * Asks before a page with unsaved changes is left, within the application or by closing it.
 * `onLeave` is called when the person leaves anyway. Signing out is not held up.
 */
export function useUnsavedGuard(hasUnsaved: () => boolean, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== paths.landing &&
      hasUnsaved(),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: 'Unsaved changes',
      message: generalMessages.confirmLeave,
      confirmLabel: 'Leave without saving',
      cancelLabel: 'Stay on this page',
      isDestructive: true,
    }).then((isConfirmed) => {
      if (isConfirmed) {
        leave();
        blocker.proceed();
      } else {
        blocker.reset();
      }
    });
  }, [blocker]);

  useBeforeUnload((event) => {
    if (hasUnsaved()) event.preventDefault();
  });
}
