import { createStore } from '../create-store.ts';

type Question = () => Promise<boolean>;

/** What people are asked before they sign out, where a page wants it. */
export const signOutQuestion = createStore<Question | null>(null);

/** Has people asked before they sign out; returns the function that ends it. */
export function holdSignOut(ask: Question): () => void {
  signOutQuestion.set(ask);
  return () => signOutQuestion.set(null);
}

/** Whether somebody may be signed out now: asks, where a page wants it. */
export async function maySignOut(): Promise<boolean> {
  return signOutQuestion.get()?.() ?? true;
}
