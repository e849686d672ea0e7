import { createStore } from '../create-store.ts';

type Question = () => Promise<boolean>;

/** The question that the current page asks before a sign-out, if any. */
export const signOutQuestion = createStore<Question | null>(null);

/** Registers a question to ask before sign-out; returns the function that removes it. */
export function holdSignOut(ask: Question): () => void {
  signOutQuestion.set(ask);
  return () => signOutQuestion.set(null);
}

/**
 * Resolves to true if the person may be signed out; asks the page's question first, if there is
 * one.
 */
export async function maySignOut(): Promise<boolean> {
  return signOutQuestion.get()?.() ?? true;
}
