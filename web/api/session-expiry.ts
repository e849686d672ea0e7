import { createStore } from '../create-store.ts';

/**
 * True once the server has answered 401 to someone who was signed in. The page stays as it is, and
 * a dialog over it asks the person to sign in again
 * (features/accounts/sign-in/sign-in-again-dialog.tsx).
 */
const isExpired = createStore(false);
/** How often an expiry has been resolved, by a new sign-in or by closing the dialog. */
let settled = 0;

export const sessionExpiry = {
  report: () => isExpired.set(true),
  /**
   * Call this when sending a request; call the returned function if the answer is 401. A 401 to a
   * request sent before the latest sign-in is ignored, because it says nothing about the new
   * session.
   */
  watch: () => {
    const before = settled;
    return () => {
      if (settled === before) isExpired.set(true);
    };
  },
  clear: () => {
    settled += 1;
    isExpired.set(false);
  },
  isExpired: isExpired.get,
  /** Calls the listener after every change; returns the function that unsubscribes it. */
  subscribe: isExpired.subscribe,
};
