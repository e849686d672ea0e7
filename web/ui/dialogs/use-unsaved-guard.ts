import { use, useEffect, useEffectEvent } from 'react';
import { useBeforeUnload } from 'react-router';
import { generalMessages } from '../../../shared/messages/general.ts';
import { useGuard } from '../../history/history-context.ts';
import { paths } from '../../paths.ts';
import { confirm } from './confirm.tsx';
import { DialogHold } from './dialog-hold.ts';

/**
 * Asks before a page with unsaved changes is left, within the application or by closing it, and
 * before the dialog that contains them closes. Calls `onLeave` when the person leaves anyway. Does
 * not ask on sign-out.
 */
export function useUnsavedGuard(hasUnsaved: () => boolean, onLeave?: () => void): void {
  const ask = async (words: AskWords) => {
    const isConfirmed = await confirm({
      title: 'Unsaved changes',
      isDestructive: true,
      ...words,
    });
    if (isConfirmed) onLeave?.();
    return isConfirmed;
  };

  useGuard({
    concerns: ({ pathname: from }, { pathname: to }) =>
      to !== from && to !== paths.landing && hasUnsaved(),
    ask: () => ask(leavingPage),
  });

  const hold = use(DialogHold);
  const concerns = useEffectEvent(hasUnsaved);
  const askToClose = useEffectEvent(() => ask(closingDialog));
  useEffect(() => hold?.({ concerns: () => concerns(), ask: () => askToClose() }), [hold]);

  useBeforeUnload((event) => {
    if (hasUnsaved()) event.preventDefault();
  });
}

const leavingPage = {
  message: generalMessages.confirmLeave,
  confirmLabel: 'Leave without saving',
  cancelLabel: 'Stay on this page',
};
const closingDialog = {
  message: generalMessages.confirmClose,
  confirmLabel: 'Close without saving',
  cancelLabel: 'Go back to it',
};
type AskWords = Record<keyof typeof leavingPage, string>;
