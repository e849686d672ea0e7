import { MAX_IMPORT_FILE_BYTES, MAX_IMPORT_ROWS } from '../../../../shared/business-rules.ts';
import { transferMessages } from '../../../../shared/messages/transfer.ts';
import { refuseFile } from '../../../http/fail.ts';
import type { ThreadPool, ThreadWork } from '../../../threads/thread-pool.ts';
import { FileProblem } from './file-problem.ts';

/** The content found in a file, or the sentence that says why the file is refused. */
export type FileReading<Found> = { found: Found } | { refusal: string };

/** A file of 24 MB takes a few seconds at most; one that is designed to take longer is refused. */
const READING_LIMIT_MS = 20_000;

/** Returns the thread work that reads files, for a worker's file. */
export const fileWork = <Request, Found>(file: URL): ThreadWork<Request, FileReading<Found>> => ({
  file,
  timeLimitMs: READING_LIMIT_MS,
});

/**
 * Returns what `read` finds in a file; refuses the file if it is too large, `read` throws a
 * FileProblem, or nothing is found.
 */
export function readFile<Found>(
  content: string,
  read: (content: string) => Found,
  countItems: (found: Found) => number,
  isBase64 = false,
): FileReading<Found> {
  const size = isBase64 ? (content.length * 3) / 4 : Buffer.byteLength(content);
  if (size > MAX_IMPORT_FILE_BYTES) {
    return { refusal: transferMessages.tooLarge };
  }
  try {
    const found = read(content);
    const items = countItems(found);
    if (items === 0) return { refusal: transferMessages.empty };
    return items > MAX_IMPORT_ROWS ? { refusal: transferMessages.tooMany } : { found };
  } catch (error) {
    if (error instanceof FileProblem) return { refusal: error.message };
    throw error;
  }
}

/** Returns what `read` finds. Throws FILE_REFUSED with the sentence of its FileProblem. */
export function orRefuse<Found>(read: () => Found): Found {
  try {
    return read();
  } catch (error) {
    throw error instanceof FileProblem ? refuseFile(error.message) : error;
  }
}

/** Returns what a thread finds in a file. Throws FILE_REFUSED with the sentence that says why. */
export async function readInThread<Request, Found>(
  threads: ThreadPool,
  work: ThreadWork<Request, FileReading<Found>>,
  request: Request,
): Promise<Found> {
  const reading = await threads.run(work, request);
  if ('refusal' in reading) throw refuseFile(reading.refusal);
  return reading.found;
}
