import {
  accountsMessages,
  PASSWORD_OFF_CODE,
  SUSPENDED_CODE,
} from '../../shared/messages/accounts.ts';
import { toSignInEmail } from '../../shared/sign-in-name.ts';
import { type AuthOutcome, askAuth } from './auth-request.ts';
import { partOf } from './read-answer.ts';

/** Signs in with an email address (or the username on a card) and a password. Never throws. */
export async function signIn(email: string, password: string): Promise<AuthOutcome> {
  const outcome = await askAuth('sign-in/email', { email: toSignInEmail(email), password });
  if (outcome.ok || !isAboutCredentials(outcome.status)) return outcome;
  if (outcome.code === SUSPENDED_CODE || outcome.code === PASSWORD_OFF_CODE) return outcome;
  return { ...outcome, message: accountsMessages.invalidCredentials };
}

/** Returns the second factor that a sign-in still needs; null if no further step is needed. */
export function findSecondStep(outcome: AuthOutcome): 'code' | 'passkey' | null {
  if (!outcome.ok || partOf(outcome.answer, 'twoFactorRedirect') !== true) return null;
  const methods = partOf(outcome.answer, 'twoFactorMethods');
  return Array.isArray(methods) && methods.includes('passkey') ? 'passkey' : 'code';
}

function isAboutCredentials(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

/** Ends the session in this browser. Throws if the server cannot be reached or refuses. */
export async function signOut(): Promise<void> {
  await postOrThrow('sign-out');
}

/**
 * Ends all of the person's sessions on every device. Throws if the server cannot be reached or
 * refuses.
 */
export async function signOutEverywhere(): Promise<void> {
  await postOrThrow('revoke-sessions');
}

async function postOrThrow(route: string): Promise<void> {
  const outcome = await askAuth(route, {});
  if (!outcome.ok) throw new Error(outcome.message);
}
