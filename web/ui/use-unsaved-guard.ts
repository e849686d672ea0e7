import { useBeforeUnload } from 'react-router';
import { generalMessages } from '../../shared/messages/general.ts';
import { useGuard } from '../history/history-context.ts';
import { paths } from '../paths.ts';
import { confirm } from './confirm.tsx';

/**
 * Asks before a page with unsaved changes is left, within the application or by closing it. Calls
 * `onLeave` when the person leaves anyway. Does not ask on sign-out.
 */
export function useUnsavedGuard(hasUnsaved: () => boolean, onLeave: () => void): void {
  useGuard({
    concerns: ({ pathname: from }, { pathname: to }) =>
      to !== from && to !== paths.landing && hasUnsaved(),
    ask: async () => {
      const isConfirmed = await confirm({
        title: 'Unsaved changes',
        message: generalMessages.confirmLeave,
        confirmLabel: 'Leave without saving',
        cancelLabel: 'Stay on this page',
        isDestructive: true,
      });
      if (isConfirmed) onLeave();
      return isConfirmed;
    },
  });

  useBeforeUnload((event) => {
    if (hasUnsaved()) event.preventDefault();
  });
}
