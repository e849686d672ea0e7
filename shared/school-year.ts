/** The month in which a school year begins. */
const FIRST_MONTH = '09';

/** The first day of the school year in which a day (`2026-11-23`) lies, e.g. `2026-09-01`. */
export function schoolYearStart(day: string): string {
  return `${schoolYearOf(day).slice(0, 4)}-${FIRST_MONTH}-01`;
}

/** The school year in which a day (`2026-11-23`) lies, e.g. `2026/27`. */
export function schoolYearOf(day: string): string {
  const start = Number(day.slice(0, 4)) - (day.slice(5, 7) < FIRST_MONTH ? 1 : 0);
  return `${start}/${String(start + 1).slice(-2)}`;
}
