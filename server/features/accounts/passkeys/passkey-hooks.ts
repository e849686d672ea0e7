import type { GenericEndpointContext } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import type { Database } from '../../../database/client.ts';
import { isPasskeyNeeded } from './passkey-queries.ts';

/**
 * After the right password: takes back the session of staff who have a passkey and no codes, and asks
 * for the passkey, in the way in which the library asks for a code.
 */
export async function askForPasskey(ctx: GenericEndpointContext, database: Database) {
  const { newSession, internalAdapter } = ctx.context;
  if (!newSession || !(await isPasskeyNeeded(database, newSession.user.id))) return undefined;
  deleteSessionCookie(ctx, true);
  await internalAdapter.deleteSession(newSession.session.token);
  ctx.context.setNewSession(null);
  return ctx.json({ twoFactorRedirect: true, twoFactorMethods: ['passkey'] });
}

/** In place of the 500 with which the library answers a device whose answer does not hold. */
export function refuseUnreadable(returned: unknown): Response | undefined {
  if (!isAPIError(returned) || returned.statusCode < 500) return undefined;
  // A response of its own, since the status of a failure would outlast other answers.
  const body = { code: 'PASSKEY_NOT_ADDED', message: ownAccountMessages.passkeyNotAdded };
  return Response.json(body, { status: 400 });
}
