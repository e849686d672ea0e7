/** The month in which a school year begins: September, counted from 0. */
const FIRST_MONTH = 8;

/** The school year in which a day lies, e.g. `2026/27`. */
export function schoolYearOf(day: Date): string {
  const start = day.getFullYear() - (day.getMonth() < FIRST_MONTH ? 1 : 0);
  return `${start}/${String(start + 1).slice(-2)}`;
}
