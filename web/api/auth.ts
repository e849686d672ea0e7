import {
  accountsMessages,
  PASSWORD_OFF_CODE,
  SUSPENDED_CODE,
} from '../../shared/messages/accounts.ts';
import { toSignInEmail } from '../../shared/sign-in-name.ts';
import { type AuthOutcome, askAuth } from './auth-request.ts';
import { partOf } from './read-answer.ts';

/** Signs in by email, or the username on a card, and password. Never throws. */
export async function signIn(email: string, password: string): Promise<AuthOutcome> {
  const outcome = await askAuth('sign-in/email', { email: toSignInEmail(email), password });
  if (outcome.ok || !isAboutCredentials(outcome.status)) return outcome;
  if (outcome.code === SUSPENDED_CODE || outcome.code === PASSWORD_OFF_CODE) return outcome;
  return { ...outcome, message: accountsMessages.invalidCredentials };
}

/** With what signing in goes on; null where it has ended. */
export function findSecondStep(outcome: AuthOutcome): 'code' | 'passkey' | null {
  if (!outcome.ok || partOf(outcome.answer, 'twoFactorRedirect') !== true) return null;
  const methods = partOf(outcome.answer, 'twoFactorMethods');
  return Array.isArray(methods) && methods.includes('passkey') ? 'passkey' : 'code';
}

function isAboutCredentials(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

/** Ends the session in this browser. Throws where the server cannot be reached or refuses. */
export async function signOut(): Promise<void> {
  await postOrThrow('sign-out');
}

/** Ends every session of the person, wherever it is. Throws as `signOut` does. */
export async function signOutEverywhere(): Promise<void> {
  await postOrThrow('revoke-sessions');
}

async function postOrThrow(route: string): Promise<void> {
  const outcome = await askAuth(route, {});
  if (!outcome.ok) throw new Error(outcome.message);
}
