import { UNSEEN } from '../unusual-text.ts';

/** Each first sign to the letter behind it. */
const inPairs = (pairs: string): Map<string, string> =>
  new Map([...pairs.matchAll(/(.)(.)/gu)].map(([, sign = '', letter = '']) => [sign, letter]));

/** Letters of other alphabets that look like Latin ones. */
const LOOKS_LIKE = inPairs(
  'аaеeоoрpсcхxуyіiјjѕsһhԁdԛqԝwкkмmтtнhвbгrзeαaεeοoρpιiκkνvτtυuχxηnօoսuոnցgհhքfԼlյj',
);
const OTHER_LETTERS = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/gu;
const LATIN = /\p{Script=Latin}/u;
const LETTER_SIGNS = inPairs('0o1i3e4a5s7t@a$s!i|l');

/** "mаrks" with a Cyrillic а. */
const withLatinLetters = (text: string): string =>
  LATIN.test(text)
    ? text.replaceAll(OTHER_LETTERS, (letter) => LOOKS_LIKE.get(letter.toLowerCase()) ?? letter)
    : text;

/** "m4rks" */
const withLetters = (text: string): string =>
  text.replaceAll(/(?=\S{0,20}\p{L})(?=\S{0,20}[0134579@$!|])[\p{L}\d@$!|]{2,20}/gu, (word) =>
    word.replaceAll(/[013457@$!|]/gu, (sign) => LETTER_SIGNS.get(sign) ?? sign),
  );

/** Words that stand side by side where all spaces are gone. */
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

/** Words of marking from right to left */
const BACKWARDS = /skram|tiderc|lluf|drawa|erocs|erongi/i;

/** What a text may say where its characters were chosen to hide it; none where they were not. */
export function undisguised(text: string): string[] {
  const plain = withLatinLetters(text.normalize('NFKC').replace(UNSEEN, ''));
  const readings = new Set([plain, withLetters(plain), withJoinedLetters(plain)]);
  readings.add(withDecodedText(plain));
  if (BACKWARDS.test(plain)) readings.add([...plain].toReversed().join(''));
  readings.delete(text);
  return [...readings];
}
