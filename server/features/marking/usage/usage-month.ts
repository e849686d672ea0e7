/**
 * Returns the month that usage at this moment counts towards, as `YYYY-MM`, and when the next one
 * begins (UTC).
 */
export function usageMonth(now = new Date()): { month: string; renewsAt: Date } {
  return {
    month: now.toISOString().slice(0, 7),
    renewsAt: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)),
  };
}
