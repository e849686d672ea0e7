/** Browsers and Node have it alike; this folder has the types of neither. */
declare const TextDecoder: new (
  encoding: string,
  options?: { fatal: boolean },
) => { decode(bytes: Uint8Array): string };

const NUL = '\u0000';
/** How much of a text without a mark tells UTF-16 from bytes. */
const BYTES_TO_JUDGE_BY = 1_000;
/** Fewer say nothing. */
const FEWEST_BYTES = 40;
/** Of the bytes at every other place; in a Latin text all of them are zero. */
const ZEROS_OF_UTF_16 = 0.4;

/**
 * The text of a file that a spreadsheet, an editor or a school's system has written: in the encoding
 * that an XML file declares, else UTF-8, UTF-16 with its mark or without, or the Western code page of
 * older Windows programs. Undefined where it is no text, such as a workbook.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decode(bytes);
  return text.startsWith('PK\u0003\u0004') || text.includes(NUL) ? undefined : text;
}

function decode(bytes: Uint8Array): string {
  const utf16 = findUtf16(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  const declared = declaredDecoder(bytes);
  if (declared) return declared.decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What an XML file says of itself in its first line; UTF-8 is tried anyway. */
function declaredDecoder(bytes: Uint8Array) {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, , name = ''] = /^<\?xml[^>]*\sencoding\s*=\s*(["'])([\w.:-]+)\1/.exec(start) ?? [];
  if (name === '' || /^utf-?(?:8|16)/i.test(name)) return undefined;
  try {
    return new TextDecoder(name);
  } catch {
    // An encoding that nobody knows: the usual ones are tried.
    return undefined;
  }
}

function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (bytes.length < FEWEST_BYTES) return undefined;
  const start = bytes.subarray(0, BYTES_TO_JUDGE_BY);
  const zerosAt = (parity: number) =>
    start.reduce((zeros, byte, index) => zeros + Number(byte === 0 && index % 2 === parity), 0);
  const least = (start.length / 2) * ZEROS_OF_UTF_16;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (odd > least && even === 0) return 'utf-16le';
  return even > least && odd === 0 ? 'utf-16be' : undefined;
}
