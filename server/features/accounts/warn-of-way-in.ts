import type { AuthLog } from './auth-logger.ts';
import { findPasswordState, type PasswordRule } from './password-sign-in.ts';

/**
 * Tells whoever runs the server where passwords are switched off, and nobody has shown that people come
 * in otherwise: what the configuration fixes is not asked about on any page.
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
