import { createStore } from '../create-store.ts';

/** Whom this page was loaded for: their id, or null for a visitor. Sent along with every call. */
export const pageOwner = createStore<string | null>(null);

/** What says for whom a request is made: the server refuses it where the session is another's. */
export function ownerHeaders(): Record<string, string> {
  const owner = pageOwner.get();
  return owner === null ? {} : { 'x-greenpen-person': owner };
}

/** Whether the session of this browser has become somebody else's (features/accounts/other-person.tsx). */
export const isOtherPersons = createStore(false);
