import { MAX_IMPORT_FILE_BYTES, MAX_IMPORT_ROWS } from '../../../../shared/business-rules.ts';
import { transferMessages } from '../../../../shared/messages/transfer.ts';
import { refuseFile } from '../../../http/fail.ts';
import { FileProblem } from './file-problem.ts';

/**
 * What `read` finds in a file. Throws FILE_REFUSED with the sentence that says why for a file that
 * is too large, that `read` cannot read, or in which there is nothing.
 */
export function readFile<Found>(
  content: string,
  read: (content: string) => Found,
  countItems: (found: Found) => number,
): Found {
  if (Buffer.byteLength(content) > MAX_IMPORT_FILE_BYTES)
    throw refuseFile(transferMessages.tooLarge);
  const found = readOrRefuse(content, read);
  const items = countItems(found);
  if (items === 0) throw refuseFile(transferMessages.empty);
  if (items > MAX_IMPORT_ROWS) throw refuseFile(transferMessages.tooMany);
  return found;
}

function readOrRefuse<Found>(content: string, read: (content: string) => Found): Found {
  try {
    return read(content);
  } catch (error) {
    throw error instanceof FileProblem ? refuseFile(error.message) : error;
  }
}
