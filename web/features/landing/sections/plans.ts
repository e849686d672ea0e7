import {
  MONTHLY_PLAN_POUNDS,
  SIX_MONTHS_PLAN_POUNDS,
  TRIAL_DAYS,
  YEARLY_PLAN_POUNDS,
} from '../../../../shared/business-rules.ts';

interface Plan {
  name: string;
  /** In pounds for the whole period; null is free. */
  pounds: number | null;
  /** The period that the price covers. */
  period: string;
  /** The number of months, if a monthly price is worth showing. */
  months?: number;
  isPopular?: boolean;
}

/** The plans (spec sections 1 and 9). */
export const plans: readonly Plan[] = [
  { name: `${TRIAL_DAYS}-day free trial`, pounds: null, period: `for ${TRIAL_DAYS} days` },
  { name: 'Monthly', pounds: MONTHLY_PLAN_POUNDS, period: 'a month' },
  {
    name: '6 months',
    pounds: SIX_MONTHS_PLAN_POUNDS,
    period: 'for 6 months',
    months: 6,
    isPopular: true,
  },
  { name: 'Yearly', pounds: YEARLY_PLAN_POUNDS, period: 'a year', months: 12 },
];
