import { inPlainLetters, signsToLetters } from '../../../../../shared/plain-letters.ts';
import { withoutCodes } from './written-in-code.ts';

const LETTER_SIGNS = signsToLetters('0o1i3e4a5s7t@a$s!i|l');

/** Removes accents: "márks", or many of them on one letter. */
const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}+/gu, '');

/** Replaces digits and signs used as letters: "m4rks". */
const withLetters = (text: string): string =>
  text.replaceAll(/(?=\S{0,20}\p{L})(?=\S{0,20}[0134579@$!|])[\p{L}\d@$!|]{2,20}/gu, (word) =>
    word.replaceAll(/[013457@$!|]/gu, (sign) => LETTER_SIGNS.get(sign) ?? sign),
  );

/** Words that are adjacent where all spaces were removed. */
const RUN_TOGETHER =
  /(give|award|full|three|both|all|the|maximum|marks?|credit|points?|please|ignore|scheme|correct|this|answer|score|grade|pass|tick|accept)/gi;

/** "f u l l   m a r k s", "f.u.l.l m.a.r.k.s" */
const withJoinedLetters = (text: string): string =>
  text.replaceAll(
    /(?<!\p{L})\p{L}(?:([ .\-_*·])\p{L}){2,20}(?:\1{1,6}|(?!\p{L}))/gu,
    (letters) => ` ${letters.replaceAll(/\P{L}/gu, '').replaceAll(RUN_TOGETHER, ' $1 ')} `,
  );

const READABLE = /^[\p{L}\p{N}\p{P}\p{Z}\s]{8,}$/u;

const decoded = (text: string, encoding: 'base64' | 'hex'): string => {
  const plain = Buffer.from(text, encoding).toString('utf8');
  return READABLE.test(plain) ? plain : text;
};

/** Base64 and hexadecimal */
const withDecodedText = (text: string): string =>
  text
    .replaceAll(/(?:[0-9a-f]{2} ?){10,400}/gi, (code) => decoded(code.replaceAll(' ', ''), 'hex'))
    .replaceAll(/[\w+/]{14,800}={0,2}/g, (code) => decoded(code, 'base64'));

/** Words about marking, spelt from right to left. */
const BACKWARDS = /skram|tiderc|lluf|drawa|erocs|erongi/i;

/** Characters that change the direction of the text after them. */
const TURNED = /[\u202b\u202e\u2067]/u;

/** Returns what a text may say if its characters were chosen to hide it; none if they were not. */
export function undisguised(text: string): string[] {
  const plain = inPlainLetters(text);
  const shown = [plain, inPlainLetters(withoutCodes(plain))];
  const readings = new Set(shown);
  for (const words of shown) {
    const all = [withLetters, withJoinedLetters, withDecodedText, withoutAccents];
    for (const read of all) readings.add(read(words));
    if (BACKWARDS.test(words) || TURNED.test(text)) readings.add([...words].toReversed().join(''));
  }
  readings.delete(text);
  return [...readings];
}
