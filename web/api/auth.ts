import { messages } from '../../shared/messages.ts';

/** What came of a sign-in: `ok`, or the sentence that says why not. */
export type SignInOutcome = { ok: true } | { ok: false; message: string };

async function post(route: string, body: object): Promise<Response> {
  return fetch(`/api/auth/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // Without a referrer browsers hide the origin, and the account library refuses such requests.
    referrerPolicy: 'same-origin',
  });
}

function refusal(status: number): string {
  if (status === 429) return messages.general.tooManyRequests;
  if (status >= 500) return messages.general.somethingWentWrong;
  return messages.accounts.invalidCredentials;
}

/** Signs in by e-mail and password. Never throws. */
export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  try {
    const response = await post('sign-in/email', { email, password });
    return response.ok ? { ok: true } : { ok: false, message: refusal(response.status) };
  } catch {
    return { ok: false, message: messages.general.serverUnreachable };
  }
}

/** Ends the session. Throws where the server cannot be reached or refuses. */
export async function signOut(): Promise<void> {
  const response = await post('sign-out', {});
  if (!response.ok) throw new Error(`Sign-out failed with status ${response.status}`);
}
