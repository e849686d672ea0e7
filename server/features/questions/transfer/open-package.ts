import { unzipSync } from 'fflate';
import { transferMessages } from '../../../../shared/messages/transfer.ts';
import { FileProblem } from './file-problem.ts';

const MAX_FILES = 12_000;
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;

/** The files of a ZIP package by path. */
export type PackageFiles = Readonly<Record<string, Uint8Array>>;

/**
 * Unpacks a ZIP in memory; nothing is written to disk. Throws FileProblem if it is not a ZIP,
 * contains more than any real package, or has a path that leads outside it.
 */
export function openPackage(bytes: Uint8Array): PackageFiles {
  let files = 0;
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        files += 1;
        size += originalSize;
        if (files > MAX_FILES || size > MAX_UNPACKED_BYTES) {
          throw new FileProblem(transferMessages.packageTooLarge);
        }
        if (leadsOut(name)) throw new FileProblem(transferMessages.packageLeadsOut);
        return !name.endsWith('/');
      },
    });
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem(transferMessages.notAPackage, { cause: error });
  }
}

const leadsOut = (path: string) =>
  /^[/\\]|^[a-z]:|\\/i.test(path) || path.split('/').includes('..') || path.includes('\0');
