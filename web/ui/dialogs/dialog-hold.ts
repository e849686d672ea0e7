import { createContext } from 'react';

/** Asks before a dialog closes, as long as `concerns` returns true. */
export interface Hold {
  concerns: () => boolean;
  ask: () => Promise<boolean>;
}

/**
 * Lets the content of a dialog add a hold to it; the returned function removes the hold. Null
 * outside a dialog.
 */
export const DialogHold = createContext<((hold: Hold) => () => void) | null>(null);
