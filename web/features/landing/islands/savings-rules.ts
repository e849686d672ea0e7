import {
  SAVINGS_COST_POUNDS_PER_MONTH,
  SAVINGS_WEEKS_PER_MONTH,
} from '../../../../shared/business-rules.ts';

/** Reads a whole number of at least 0; undefined for anything else. */
export function readWholeNumber(typed: string): number | undefined {
  const value = typed.trim();
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

/**
 * Returns the pounds saved per month, given the weekly hours of marking saved and the value of an
 * hour, less the price. Never below 0.
 */
export function savingPerMonth(hoursPerWeek: number, poundsPerHour: number): number {
  const worth = hoursPerWeek * SAVINGS_WEEKS_PER_MONTH * poundsPerHour;
  return Math.max(0, worth - SAVINGS_COST_POUNDS_PER_MONTH);
}
