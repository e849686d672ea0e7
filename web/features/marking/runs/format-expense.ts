import type { MarkingRun } from '../../../../shared/contract/marking.ts';

/** Below this, more decimals are shown: a call may cost a hundredth of a penny. */
const SMALL_SUM = 0.1;
const CURRENCY_CODE = /^[A-Z]{3}$/;

/** Formats a cost in the deployment's currency, e.g. "£0.0042"; the currency may be any text. */
export function formatCost(cost: number, currency: string): string {
  const digits = cost > 0 && cost < SMALL_SUM ? 4 : 2;
  if (!CURRENCY_CODE.test(currency)) return `${cost.toFixed(digits)} ${currency}`.trim();
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cost);
}

/** Formats what a run has used so far, to follow its counts; empty if it used no tokens. */
export function formatExpense({ totalTokens, cost, currency }: MarkingRun): string {
  if (totalTokens === 0) return '';
  const tokens = ` · ${totalTokens.toLocaleString('en-GB')} tokens`;
  return cost === null ? tokens : `${tokens} · ${formatCost(cost, currency ?? '')}`;
}
