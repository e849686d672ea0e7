import { localEntry } from '../local-entry.ts';
import { pageOwner } from './page-owner.ts';

declare global {
  interface Window {
    /**
     * Requests that early.js sent before the application loaded, by address, and the person they
     * were sent for.
     */
    earlyAnswers?: { person: string; answers: Record<string, Promise<Response | null>> };
  }
}

/** An early answer older than this is not used. */
const MAX_AGE_MS = 20_000;

const LAST_PERSON_KEY = 'greenpen.person';
/**
 * The id of the last person signed in on this device, for early.js to send requests for; removed on
 * sign-out.
 */
export const lastPerson = localEntry(LAST_PERSON_KEY, String);

/** True if the storage event says that the person has signed out in another tab. */
export const isSignOut = ({ key, newValue }: StorageEvent) =>
  key === LAST_PERSON_KEY && newValue === null;

/**
 * Works as `fetch` does, but uses the answer that early.js has already requested for the same
 * person.
 */
export async function fetchOnce(request: Request, init?: RequestInit): Promise<Response> {
  return (await takeEarlyAnswer(request)) ?? fetch(request, init);
}

async function takeEarlyAnswer({ method, url, signal }: Request): Promise<Response | null> {
  const { person, answers } = window.earlyAnswers ?? {};
  const address = url.slice(window.location.origin.length);
  const asked = answers?.[address];
  if (!answers || !asked || method !== 'GET') return null;
  const response = await asked;
  // A component that has unmounted leaves the answer for the next one that asks.
  if (signal.aborted || !(address in answers)) return null;
  delete answers[address];
  if (person !== pageOwner.get() || performance.now() > MAX_AGE_MS) return null;
  return response?.ok ? response : null;
}
