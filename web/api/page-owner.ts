import { createStore } from '../create-store.ts';

/** Whom this page was loaded for: their id, or null for a visitor. Sent along with every call. */
export const pageOwner = createStore<string | null>(null);

/** Whether the session of this browser has become somebody else's (features/accounts/other-person.tsx). */
export const isOtherPersons = createStore(false);
