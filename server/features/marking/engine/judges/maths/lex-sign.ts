import { readUnitAt } from '../number/units.ts';
import { add, type Lexer } from './lexer.ts';
import { SIGNS, type Break } from './maths-signs.ts';
import { isNumeric, type MathsToken } from './maths-token.ts';

/** What a sign stands for, without its place. */
type Meaning =
  | { type: 'sign'; sign: Extract<MathsToken, { type: 'sign' }>['sign'] }
  | { type: 'relation'; sign: Extract<MathsToken, { type: 'relation' }>['sign'] }
  | { type: 'name'; name: string }
  | { type: 'break'; by: Break };

const THEN: Meaning = { type: 'break', by: 'then' };
const EQUALS: Meaning = { type: 'relation', sign: '=' };

const OF_TWO = new Map<string, Meaning>([
  ['=>', THEN],
  ['->', THEN],
  ['<=', { type: 'relation', sign: '≤' }],
  ['>=', { type: 'relation', sign: '≥' }],
  ['**', { type: 'sign', sign: '^' }],
]);

const OF_ONE = new Map<string, Meaning>([
  ...['=', '≈', '≡'].map((character): [string, Meaning] => [character, EQUALS]),
  ...(['<', '>', '≤', '≥'] as const).map((sign): [string, Meaning] => [
    sign,
    { type: 'relation', sign },
  ]),
  ...['→', '⇒', '∴', ';', ':', '?', '!'].map((character): [string, Meaning] => [character, THEN]),
  ['√', { type: 'name', name: 'sqrt' }],
  ['∛', { type: 'name', name: 'cbrt' }],
  [',', { type: 'break', by: 'comma' }],
  ['.', { type: 'break', by: 'line' }],
  ...Object.entries(SIGNS).map(([character, sign]): [string, Meaning] => [
    character,
    { type: 'sign', sign },
  ]),
]);

/** Reads a sign of one or two characters; anything else is skipped. */
export function readSign(lexer: Lexer): void {
  const { text, tokens, at: start } = lexer;
  const two = OF_TWO.get(text.slice(start, start + 2));
  if (two !== undefined) {
    add(lexer, { ...two, start, end: start + 2 });
    return;
  }
  const character = text[start] ?? '';
  const end = start + 1;
  const currency = '£$€'.includes(character) ? readUnitAt(character, 0) : null;
  const one = OF_ONE.get(character);
  const isRatio =
    character === ':' && isNumeric(tokens.at(-1)) && /^\s*\d/.test(text.slice(end, start + 4));
  if (isRatio) add(lexer, { type: 'sign', sign: ':', start, end });
  else if (currency !== null) add(lexer, { type: 'unit', unit: currency.unit, start, end });
  else if (one === undefined) lexer.at = end;
  else add(lexer, { ...one, start, end });
}

/** Reads a unit that stands alone: "%", "°". */
export function readUnitAlone(lexer: Lexer): boolean {
  const { text, at: start } = lexer;
  const isUnit = text[start] === '%' || text[start] === '°';
  const alone = isUnit ? readUnitAt(text, start) : null;
  if (alone === null) return false;
  add(lexer, { type: 'unit', unit: alone.unit, start, end: alone.end });
  return true;
}
