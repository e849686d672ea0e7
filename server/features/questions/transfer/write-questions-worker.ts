import type { ExportFormat } from '../../../../shared/transfer-formats.ts';
import type { ExportedQuestion } from './exported-question.ts';
import { writeCsv } from './write-csv.ts';
import { writeGift } from './write-gift.ts';
import { writeMoodleXml } from './write-moodle-xml.ts';
import { writePaper } from './write-paper.ts';
import { writeQti } from './write-qti.ts';

/** Questions to write to a file. */
export interface QuestionsToWrite {
  format: ExportFormat;
  questions: ExportedQuestion[];
  /** The title of a printed paper. */
  title: string;
}

const asBytes = (text: string) => new TextEncoder().encode(text);

/** Returns the bytes of the file. */
export default async function writeQuestions({
  format,
  questions,
  title,
}: QuestionsToWrite): Promise<Uint8Array> {
  if (format === 'csv') return asBytes(writeCsv(questions));
  if (format === 'gift') return asBytes(writeGift(questions));
  if (format === 'moodle-xml') return asBytes(writeMoodleXml(questions));
  return format === 'qti' ? writeQti(questions) : await writePaper(title, questions);
}
