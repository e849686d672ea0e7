import { toCsv } from '../../../../shared/csv.ts';
import { fileFields, questionFields } from '../../../../shared/question-content.ts';
import type { CheckedQuestion } from '../create-question.ts';

/** Writes questions as a CSV file that `readCsv` can read back. */
export function writeCsv(questions: readonly CheckedQuestion[]): string {
  return toCsv(
    fileFields.map((field) => questionFields[field].inFiles),
    questions.map((question) => fileFields.map((field) => question[field])),
  );
}

/**
 * Returns the CSV file that shows teachers how to write a list of questions: one sample question,
 * whose mark scheme shows how points and marks are written.
 */
export function csvTemplate(): string {
  return toCsv(
    fileFields.map((field) => questionFields[field].inFiles),
    [fileFields.map((field) => questionFields[field].example)],
  );
}
