/** Invisible characters: soft hyphens, joiners, marks of direction, variation or tags, fillers. */
export const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Maps the first sign of each pair to the letter after it. */
export const signsToLetters = (pairs: string): Map<string, string> =>
  new Map([...pairs.matchAll(/(.)(.)/gu)].map(([, sign = '', letter = '']) => [sign, letter]));

/** Letters of other alphabets, small capitals and phonetic symbols that look like Latin letters. */
const LOOKS_LIKE = signsToLetters(
  'аaеeоoрpсcхxуyіiјjѕsһhԁdԛqԝwкkмmтtнhвbгrзeαaεeοoρpιiκkνvτtυuχxηnօoսuոnցgհhքfԼlյj' +
    'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzɑaɡgıiɩiʋvɾrⲁaⲕkⲙmⲛnⲟoⲣpⲥcⲧt' +
    'ᎪaᏴbᏟcᎠdᎬeᏀgᎻhᎥiᎢiᎫjᏦkᏞlᎷmᏢpᎡrᏚsᎢtᏙvᎳwᎩyᏃzꓮaꓐbꓚcꓓdꓰeꓝfꓖgꓧhꓲiꓙjꓗkꓡlꓟmꓠnꓳoꓑpꓣrꓢsꓔtꓴuꓦvꓪwꓫxꓬyꓜz',
);
const LATIN = /\p{Script=Latin}/u;

/** "mаrks" with a Cyrillic а. */
const withLatinLetters = (text: string): string =>
  LATIN.test(text)
    ? text.replaceAll(
        /[^\p{ASCII}]/gu,
        (letter) => LOOKS_LIKE.get(letter) ?? LOOKS_LIKE.get(letter.toLowerCase()) ?? letter,
      )
    : text;

/** Alphabets that Unicode has as separate signs: in black, in squares, for flags. */
const IN_SIGNS = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
/** Characters that are never drawn, each of which represents an ASCII character. */
const TAGS = /[\u{e000a}\u{e0020}-\u{e007e}]/gu;

/** Returns a text in plain letters, including hidden ones, whatever characters represent them. */
export const inPlainLetters = (text: string): string =>
  withLatinLetters(
    text
      .replaceAll(TAGS, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0) - 0xe_00_00))
      .replaceAll(IN_SIGNS, (sign) => {
        const place = (sign.codePointAt(0) ?? 0) - 0x1_f1_50;
        return String.fromCodePoint(97 + (place < 0x96 ? place % 32 : place - 0x96));
      })
      .normalize('NFKC')
      .replace(UNSEEN, ''),
  );
