/**
 * The statistics of a test by their standard definitions, as Moodle's quiz statistics use them:
 * sample variances (divided by n − 1). All functions return null where the statistic is not
 * defined.
 */

/** Returns the mean; null for an empty list. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

/** Returns the middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  const lower = sorted.length % 2 === 0 ? (sorted[middle - 1] ?? upper) : upper;
  return (lower + upper) / 2;
}

/** Returns the value below which this share lies, interpolated linearly; null for an empty list. */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const lower = sorted[Math.floor(place)];
  const upper = sorted[Math.ceil(place)];
  if (lower === undefined || upper === undefined) return null;
  return lower + (upper - lower) * (place - Math.floor(place));
}

/** Returns the sample standard deviation, in the unit of the values. */
export function standardDeviation(values: readonly number[]): number | null {
  const variance = covariance(values, values);
  return variance === null ? null : Math.sqrt(variance);
}

/** Returns the mean mark in percent of the maximum; null for a maximum of 0. */
export function facility(marks: readonly number[], maxMark: number): number | null {
  const average = mean(marks);
  return average === null || maxMark === 0 ? null : (average / maxMark) * 100;
}

/**
 * Returns Moodle's discrimination index: the correlation, in percent, of the marks for one question
 * with the same students' marks for the rest of the quiz.
 */
export function discriminationIndex(
  marks: readonly number[],
  totals: readonly number[],
): number | null {
  const rest = totals.map((total, index) => total - (marks[index] ?? 0));
  const together = covariance(marks, rest);
  const apart = Math.sqrt((covariance(marks, marks) ?? 0) * (covariance(rest, rest) ?? 0));
  return together === null || apart === 0 ? null : (together / apart) * 100;
}

/**
 * Returns Cronbach's alpha: k / (k − 1) · (1 − Σ variance of each question / variance of the
 * totals). `marks` holds the marks of each question, in the same order of students.
 */
export function cronbachAlpha(marks: readonly (readonly number[])[]): number | null {
  const questions = marks.length;
  const students = marks[0]?.length ?? 0;
  const totals = Array.from({ length: students }, (_, student) =>
    sum(marks.map((ofQuestion) => ofQuestion[student] ?? 0)),
  );
  const ofTotals = covariance(totals, totals);
  if (questions < 2 || ofTotals === null || ofTotals === 0) return null;
  const ofQuestions = sum(marks.map((ofQuestion) => covariance(ofQuestion, ofQuestion) ?? 0));
  return (questions / (questions - 1)) * (1 - ofQuestions / ofTotals);
}

function covariance(some: readonly number[], others: readonly number[]): number | null {
  if (some.length < 2) return null;
  const [meanOfSome, meanOfOthers] = [mean(some) ?? 0, mean(others) ?? 0];
  const products = some.map(
    (value, index) => (value - meanOfSome) * ((others[index] ?? 0) - meanOfOthers),
  );
  return sum(products) / (some.length - 1);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
