import { decodeText } from '../../shared/decode-text.ts';

/**
 * The text of a file that a spreadsheet or an editor has written: in the encoding that an XML file
 * declares, else as `decodeText` finds it. Undefined where it is no text, such as a workbook.
 */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const declared = declaredEncoding(bytes);
  return declared ? declared.decode(bytes) : decodeText(bytes);
}

/** What an XML file says of itself in its first line; UTF-8 is tried anyway. */
function declaredEncoding(bytes: Uint8Array): TextDecoder | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, , name = ''] = /^<\?xml[^>]*\sencoding\s*=\s*(["'])([\w.:-]+)\1/.exec(start) ?? [];
  if (name === '' || /^utf-?8$/i.test(name)) return undefined;
  try {
    return new TextDecoder(name);
  } catch {
    // An encoding that browsers do not know: the usual ones are tried.
    return undefined;
  }
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
