import { MAX_IMPORT_FILE_BYTES } from '../../../../shared/business-rules.ts';
import {
  type QuestionDefaults,
  type SchemeFile,
} from '../../../../shared/contract/question-transfer.ts';
import { binaryFormats, type ImportFormat } from '../../../../shared/transfer-formats.ts';
import { transferMessages } from '../../../../shared/messages/transfer.ts';
import type { FileField } from '../../../../shared/question-content.ts';
import { checkItem, type CheckedItem } from './check-items.ts';
import { FileProblem } from './file-problem.ts';
import { fromBase64, type FoundImage } from './found-images.ts';
import { readCsv } from './read-csv.ts';
import { readFile, type FileReading } from './read-file.ts';
import { withSafeOrder } from './option-order.ts';
import { readOwnPaper } from './own-paper.ts';
import { readStyledLines } from './read-own-word.ts';
import { readPaper } from './read-paper.ts';
import { openWord, readWord } from './read-word.ts';
import { readers } from './readers.ts';

/** A file of questions, and the defaults for missing fields. */
export interface QuestionFile {
  format: ImportFormat;
  content: string;
  /** The mark scheme of a question paper, in a separate document. */
  scheme?: SchemeFile | undefined;
  /** The field of each column in a CSV file. */
  columns?: readonly (FileField | null)[] | undefined;
  defaults: QuestionDefaults;
}

/** Reads the file's items and validates them. */
export default async function readItems({
  format,
  content,
  scheme,
  columns,
  defaults,
}: QuestionFile): Promise<FileReading<CheckedItem[]>> {
  const isPaper = format === 'docx' || format === 'paper';
  const find = isPaper
    ? await paperReader(format, content, scheme)
    : format === 'csv'
      ? (text: string) => readCsv(text, columns)
      : readers[format];
  if (typeof find !== 'function') return find;
  const read = (text: string) =>
    withSafeOrder(find(text)).map((item) => {
      const checked = checkItem(item, defaults, true);
      const { question } = checked;
      if (!isPaper || !question) return checked;
      const { markSchemeAnswer: markScheme, maxMark } = question;
      return { ...checked, report: { ...checked.report, recognised: { markScheme, maxMark } } };
    });
  return readFile(content, read, (items) => items.length, binaryFormats.has(format));
}

/**
 * Returns the reader of a question paper with its Word documents already opened, or the sentence
 * that says why they cannot be opened.
 */
async function paperReader(format: SchemeFile['format'], content: string, scheme?: SchemeFile) {
  const files = [{ format, content }, ...(scheme ? [scheme] : [])];
  if (files.some((file) => file.content.length > (MAX_IMPORT_FILE_BYTES * 4) / 3)) {
    return { refusal: transferMessages.tooLarge };
  }
  try {
    const documents = files.map(({ format: form, content: text }) =>
      form === 'paper' ? text : openWord(fromBase64(text)),
    );
    const lines = documents.map((one) => (typeof one === 'string' ? null : readStyledLines(one)));
    if (!lines.includes(null)) return () => readOwnPaper(lines.flatMap((of) => of ?? []));
    const images: FoundImage[] = [];
    const [paper, own] = await Promise.all(
      documents.map((one, index) =>
        typeof one === 'string'
          ? Promise.resolve({ text: one, losses: [] })
          : readWord(one, images, index > 0),
      ),
    );
    const losses = [...new Set([...(paper?.losses ?? []), ...(own?.losses ?? [])])];
    return () => readPaper(paper?.text ?? '', images, losses, own?.text);
  } catch (error) {
    if (error instanceof FileProblem) return { refusal: error.message };
    throw error;
  }
}
