import { createStore } from '../create-store.ts';

/**
 * Whether the server has answered 401 to someone who believed to be signed in. The page stays as
 * it is, and a dialog over it asks to sign in again (features/accounts/sign-in-again-dialog.tsx).
 */
const isExpired = createStore(false);
/** How often that has been settled: by a new sign-in, or by closing the dialog. */
let settled = 0;

export const sessionExpiry = {
  report: () => isExpired.set(true),
  /**
   * To be called when a call is sent; what it returns reports that it was answered 401. The answer
   * to a call from before the latest sign-in says nothing of the session since.
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
  /** Calls the listener after every change; returns the function that ends it. */
  subscribe: isExpired.subscribe,
};
