import { APIError } from 'better-auth/api';
import type { GenericEndpointContext } from 'better-auth';
import { isOutdatedHash, type createPasswordHashing } from './password-hashing.ts';
import { findWeakness } from './password-rules.ts';

export type PasswordHashing = ReturnType<typeof createPasswordHashing>;

/** Refuses a new password that is easily guessed, before its link is used up. Throws a 400. */
export async function refuseWeakReset(ctx: GenericEndpointContext): Promise<void> {
  const { newPassword, token } = (ctx.body ?? {}) as Record<string, unknown>;
  if (
    typeof newPassword !== 'string' ||
    newPassword.length < ctx.context.password.config.minPasswordLength
  )
    return;
  const { internalAdapter } = ctx.context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${String(token)}`);
  const person = link && (await internalAdapter.findUserById(link.value));
  const message = findWeakness(newPassword, person ?? {});
  if (message !== null) throw new APIError('BAD_REQUEST', { code: 'PASSWORD_WEAK', message });
}

/** After a sign-in, makes a hash again that an earlier release made, while the password is at hand. */
export async function renewHash(
  ctx: GenericEndpointContext,
  hashing: PasswordHashing,
): Promise<void> {
  const { newSession, internalAdapter } = ctx.context;
  const { password } = (ctx.body ?? {}) as Record<string, unknown>;
  if (!newSession || typeof password !== 'string') return;
  const { id } = newSession.user;
  const credential = await internalAdapter.findCredentialAccount(id);
  if (!credential?.password || !isOutdatedHash(credential.password)) return;
  await internalAdapter.updatePassword(id, await hashing.hash(password));
}
