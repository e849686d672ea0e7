import { MAX_IMPORT_FILE_BYTES } from '../../../../shared/business-rules.ts';
import { transferMessages } from '../../../../shared/messages/transfer.ts';
import { binaryFormats } from '../../../../shared/transfer-formats.ts';
import { readTextFile } from '../../../ui/forms/read-text-file.ts';
import { findImportKind } from './import-kinds.ts';

/** A file to import, read into memory. */
export interface ChosenFile {
  name: string;
  /** Undefined if the file is not text. */
  text: string | undefined;
  bytes: Blob;
}

/** Reads a chosen file; returns a sentence if it cannot be imported. */
export async function readChosen(chosen: File): Promise<ChosenFile | string> {
  if (chosen.size > MAX_IMPORT_FILE_BYTES) return transferMessages.tooLarge;
  const text = await readTextFile(chosen);
  const guessed = findImportKind(chosen.name, text);
  const isReadable = text !== undefined || (guessed !== null && binaryFormats.has(guessed));
  return isReadable ? { name: chosen.name, text, bytes: chosen } : transferMessages.unreadable;
}

/** Wraps typed or pasted text as a file. */
export const pastedFile = (text: string): ChosenFile => ({
  name: 'Pasted text',
  text,
  bytes: new Blob([text]),
});

/** True for text without words; other files are never blank. */
export const isBlank = ({ text }: ChosenFile): boolean => text?.trim() === '';
