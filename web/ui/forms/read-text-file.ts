import { decodeText } from '../../../shared/decode-text.ts';

/** Reads a text file written by a spreadsheet or an editor; undefined if it is not text. */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}

/** Reads a file as base64. */
export function readBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });
}
