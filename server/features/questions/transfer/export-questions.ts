import type { TransferFormat } from '../../../../shared/contract/question-transfer.ts';
import type { Database } from '../../../database/client.ts';
import type { QuestionFilters, QuestionRow } from '../questions-queries.ts';
import { csvTemplate } from './csv-template.ts';
import { listAllQuestions } from './transfer-queries.ts';
import { writeCsv } from './write-csv.ts';
import { writeGift } from './write-gift.ts';
import { writeMoodleXml } from './write-moodle-xml.ts';

interface FileForm {
  write(questions: readonly QuestionRow[]): string;
  fileName: string;
  type: string;
}

const forms: Readonly<Record<TransferFormat, FileForm>> = {
  csv: { write: writeCsv, fileName: 'questions.csv', type: 'text/csv;charset=utf-8' },
  'moodle-xml': {
    write: writeMoodleXml,
    fileName: 'questions-moodle.xml',
    type: 'application/xml;charset=utf-8',
  },
  gift: { write: writeGift, fileName: 'questions-gift.txt', type: 'text/plain;charset=utf-8' },
};

/** The questions that match the filters as a file to download; all of them where none are given. */
export async function exportQuestions(
  database: Database,
  format: TransferFormat,
  filters: QuestionFilters,
): Promise<File> {
  const { write, fileName, type } = forms[format];
  return new File([write(await listAllQuestions(database, filters))], fileName, { type });
}

/** The CSV file to fill in. */
export function templateFile(): File {
  return new File([csvTemplate()], 'questions-template.csv', { type: forms.csv.type });
}
