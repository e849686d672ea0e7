import { createStore } from '../create-store.ts';

/**
 * Whether the server has answered 401 to someone who believed to be signed in. The page stays as
 * it is, and a dialog over it asks to sign in again (features/accounts/sign-in-again-dialog.tsx).
 */
const isExpired = createStore(false);
/** How often somebody has signed in here again. */
let signIns = 0;

export const sessionExpiry = {
  report: () => isExpired.set(true),
  /**
   * To be called when a call is sent; what it returns reports that it was answered 401. The answer
   * to a call from before the latest sign-in says nothing of the session since.
   */
  watch: () => {
    const then = signIns;
    return () => {
      if (then === signIns) isExpired.set(true);
    };
  },
  clear: () => {
    signIns += 1;
    isExpired.set(false);
  },
  isExpired: isExpired.get,
  /** Calls the listener after every change; returns the function that ends it. */
  subscribe: isExpired.subscribe,
};
