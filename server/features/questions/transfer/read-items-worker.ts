import {
  binaryFormats,
  type ImportFormat,
  type QuestionDefaults,
} from '../../../../shared/contract/question-transfer.ts';
import { giveWay } from '../../../threads/give-way.ts';
import { fromBase64 } from './found-images.ts';
import { checkItem, type CheckedItem } from './check-items.ts';
import type { FoundItem } from './found-question.ts';
import { readAiken } from './read-aiken.ts';
import { readCsv } from './read-csv.ts';
import { readFile, type FileReading } from './read-file.ts';
import { readGift } from './read-gift.ts';
import { readMoodleXml } from './read-moodle-xml.ts';
import { readQti } from './read-qti.ts';

giveWay();

/** A file of questions, and what they get where it says nothing. */
export interface QuestionFile {
  format: ImportFormat;
  content: string;
  defaults: QuestionDefaults;
}

const readers: Readonly<Record<ImportFormat, (content: string) => FoundItem[]>> = {
  csv: readCsv,
  'moodle-xml': readMoodleXml,
  gift: readGift,
  aiken: readAiken,
  qti: (content) => readQti(fromBase64(content)),
};

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
