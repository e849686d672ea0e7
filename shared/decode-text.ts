/** Both browsers and Node provide it, but this folder has neither's types. */
declare const TextDecoder: new (
  encoding: string,
  options?: { fatal: boolean },
) => { decode(bytes: Uint8Array): string };

const NUL = '\u0000';
/** How much of a text without a byte order mark is examined for UTF-16. */
const BYTES_TO_JUDGE_BY = 1_000;
/** Fewer bytes are not enough to decide. */
const FEWEST_BYTES = 40;
/** The minimum share of zeros among every other byte; in Latin text, all of these are zero. */
const ZEROS_OF_UTF_16 = 0.4;

/**
 * Decodes the text of a file written by a spreadsheet, an editor or a school's system: in the
 * encoding that an XML file declares, otherwise as UTF-8, UTF-16 with or without a byte order mark,
 * or the Western code page of older Windows programs. Undefined if it is not text, such as a
 * workbook.
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

/** Returns the decoder for the encoding in an XML file's first line; UTF-8 is tried anyway. */
function declaredDecoder(bytes: Uint8Array) {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, , name = ''] = /^<\?xml[^>]*\sencoding\s*=\s*(["'])([\w.:-]+)\1/.exec(start) ?? [];
  if (name === '' || /^utf-?(?:8|16)/i.test(name)) return undefined;
  try {
    return new TextDecoder(name);
  } catch {
    // The encoding is unknown, so the usual ones are tried.
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
