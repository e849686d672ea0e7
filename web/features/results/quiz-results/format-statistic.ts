import { MIN_STUDENTS_FOR_STATISTICS } from '../../../../shared/business-rules.ts';
import type { QuizResults } from '../../../../shared/contract/quiz-results.ts';

const oneDecimal = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const twoDecimals = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Formats a percentage, for example "62.4%". */
export function inPercent(value: number): string {
  return `${inTenths(value)}%`;
}

/** Formats a number with one decimal, for example "12.3" or "7.0". Never "-0.0". */
export function inTenths(value: number): string {
  return oneDecimal.format(Math.round(value * 10) / 10 + 0);
}

/** Formats a number with two decimals, for example "0.82". */
export function inHundredths(value: number): string {
  return twoDecimals.format(value);
}

/** Returns the usual word for a value of Cronbach's alpha, after rounding as displayed. */
export function alphaWord(value: number): string {
  const alpha = Math.round(value * 100) / 100;
  if (alpha >= 0.9) return 'excellent';
  if (alpha >= 0.8) return 'good';
  if (alpha >= 0.7) return 'acceptable';
  if (alpha >= 0.6) return 'questionable';
  return alpha >= 0.5 ? 'poor' : 'too low to rely on';
}

/** Returns Moodle's word for a discrimination index in percent. */
export function discriminationWord(index: number): string {
  if (index >= 50) return 'very good';
  if (index >= 30) return 'adequate';
  if (index >= 20) return 'weak';
  return index >= 0 ? 'very weak' : 'works against the rest';
}

/** Explains why a statistic that compares students has no value. */
export function whyNoComparison({
  fullyMarkedStudents,
}: Pick<QuizResults['statistics'], 'fullyMarkedStudents'>): string {
  return fullyMarkedStudents < MIN_STUDENTS_FOR_STATISTICS
    ? 'too few answers'
    : 'no differences to compare';
}
