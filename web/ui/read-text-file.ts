const ZIP_START = 'PK\u0003\u0004';
const NUL = '\u0000';

/**
 * The text of a file that a spreadsheet or an editor has written: in the encoding that an XML file
 * declares, else UTF-8, UTF-16 with its mark, or the Western code page of older Windows programs. Undefined where it is no text, such as a
 * workbook.
 */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  return text.startsWith(ZIP_START) || text.includes(NUL) ? undefined : text;
}

function decode(bytes: Uint8Array): string {
  const declared = declaredEncoding(bytes);
  if (declared) return declared.decode(bytes);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
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
