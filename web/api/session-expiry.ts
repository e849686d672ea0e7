import { createStore } from '../create-store.ts';

/**
 * Whether the server has answered 401 to someone who believed to be signed in. The page stays as
 * it is, and a dialog over it asks to sign in again (features/accounts/sign-in-again-dialog.tsx).
 */
const isExpired = createStore(false);

export const sessionExpiry = {
  report: () => isExpired.set(true),
  clear: () => isExpired.set(false),
  isExpired: isExpired.get,
  /** Calls the listener after every change; returns the function that ends it. */
  subscribe: isExpired.subscribe,
};
