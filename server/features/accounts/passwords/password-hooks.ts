import { APIError, getSessionFromCtx } from 'better-auth/api';
import type { GenericEndpointContext } from 'better-auth';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import { accountsMessages, PASSWORD_OFF_CODE } from '../../../../shared/messages/accounts.ts';
import { isOutdatedHash, type createPasswordHashing } from './password-hashing.ts';
import type { Database } from '../../../database/client.ts';
import type { PasswordMail } from './password-mail.ts';
import { doesSignInElsewhere, type PasswordRule } from '../sign-in/password-sign-in.ts';
import { noteOwnPassword } from './password-queries.ts';
import { findWeakness } from './password-rules.ts';

export type PasswordHashing = ReturnType<typeof createPasswordHashing>;

/**
 * Refuses a link to set a password that would not sign its owner in, such as one from before
 * passwords were switched off. Opening the link redirects to a page that explains this; setting a
 * password throws a 403.
 */
export async function refuseUselessLink(
  ctx: GenericEndpointContext,
  rule: PasswordRule,
  token: unknown,
): Promise<void> {
  const { internalAdapter } = ctx.context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${String(token)}`);
  if (!link || !(await doesSignInElsewhere(rule, link.value))) return;
  // Greenpen's own page, whatever address the request names.
  if (ctx.method === 'GET') throw ctx.redirect(`/reset-password?error=${PASSWORD_OFF_CODE}`);
  const message = accountsMessages.registrationElsewhere;
  throw new APIError('FORBIDDEN', { code: PASSWORD_OFF_CODE, message });
}

/** Refuses an easily guessed new password before its link is used up. Throws a 400. */
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

/**
 * After a sign-in, replaces a hash of an earlier release, while the plain password is available.
 */
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

function findFault(chosen: string, current: unknown, { user }: { user: object }): string | null {
  if (chosen === current) return ownAccountMessages.passwordOfCard;
  return findWeakness(chosen, user);
}

/**
 * Before people change their own password, refuses an easily guessed one, and has every other
 * session ended, whatever the request says. Throws a 400.
 */
export async function prepareChange(ctx: GenericEndpointContext) {
  const found = await getSessionFromCtx(ctx);
  const body = (ctx.body ?? {}) as Record<string, unknown>;
  const { newPassword, currentPassword } = body;
  const message =
    found && typeof newPassword === 'string'
      ? findFault(newPassword, currentPassword, found)
      : null;
  if (message !== null) throw new APIError('BAD_REQUEST', { code: 'PASSWORD_WEAK', message });
  return { context: { body: { ...body, revokeOtherSessions: true } } };
}

/** After a password change, notifies the person and invalidates other links to set a password. */
export async function announceChange(
  ctx: GenericEndpointContext,
  database: Database,
  mail: PasswordMail,
): Promise<void> {
  const { newSession } = ctx.context;
  if (!newSession) return;
  await noteOwnPassword(database, newSession.user.id);
  mail.tellOfNewPassword(newSession.user.email, ctx.request);
}
