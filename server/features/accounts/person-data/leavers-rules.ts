import type { Leaver } from '../../../../shared/contract/accounts.ts';

/** Returns the same day this many months later, or the last day of a shorter month. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}

/**
 * Returns when a student left, and when they are erased after a retention period of this many
 * months; null for people who have not left.
 */
export function presentLeaver({ leftAt }: { leftAt: Date | null }, months: number): Leaver | null {
  return (
    leftAt && {
      leftAt: leftAt.toISOString(),
      erasedAfter: addMonths(leftAt, months).toISOString(),
    }
  );
}
