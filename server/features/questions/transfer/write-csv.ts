import { toCsv } from '../../../../shared/csv.ts';
import type { QuestionRow } from '../questions-queries.ts';
import { fieldLabels, questionFields } from './found-question.ts';

/** Questions as a CSV file that `readCsv` reads back. */
export function writeCsv(questions: readonly QuestionRow[]): string {
  return toCsv(
    questionFields.map((field) => fieldLabels[field]),
    questions.map((question) => questionFields.map((field) => question[field])),
  );
}
