import { createStore } from '../create-store.ts';

/** The id of the person this page was loaded for, or null for a visitor. Sent with every call. */
export const pageOwner = createStore<string | null>(null);

/**
 * Returns the header that names the person a request is made for; the server refuses the request if
 * the session belongs to someone else.
 */
export function ownerHeaders(): Record<string, string> {
  const owner = pageOwner.get();
  return owner === null ? {} : { 'x-greenpen-person': owner };
}

/**
 * True once this browser's session belongs to someone else
 * (features/accounts/frame/own-page.tsx).
 */
export const isOtherPersons = createStore(false);
