import { ARCHIVE_AGE_INDICATOR_DAYS } from '../../../shared/business-rules.ts';
import { counted } from '../../../shared/counted.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_PER_MONTH = 30;
const DAYS_PER_YEAR = 365;

/**
 * Returns the age of a finished quiz, if it is older than 90 days: in months, and over 365 days in
 * years (spec section 4, Archive). `now` is in milliseconds since 1970.
 */
export function quizAge(finishedAt: string, now: number): string | undefined {
  const days = (now - Date.parse(finishedAt)) / DAY_MS;
  if (days <= ARCHIVE_AGE_INDICATOR_DAYS) return undefined;
  if (days > DAYS_PER_YEAR) return `${counted(Math.floor(days / DAYS_PER_YEAR), 'year')} old`;
  return `${counted(Math.floor(days / DAYS_PER_MONTH), 'month')} old`;
}
