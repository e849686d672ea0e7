import { type AuthOutcome, postAuth } from './auth-request.ts';

export interface NewAccount {
  username: string;
  email: string;
  password: string;
}

/** Makes an account, without signing in. Never throws. */
export function signUp(account: NewAccount): Promise<AuthOutcome> {
  return postAuth('sign-up/email', account);
}

/** Has a reset link sent, if the address has an account. Never throws. */
export function requestResetLink(email: string): Promise<AuthOutcome> {
  return postAuth('request-password-reset', { email });
}

/** Sets a new password by the token of a mailed link, which works once. Never throws. */
export function resetPassword(token: string, newPassword: string): Promise<AuthOutcome> {
  return postAuth('reset-password', { token, newPassword });
}
