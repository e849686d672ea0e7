import { APIError, getSessionFromCtx } from 'better-auth/api';
import type { GenericEndpointContext } from 'better-auth';
import { CODE_USED, ownAccountMessages } from '../../../../shared/messages/own-account.ts';
import type { Database } from '../../../database/client.ts';
import { hashBackupCode } from './backup-codes.ts';
import { spendCode } from './second-factor-queries.ts';

/**
 * Refuses students a second factor, because a child who loses it would miss a lesson. Throws a 403.
 */
export async function refuseStudents(ctx: GenericEndpointContext): Promise<void> {
  const found = await getSessionFromCtx(ctx);
  if (found?.user['role'] !== 'student') return;
  const message = ownAccountMessages.secondFactorForStaff;
  throw new APIError('FORBIDDEN', { code: 'STAFF_ONLY', message });
}

/** Refuses a code that has been used, in case somebody watched it being typed. Throws a 401. */
export async function refuseUsedCode(
  database: Database,
  userId: string,
  body: unknown,
): Promise<void> {
  const { code } = (body ?? {}) as Record<string, unknown>;
  if (typeof code === 'string' && (await spendCode(database, userId, code))) return;
  const message = ownAccountMessages.codeUsed;
  throw new APIError('UNAUTHORIZED', { code: CODE_USED, message });
}

/** Hashes the backup code in a request, because the library compares it with the stored hash. */
export function hashCodeIn(body: unknown): object {
  const { code, ...rest } = (body ?? {}) as Record<string, unknown>;
  return { ...rest, code: typeof code === 'string' ? hashBackupCode(code) : code };
}
