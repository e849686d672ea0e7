import { APIError, getSessionFromCtx } from 'better-auth/api';
import type { GenericEndpointContext } from 'better-auth';
import { accountsMessages } from '../../../shared/messages/accounts.ts';

/** A second factor is for staff: a child who loses it would miss a lesson. Throws a 403. */
export async function refuseStudents(ctx: GenericEndpointContext): Promise<void> {
  const found = await getSessionFromCtx(ctx);
  if (found?.user['role'] !== 'student') return;
  const message = accountsMessages.secondFactorForStaff;
  throw new APIError('FORBIDDEN', { code: 'STAFF_ONLY', message });
}
