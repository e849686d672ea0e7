import { MONTHLY_RESPONSE_ALLOWANCE } from '../../../../shared/business-rules.ts';
import type { Database } from '../../../database/client.ts';
import type { MarkingConfig } from '../../../marker-config.ts';
import { findUsage } from './marking-usage-queries.ts';
import { presentCost } from '../run/present-run.ts';
import { usageMonth } from './usage-month.ts';

/** Returns the teacher's marking usage this month, and what the plan includes. */
export async function presentUsage(
  database: Database,
  teacherId: string,
  { monthlyAllowance, marker }: MarkingConfig,
) {
  const { month, renewsAt } = usageMonth();
  const { responses, tokens, costMicros } = await findUsage(database, teacherId, month);
  const currency = marker.prices?.currency ?? null;
  return {
    responses,
    tokens,
    cost: presentCost(costMicros, currency),
    currency,
    allowance: monthlyAllowance ?? MONTHLY_RESPONSE_ALLOWANCE,
    isEnforced: monthlyAllowance !== null,
    renewsAt: renewsAt.toISOString(),
  };
}
