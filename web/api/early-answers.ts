import { localEntry } from '../local-entry.ts';
import { pageOwner } from './page-owner.ts';

declare global {
  interface Window {
    /** What early.js asked before the application was there, by address, and in whose name. */
    earlyAnswers?: { person: string; answers: Record<string, Promise<Response | null>> };
  }
}

/** Of what came before, an older answer is not shown as the present one. */
const MAX_AGE_MS = 20_000;

/** Who was signed in last on this device, for early.js to ask in their name; none after a sign-out. */
export const lastPerson = localEntry('greenpen.person', String);

/** As `fetch`; but what early.js has asked for the same person is not asked again. */
export async function fetchOnce(request: Request, init?: RequestInit): Promise<Response> {
  return (await takeEarlyAnswer(request)) ?? fetch(request, init);
}

async function takeEarlyAnswer({ method, url, signal }: Request): Promise<Response | null> {
  const { person, answers } = window.earlyAnswers ?? {};
  const address = url.slice(window.location.origin.length);
  const asked = answers?.[address];
  if (!answers || !asked || method !== 'GET') return null;
  const response = await asked;
  // A part of the page that went again leaves the answer to the next that asks.
  if (signal.aborted || !(address in answers)) return null;
  delete answers[address];
  if (person !== pageOwner.get() || performance.now() > MAX_AGE_MS) return null;
  return response?.ok ? response : null;
}
