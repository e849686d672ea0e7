import type { Leaver } from '../../../../shared/contract/accounts.ts';

/** The same day months later, or the last of a month that has no such day. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}

/** When a student left, and when they are erased by a retention period of so many months; null for anybody else. */
export function presentLeaver({ leftAt }: { leftAt: Date | null }, months: number): Leaver | null {
  return (
    leftAt && {
      leftAt: leftAt.toISOString(),
      erasedAfter: addMonths(leftAt, months).toISOString(),
    }
  );
}
