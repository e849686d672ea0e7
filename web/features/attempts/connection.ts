import { useSyncExternalStore } from 'react';
import { attemptsMessages } from '../../../shared/messages/attempts.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Returns false if the browser knows that there is no network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

interface Connection {
  isOnline: boolean;
  /** False if the browser refuses to keep a copy of typed text. */
  isKeptOnDevice: boolean;
}

/**
 * Returns the notice shown while answers cannot be sent: the cause, and that the student may
 * continue.
 */
export function connectionSentence({ isOnline, isKeptOnDevice }: Connection): string {
  const cause = isOnline ? 'The server cannot be reached right now.' : 'You are offline.';
  return isKeptOnDevice
    ? `${cause} Keep going: your answers are safe on this device and will be sent later.`
    : `${cause} Keep going, and keep this page open: your answers will be sent later.`;
}

/** Returns the notice shown while a submit is being retried. */
export function submitFailedSentence({ isKeptOnDevice }: Pick<Connection, 'isKeptOnDevice'>) {
  return isKeptOnDevice ? attemptsMessages.submitFailed : attemptsMessages.submitFailedInPage;
}
