import type { GenericEndpointContext } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import type { Database } from '../../../database/client.ts';
import { isPasskeyNeeded } from './passkey-queries.ts';

/**
 * After the right password, ends the new session of staff who have a passkey but no authenticator
 * app, and asks for the passkey in the format in which the library asks for a code.
 */
export async function askForPasskey(ctx: GenericEndpointContext, database: Database) {
  const { newSession, internalAdapter } = ctx.context;
  if (!newSession || !(await isPasskeyNeeded(database, newSession.user.id))) return undefined;
  deleteSessionCookie(ctx, true);
  await internalAdapter.deleteSession(newSession.session.token);
  ctx.context.setNewSession(null);
  return ctx.json({ twoFactorRedirect: true, twoFactorMethods: ['passkey'] });
}

/** Replaces the library's 500 for a device response that fails verification with a 400. */
export function refuseUnreadable(returned: unknown): Response | undefined {
  if (!isAPIError(returned) || returned.statusCode < 500) return undefined;
  // A new Response, because the library would otherwise keep the failure's status.
  const body = { code: 'PASSKEY_NOT_ADDED', message: ownAccountMessages.passkeyNotAdded };
  return Response.json(body, { status: 400 });
}
