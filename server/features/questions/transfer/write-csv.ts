import { toCsv } from '../../../../shared/csv.ts';
import { questionFields } from '../../../../shared/question-content.ts';
import type { QuestionRow } from '../questions-queries.ts';
import { fileFields } from './found-question.ts';

/** Questions as a CSV file that `readCsv` reads back. */
export function writeCsv(questions: readonly QuestionRow[]): string {
  return toCsv(
    fileFields.map((field) => questionFields[field].inFiles),
    questions.map((question) => fileFields.map((field) => question[field])),
  );
}
