/** The month in which a school year begins. */
const FIRST_MONTH = '09';

/** The school year in which a day (`2026-11-23`) lies, e.g. `2026/27`. */
export function schoolYearOf(day: string): string {
  const start = Number(day.slice(0, 4)) - (day.slice(5, 7) < FIRST_MONTH ? 1 : 0);
  return `${start}/${String(start + 1).slice(-2)}`;
}
