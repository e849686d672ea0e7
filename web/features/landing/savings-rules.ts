import {
  SAVINGS_COST_POUNDS_PER_MONTH,
  SAVINGS_WEEKS_PER_MONTH,
} from '../../../shared/business-rules.ts';

/** A whole number of at least 0 as people type it; undefined for anything else. */
export function readWholeNumber(typed: string): number | undefined {
  const value = typed.trim();
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

/**
 * Pounds saved in a month by the hours of marking a week that it takes over, at so many pounds an
 * hour, less what it costs (design, section 7, 3). Below 0 nothing is saved, which is 0.
 */
export function savingPerMonth(hoursPerWeek: number, poundsPerHour: number): number {
  const worth = hoursPerWeek * SAVINGS_WEEKS_PER_MONTH * poundsPerHour;
  return Math.max(0, worth - SAVINGS_COST_POUNDS_PER_MONTH);
}
