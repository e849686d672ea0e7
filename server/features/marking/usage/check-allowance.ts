import { ORPCError } from '@orpc/server';
import { errorDefinitions } from '../../../../shared/errors.ts';
import { allowanceRefusal } from '../../../../shared/messages/marking.ts';
import type { Db } from '../../../database/client.ts';
import { countPromisedResponses, findUsage } from './marking-usage-queries.ts';
import { usageMonth } from './usage-month.ts';

/**
 * Throws ALLOWANCE_USED_UP if the answers of the teacher's active runs, including the one just
 * recorded, exceed what is left of the month's allowance.
 */
export async function checkAllowance(
  transaction: Db,
  teacherId: string,
  allowance: number | null,
): Promise<void> {
  if (allowance === null) return;
  const promised = await countPromisedResponses(transaction, teacherId);
  const { responses } = await findUsage(transaction, teacherId, usageMonth().month);
  if (promised > 0 && responses + promised > allowance) throw refuseAllowance(allowance, responses);
}

/** Returns ALLOWANCE_USED_UP with a sentence that says what is left and when it renews. */
export function refuseAllowance(allowance: number, used: number) {
  const left = Math.max(0, allowance - used);
  return new ORPCError('ALLOWANCE_USED_UP', {
    status: errorDefinitions.ALLOWANCE_USED_UP.status,
    message: allowanceRefusal(allowance, left, usageMonth().renewsAt),
  });
}
