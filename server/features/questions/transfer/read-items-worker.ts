import { MAX_IMPORT_FILE_BYTES } from '../../../../shared/business-rules.ts';
import {
  binaryFormats,
  type ImportFormat,
  type QuestionDefaults,
} from '../../../../shared/contract/question-transfer.ts';
import { transferMessages } from '../../../../shared/messages/transfer.ts';
import { giveWay } from '../../../threads/give-way.ts';
import { checkItem, type CheckedItem } from './check-items.ts';
import { FileProblem } from './file-problem.ts';
import { fromBase64 } from './found-images.ts';
import { readFile, type FileReading } from './read-file.ts';
import { readPaper } from './read-paper.ts';
import { readWord } from './read-word.ts';
import { readers } from './readers.ts';

giveWay();

/** A file of questions, and what they get where it says nothing. */
export interface QuestionFile {
  format: ImportFormat;
  content: string;
  defaults: QuestionDefaults;
}

/** The file's items, checked. */
export default async function readItems({
  format,
  content,
  defaults,
}: QuestionFile): Promise<FileReading<CheckedItem[]>> {
  const find = format === 'docx' ? await wordReader(content) : readers[format];
  if (typeof find !== 'function') return find;
  const read = (text: string) => find(text).map((item) => checkItem(item, defaults, true));
  return readFile(content, read, (items) => items.length, binaryFormats.has(format));
}

/** The reader of a Word document, which is opened before, or the sentence that says why it cannot be. */
async function wordReader(content: string) {
  if (content.length > (MAX_IMPORT_FILE_BYTES * 4) / 3) {
    return { refusal: transferMessages.tooLarge };
  }
  try {
    const { text, images, losses } = await readWord(fromBase64(content));
    return () => readPaper(text, images, losses);
  } catch (error) {
    if (error instanceof FileProblem) return { refusal: error.message };
    throw error;
  }
}
