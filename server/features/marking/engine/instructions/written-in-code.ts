import { Parser } from 'htmlparser2';

/** The most layers of code within code that are decoded; no reader would go further. */
const MAX_LAYERS = 4;

const CODES = /&#?\w{2,}|%u?[0-9a-f]{2}|\\[\\"'/nrtux0-7]|U\+[0-9a-f]{4}/iu;
const isFormOf = (text: string): boolean => !/\s/u.test(text) && /\p{L}\+\p{L}/u.test(text);

/**
 * Returns a text as a browser or a program shows it: with entities, URL codes and escapes decoded.
 */
export function withoutCodes(text: string): string {
  let plain = text;
  for (let layer = 0; layer < MAX_LAYERS && (CODES.test(plain) || isFormOf(plain)); layer += 1)
    plain = [withoutEntities, withoutAddressCodes, withoutEscapes].reduce(
      (words, decode) => decode(words),
      plain,
    );
  return plain;
}

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  let words = '';
  const parser = new Parser({ ontext: (part) => void (words += part) });
  parser.end(text.replaceAll('<', '&lt;'));
  return words;
}

function withoutAddressCodes(text: string): string {
  const isForm = /%[0-9a-f]{2}/iu.test(text) || isFormOf(text);
  return (isForm ? text.replaceAll(/\+(?=[\p{L}\p{N}%])/gu, ' ') : text).replaceAll(
    /(?:%[0-9a-f]{2})+/giu,
    (codes) => Buffer.from(codes.replaceAll('%', ''), 'hex').toString('utf8'),
  );
}

const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\n', t: '\t' };

const withoutEscapes = (text: string): string =>
  text.replaceAll(
    /\\u\{([0-9a-f]{1,5})\}|[\\%]u([0-9a-f]{4})|U\+([0-9a-f]{4,5})(?![0-9a-f]) ?|\\x([0-9a-f]{2})|\\([0-7]{2,3})|\\([\\"'/nrt])/giu,
    (
      _found: string,
      braced?: string,
      four?: string,
      point?: string,
      two?: string,
      octal?: string,
      sign = '',
    ) => {
      const code = braced ?? four ?? point ?? two;
      if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
      if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8));
      return CONTROLS[sign] ?? sign;
    },
  );
