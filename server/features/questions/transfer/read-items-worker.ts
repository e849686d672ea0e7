import {
  binaryFormats,
  type ImportFormat,
  type QuestionDefaults,
} from '../../../../shared/contract/question-transfer.ts';
import { giveWay } from '../../../threads/give-way.ts';
import { checkItem, type CheckedItem } from './check-items.ts';
import { readFile, type FileReading } from './read-file.ts';
import { readers } from './readers.ts';

giveWay();

/** A file of questions, and what they get where it says nothing. */
export interface QuestionFile {
  format: ImportFormat;
  content: string;
  defaults: QuestionDefaults;
}

/** The file's items, checked. */
export default function readItems({
  format,
  content,
  defaults,
}: QuestionFile): FileReading<CheckedItem[]> {
  const read = (text: string) =>
    readers[format](text).map((item) => checkItem(item, defaults, true));
  return readFile(content, read, (items) => items.length, binaryFormats.has(format));
}
