import { createContext } from 'react';

/** May hold up whoever closes a dialog. */
export interface Hold {
  concerns: () => boolean;
  ask: () => Promise<boolean>;
}

/**
 * For what stands in a dialog: asks the hold before it closes, until the returned function is called.
 * Null outside of one.
 */
export const DialogHold = createContext<((hold: Hold) => () => void) | null>(null);
