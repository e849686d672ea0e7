import { APIError, getSessionFromCtx } from 'better-auth/api';
import type { GenericEndpointContext } from 'better-auth';
import { symmetricDecrypt } from 'better-auth/crypto';
import { ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import type { Database } from '../../../database/client.ts';
import { findSecondFactor, listSecondFactors } from './second-factor-queries.ts';

/** The account library's name for the cookie between the password and the second step. */
const STEP_COOKIE = 'two_factor';

/**
 * Refuses a second step that cannot be checked because its data was encrypted with another
 * AUTH_SECRET: after a restore elsewhere, or a changed secret. Logs an error for the server's
 * operator. Throws a 409 that says how the person can sign in.
 */
export async function refuseUnderOtherSecret(
  ctx: GenericEndpointContext,
  database: Database,
  stored: 'secret' | 'backupCodes',
): Promise<void> {
  const userId = await findWhoIsAsked(ctx);
  const factor = userId === undefined ? undefined : await findSecondFactor(database, userId);
  if (!factor || (await isReadable(factor[stored], ctx.context.secret))) return;
  ctx.context.logger.error(
    'a second factor cannot be checked: it was set up under another AUTH_SECRET (docs/running.md, Keys)',
  );
  const message = ownAccountMessages.secondFactorUnreadable;
  throw new APIError('CONFLICT', { code: 'SECOND_FACTOR_UNREADABLE', message });
}

async function findWhoIsAsked(ctx: GenericEndpointContext): Promise<string | undefined> {
  const session = await getSessionFromCtx(ctx);
  if (session) return session.user.id;
  const { name } = ctx.context.createAuthCookie(STEP_COOKIE);
  const key = await ctx.getSignedCookie(name, ctx.context.secret);
  return key ? (await ctx.context.internalAdapter.findVerificationValue(key))?.value : undefined;
}

/** True if the secret decrypts the value; current backup codes are hashes, which need no secret. */
async function isReadable(stored: string, secret: string): Promise<boolean> {
  if (stored.startsWith('[')) return true;
  return symmetricDecrypt({ key: secret, data: stored }).then(
    () => true,
    () => false,
  );
}

/** Counts the people whose second-factor codes cannot be checked with this secret. */
export async function countUnderOtherSecret(database: Database, secret: string): Promise<number> {
  const factors = await listSecondFactors(database);
  const readable = await Promise.all(factors.map((one) => isReadable(one.secret, secret)));
  return readable.filter((isOne) => !isOne).length;
}
