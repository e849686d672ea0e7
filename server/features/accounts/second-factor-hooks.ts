import { APIError, getSessionFromCtx } from 'better-auth/api';
import type { GenericEndpointContext } from 'better-auth';
import { ownAccountMessages } from '../../../shared/messages/own-account.ts';

/** A second factor is for staff: a child who loses it would miss a lesson. Throws a 403. */
export async function refuseStudents(ctx: GenericEndpointContext): Promise<void> {
  const found = await getSessionFromCtx(ctx);
  if (found?.user['role'] !== 'student') return;
  const message = ownAccountMessages.secondFactorForStaff;
  throw new APIError('FORBIDDEN', { code: 'STAFF_ONLY', message });
}
