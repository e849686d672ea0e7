import { useEffect, useEffectEvent, useState } from 'react';
import { accountsMessages } from '../../../../shared/messages/accounts.ts';
import { generalMessages } from '../../../../shared/messages/general.ts';
import { findProviderAddress, type ProviderPurpose } from '../../../api/provider-sign-in.ts';
import { providerErrorSentence } from './provider-error.ts';
import { listenForSignIn } from './sign-in-channel.ts';
import { openSignInWindow, watchForClosing } from './sign-in-window.ts';

type Stage =
  | { name: 'idle' }
  | { name: 'waiting'; opened: Window }
  /** The window seems closed, but it may be hidden behind this one and still succeed. */
  | { name: 'left' }
  | { name: 'ended'; problem: string };

/** What to say about the window while nothing is wrong. */
const hints: Partial<Record<Stage['name'], string>> = {
  waiting: 'Continue in the window that has opened.',
  left: accountsMessages.popupClosed,
};

/**
 * Signs in with a provider, or connects it, in a separate window; handles every way that this can
 * end.
 */
export function useProviderSignIn(
  onSignedIn: () => Promise<void>,
  purpose: ProviderPurpose = 'sign-in',
) {
  const [stage, setStage] = useState<Stage>({ name: 'idle' });
  const hasBegun = stage.name !== 'idle';
  const opened = stage.name === 'waiting' ? stage.opened : null;
  const endWith = (problem: string) => setStage({ name: 'ended', problem });

  const finish = useEffectEvent(async (error: string | null) => {
    if (error !== null) return endWith(providerErrorSentence(error));
    try {
      await onSignedIn();
      setStage({ name: 'idle' });
    } catch {
      endWith(generalMessages.serverUnreachable);
    }
  });
  useEffect(() => {
    if (hasBegun) return listenForSignIn((error) => void finish(error));
  }, [hasBegun]);

  const giveUp = useEffectEvent(() => setStage({ name: 'left' }));
  useEffect(() => {
    if (opened) return watchForClosing(opened, () => giveUp());
  }, [opened]);

  const begin = async (providerId: string) => {
    const signInWindow = openSignInWindow();
    if (!signInWindow) return endWith(accountsMessages.popupBlocked);
    setStage({ name: 'waiting', opened: signInWindow });
    const found = await findProviderAddress(providerId, purpose);
    if (found.ok) {
      signInWindow.location.replace(found.address);
    } else {
      signInWindow.close();
      endWith(found.message);
    }
  };

  return {
    begin,
    hint: hints[stage.name],
    problem: stage.name === 'ended' ? stage.problem : null,
  };
}
