import { createNameHider, WORD } from '../../../names/hide-names.ts';
import type { MarkingTask } from '../engine/marker.ts';
import { fold, locateQuote } from './locate-quote.ts';

/** Details that identify a person, in the order in which they are searched for. */
const DETAILS: readonly (readonly [sign: string, pattern: RegExp])[] = [
  ['EMAIL', /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+[@＠][\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  ['ACCOUNT', /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}/gu],
  // Ten digits or more that begin like a telephone number; noughts and ones alone are binary.
  [
    'PHONE',
    /(?<![\p{L}\d.,])(?![01\s]+(?!\d))(?:\+\d{1,3}|\(?0)(?:[\s()-]?\d){9,11}(?![\d.,]*\d)/gu,
  ],
  // The second half of a postcode has none of these letters, which formulae do have.
  ['POSTCODE', /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]?\s?\d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\d])/giu],
];

const SIGN = /\[(?:NAME|EMAIL|ACCOUNT|PHONE|POSTCODE) \d+\]/u;
/** Private-use characters: each temporarily represents one hidden place, or one person. */
const FIRST_PLACE = 0xf_00_00;
const FIRST_PERSON = 0x10_00_00;
const STAND_INS = /[\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}]/gu;
/** Invisible characters that may split a name. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/gu;
const UNSPACED_WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/u;

interface Hidden {
  text: string;
  /** Restores the original text in a model's quotation, as each place spelled it. */
  show(quoted: string): string;
}

interface Place {
  sign: string;
  original: string;
}

/**
 * Prepares students' texts to leave the school: removes the names and usernames of people around
 * them, email addresses, telephone numbers and postcodes. Words in the question or scheme stay:
 * Charles may be in a class, and Charles's law in the scheme.
 */
export function createHider({
  questionText,
  markSchemeAnswer,
  people = [],
}: Pick<MarkingTask, 'questionText' | 'markSchemeAnswer' | 'people'>) {
  const given = new Set(
    (`${questionText} ${markSchemeAnswer}`.match(WORD) ?? []).map((word) => bare(word)),
  );
  const names = createNameHider(
    people.map(({ name }, index) => [name, String.fromCodePoint(FIRST_PERSON + index)]),
  );
  const usernames = new Map(
    people.map(({ username }, index) => [username.toLowerCase(), signOf(index)]),
  );
  return (text: string): Hidden => {
    const places: Place[] = [];
    const keep = (sign: string, original: string) =>
      String.fromCodePoint(FIRST_PLACE + places.push({ sign, original }) - 1);
    let count = 0;
    let marked = DETAILS.reduce(
      (rest, [kind, pattern]) =>
        rest.replaceAll(pattern, (found) => keep(`[${kind} ${(count += 1)}]`, found)),
      text.replaceAll(UNSEEN, '').replaceAll(STAND_INS, ' '),
    );
    marked = marked.replaceAll(/[\p{L}\p{N}][\p{L}\p{N}._-]+[\p{L}\p{N}_]/gu, (word) => {
      const sign = given.has(bare(word)) ? undefined : usernames.get(word.toLowerCase());
      return sign === undefined || !isTelling(word) ? word : keep(sign, word);
    });
    const hideWord = (word: string): string => {
      const shown = names.hideWord(word);
      const [person = '', rest = ''] =
        /^([\u{100000}-\u{10fffd}])(.*)$/u.exec(shown)?.slice(1) ?? [];
      if (person !== '') return keep(person, word.slice(0, word.length - rest.length)) + rest;
      return shown === word ? word : word.split('-').map(hideWord).join('-');
    };
    marked = names
      .hideUnspaced(marked)
      .replaceAll(WORD, (word) => (given.has(bare(word)) ? word : hideWord(word)));
    return signed(marked, (standIn) => {
      const code = standIn.codePointAt(0) ?? 0;
      const place = places[code - FIRST_PLACE] ?? { sign: standIn, original: undefined };
      const person = (place.sign.codePointAt(0) ?? 0) - FIRST_PERSON;
      if (person < 0) return { ...place, original: place.original ?? standIn };
      const unspaced = UNSPACED_WORD.exec(people[person]?.name ?? '')?.[0];
      return { sign: signOf(person), original: place.original ?? unspaced ?? standIn };
    });
  };
}

/** Returns the text with a placeholder in each hidden place, and the function that restores it. */
function signed(marked: string, placeOf: (standIn: string) => Place): Hidden {
  const inOrder: Place[] = [];
  const text = marked.replaceAll(
    new RegExp(`${STAND_INS.source}|${SIGN.source}`, 'gu'),
    (found) => {
      const place = found.startsWith('[') ? { sign: found, original: found } : placeOf(found);
      inOrder.push(place);
      return place.sign;
    },
  );
  const folded = fold(text);
  const signs = new RegExp(SIGN, 'gu');
  const showPart = (quoted: string) => {
    const start = locateQuote(folded, quoted)?.start;
    let next = start === undefined ? -1 : (text.slice(0, start).match(signs)?.length ?? 0);
    return quoted.replaceAll(signs, (sign) => {
      const place = next < 0 ? inOrder.find((one) => one.sign === sign) : inOrder[next];
      if (next >= 0) next += 1;
      return place?.original ?? sign;
    });
  };
  const show = (quoted: string) =>
    quoted
      .split(/(…|\.{3,})/u)
      .map(showPart)
      .join('');
  return { text, show };
}

const signOf = (person: number): string => `[NAME ${person + 1}]`;

/** An ordinary word as a username would remove that word from every answer. */
const isTelling = (word: string): boolean => /[\d._-]/.test(word);

const bare = (word: string): string => word.toLowerCase().replace(/[’']s?$/u, '');
