import { PASSWORD_OFF_CODE } from '../../shared/messages/accounts.ts';
import { type AuthOutcome, askAuth } from './auth-request.ts';

export interface NewAccount {
  username: string;
  email: string;
  password: string;
  classCode?: string;
}

/** Creates an account without signing in. Never throws. */
export function signUp(account: NewAccount): Promise<AuthOutcome> {
  return askAuth('sign-up/email', account);
}

/** Requests a reset link by email; none is sent if the address has no account. Never throws. */
export function requestResetLink(email: string): Promise<AuthOutcome> {
  return askAuth('request-password-reset', { email });
}

/** Sets a new password with the token of a mailed link, which works once. Never throws. */
export function resetPassword(token: string, newPassword: string): Promise<AuthOutcome> {
  return askAuth('reset-password', { token, newPassword });
}

/**
 * Checks whether the token of a mailed link still works, or belongs to someone who needs no
 * password. Does not use the token up. If the server cannot be reached, the token counts as usable:
 * setting the password will show whether it is.
 */
export async function checkResetToken(token: string): Promise<'usable' | 'refused' | 'not-needed'> {
  const query = new URLSearchParams({ callbackURL: '/reset-password' });
  const address = `/api/auth/reset-password/${encodeURIComponent(token)}?${query}`;
  const answer = await fetch(address).catch(() => null);
  // The service redirects back to the page, with the error in the address.
  const error = answer && new URL(answer.url).searchParams.get('error');
  if (!error) return 'usable';
  return error === PASSWORD_OFF_CODE ? 'not-needed' : 'refused';
}
