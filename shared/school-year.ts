/** The month in which a school year begins. */
const FIRST_MONTH = '09';

/**
 * Returns the first day of the school year that contains a day (`2026-11-23`), e.g. `2026-09-01`.
 */
export function schoolYearStart(day: string): string {
  return `${schoolYearOf(day).slice(0, 4)}-${FIRST_MONTH}-01`;
}

/** Returns the school year that contains a day (`2026-11-23`), e.g. `2026/27`. */
export function schoolYearOf(day: string): string {
  const start = Number(day.slice(0, 4)) - (day.slice(5, 7) < FIRST_MONTH ? 1 : 0);
  return `${start}/${String(start + 1).slice(-2)}`;
}
