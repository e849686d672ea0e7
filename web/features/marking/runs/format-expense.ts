import type { MarkingRun } from '../../../../shared/contract/marking.ts';

/** Small sums are the rule: a call may cost a hundredth of a penny. */
const SMALL_SUM = 0.1;
const CURRENCY_CODE = /^[A-Z]{3}$/;

/** A sum in the deployment's currency, e.g. "£0.0042"; the currency may be any text. */
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

/** What a run used so far, to stand behind its counts; empty where it used no tokens. */
export function formatExpense({ totalTokens, cost, currency }: MarkingRun): string {
  if (totalTokens === 0) return '';
  const tokens = ` · ${totalTokens.toLocaleString('en-GB')} tokens`;
  return cost === null ? tokens : `${tokens} · ${formatCost(cost, currency ?? '')}`;
}
