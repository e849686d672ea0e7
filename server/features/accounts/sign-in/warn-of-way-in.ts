import type { AuthLog } from '../auth/auth-logger.ts';
import { findPasswordState, type PasswordRule } from './password-sign-in.ts';

/**
 * Warns the server's operator if passwords are switched off but no provider is set up, or nobody
 * has shown that signing in with one works. No page asks about this if the configuration switched
 * passwords off.
 */
export async function warnOfWayIn(
  rule: PasswordRule,
  logger: Pick<AuthLog, 'warn'>,
): Promise<void> {
  const state = await findPasswordState(rule);
  if (state === 'unproved') {
    logger.warn(
      'passwords are switched off, and no administrator has connected a provider: people may be locked out. Connect one on My account, or set PASSWORD_SIGN_IN=on',
    );
  }
  if (state === 'no-provider') {
    logger.warn('password sign-in stays on: no other way to sign in is set up');
  }
}
