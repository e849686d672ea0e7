import { createNameHider, WORD } from '../../../names/hide-names.ts';
import type { MarkingTask } from '../engine/marker.ts';

/** Details by which a person can be found, in the order in which they are looked for. */
const DETAILS: readonly (readonly [sign: string, pattern: RegExp])[] = [
  ['EMAIL', /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  ['ACCOUNT', /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}/gu],
  // Ten digits or more that begin as telephone numbers do; noughts and ones alone are binary.
  [
    'PHONE',
    /(?<![\p{L}\d.,])(?![01\s]+(?!\d))(?:\+\d{1,3}|\(?0)(?:[\s()-]?\d){9,11}(?![\d.,]*\d)/gu,
  ],
  // The second half of a postcode has none of these letters, which formulae do have.
  ['POSTCODE', /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]?\s?\d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\d])/giu],
];

interface Hidden {
  text: string;
  /** Puts back what a model copied with its sign. */
  show(quoted: string): string;
}

/**
 * Makes texts of students fit to leave the house: without the names and usernames of people around
 * them, email addresses, telephone numbers and postcodes. Words that question or scheme hold stay:
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
  const names = createNameHider(people.map(({ name }, index) => [name, `[NAME ${index + 1}]`]));
  const usernames = new Map(
    people.map(({ username }, index) => [username.toLowerCase(), `[NAME ${index + 1}]`]),
  );
  return (text: string): Hidden => {
    const originals = new Map<string, string>();
    const keep = (sign: string, original: string) => {
      if (!originals.has(sign)) originals.set(sign, original);
      return sign;
    };
    let count = 0;
    let hidden = DETAILS.reduce(
      (rest, [kind, pattern]) =>
        rest.replaceAll(pattern, (found) => keep(`[${kind} ${(count += 1)}]`, found)),
      text,
    );
    hidden = hidden.replaceAll(/[\p{L}\p{N}][\p{L}\p{N}._-]+[\p{L}\p{N}_]/gu, (word) => {
      const sign = given.has(bare(word)) ? undefined : usernames.get(word.toLowerCase());
      return sign === undefined || !isTelling(word) ? word : keep(sign, word);
    });
    hidden = names.hideUnspaced(hidden).replaceAll(WORD, (word) => {
      const sign = given.has(bare(word)) ? word : names.hideWord(word);
      const [, own] = /^(\[NAME \d+\])/u.exec(sign) ?? [];
      if (own !== undefined) keep(own, word.slice(0, word.length - (sign.length - own.length)));
      return sign;
    });
    const show = (quoted: string) =>
      quoted.replaceAll(
        /\[(?:NAME|EMAIL|ACCOUNT|PHONE|POSTCODE) \d+\]/gu,
        (sign) => originals.get(sign) ?? sign,
      );
    return { text: hidden, show };
  };
}

/** A username that is an ordinary word would take that word out of every answer. */
const isTelling = (word: string): boolean => /[\d._-]/.test(word);

const bare = (word: string): string => word.toLowerCase().replace(/[’']s?$/u, '');
