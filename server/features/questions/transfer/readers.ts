import type { ImportFormat } from '../../../../shared/transfer-formats.ts';
import { fromBase64 } from './found-images.ts';
import type { FoundItem } from './found-question.ts';
import { readAiken } from './read-aiken.ts';
import { readCsv } from './read-csv.ts';
import { readGift } from './read-gift.ts';
import { readMoodleXml } from './read-moodle-xml.ts';
import { readPaper } from './read-paper.ts';
import { readQti } from './read-qti.ts';

/** Formats that need no preparation before they are read. */
export type ReadFormat = Exclude<ImportFormat, 'docx'>;

/**
 * The reader of each format; binary content is passed in base64. A Word document is read as a paper
 * once it is text.
 */
export const readers: Readonly<Record<ReadFormat, (content: string) => FoundItem[]>> = {
  csv: readCsv,
  'moodle-xml': readMoodleXml,
  gift: readGift,
  aiken: readAiken,
  paper: (content) => readPaper(content),
  qti: (content) => readQti(fromBase64(content)),
};
