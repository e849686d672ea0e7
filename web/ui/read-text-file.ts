import { decodeText } from '../../shared/decode-text.ts';

/** The text of a file that a spreadsheet or an editor has written. Undefined where it is no text. */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}

/** The bytes of a file in base64. */
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
