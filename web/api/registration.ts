import { PASSWORD_OFF_CODE } from '../../shared/messages/accounts.ts';
import { type AuthOutcome, askAuth } from './auth-request.ts';

export interface NewAccount {
  username: string;
  email: string;
  password: string;
  classCode?: string;
}

/** Makes an account, without signing in. Never throws. */
export function signUp(account: NewAccount): Promise<AuthOutcome> {
  return askAuth('sign-up/email', account);
}

/** Has a reset link sent, if the address has an account. Never throws. */
export function requestResetLink(email: string): Promise<AuthOutcome> {
  return askAuth('request-password-reset', { email });
}

/** Sets a new password by the token of a mailed link, which works once. Never throws. */
export function resetPassword(token: string, newPassword: string): Promise<AuthOutcome> {
  return askAuth('reset-password', { token, newPassword });
}

/**
 * Whether the token of a mailed link can still be used, or is of somebody who needs no password. Asks
 * without using it up; where nobody answers it counts as usable, and setting the password will tell.
 */
export async function checkResetToken(token: string): Promise<'usable' | 'refused' | 'not-needed'> {
  const query = new URLSearchParams({ callbackURL: '/reset-password' });
  const address = `/api/auth/reset-password/${encodeURIComponent(token)}?${query}`;
  const answer = await fetch(address).catch(() => null);
  // It leads back to the page, with what is wrong in the address.
  const error = answer && new URL(answer.url).searchParams.get('error');
  if (!error) return 'usable';
  return error === PASSWORD_OFF_CODE ? 'not-needed' : 'refused';
}
