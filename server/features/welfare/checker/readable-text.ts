import { readEnglishWords } from '../../../threads/english-words.ts';
import { editDistance } from '../../../../shared/edit-distance.ts';
import { inPlainLetters } from '../../../../shared/plain-letters.ts';
import { CHILDRENS_SPELLING } from './childrens-spelling.ts';
import { splitRun } from './split-run.ts';
import { JOINED, SHORT_FORMS } from './spoken-forms.ts';
import { wordsWithConcept } from './weigh/words-of-worry.ts';

/**
 * The length at which runs of words without a full stop are split, so that no pattern searches
 * more.
 */
const MAX_SENTENCE_WORDS = 120;

const SIGNS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '*': '',
};

/** Words that a typing error must not hide. */
const KEY_WORDS =
  'kill killing killed myself herself himself suicide suicidal knife knives stab stabbed stabbing slapped slapping bruises bruised beats beating punched punches kicks kicked slaps touched touches touching overdose overdosed disappear disappeared disappearing wish dead hurting hurts hits hitting cutting scared afraid anymore abused abuses abusing raped somebody someone everyone machete strangled choked threatening threatened pills tablets scars wrists bleed bleeds nudes naked pictures weapon starving stepdad stepfather boyfriend muslims shoot bomb school nobody alive living'.split(
    ' ',
  );

/** Words that are often written with stars. */
const SLURS =
  'paki pakis nigger niggers nigga niggas faggot faggots retard retards spastic tranny chink kike rape rapes slut slag whore'.split(
    ' ',
  );

/** Other words with a concept; shorter ones may resemble other words too closely. */
const LONGER_WORDS = wordsWithConcept.filter((word) => word.length >= 5);

const SPELT = new Map([...CHILDRENS_SPELLING, ...SHORT_FORMS]);

const LONGEST_KEY = 12;

/** Emoji that replace words. */
const PICTURES: readonly (readonly [RegExp, string])[] = [
  [/[🔪🗡]/gu, ' stab '],
  [/🔫/gu, ' shoot '],
  [/💣/gu, ' bomb '],
  // In other places a skull means laughing.
  [/(?<=\b(?:to|will|just) )[💀☠⚰🪦]/gu, ' die '],
];

/**
 * Returns a text as sentences of plain words with a space at either end, with typing errors and
 * disguises undone.
 */
export function readText(text: string): string[] {
  const whole = plain(text);
  const sentences = whole.split(/(?<=[.?;\n])|(?<=!)(?=\s|$)/);
  // Line breaks and dots can also separate words that belong together: "i want to … die".
  const runOn = whole.replaceAll(/\.{2,}|\s*\n\s*/g, ' ');
  const joined = runOn === whole ? [] : runOn.split(/(?<=[.?;])|(?<=!)(?=\s|$)/);
  return [...new Set([...sentences, ...joined].flatMap(inParts))]
    .map((part) => JOINED.reduce((words, [form, full]) => words.replaceAll(form, full), part))
    .filter((part) => part.trim() !== '');
}

function plain(text: string): string {
  const shown = PICTURES.reduce((words, [sign, word]) => words.replaceAll(sign, word), text);
  return (
    inPlainLetters(shown)
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      // Words separated by full stops instead of spaces.
      .replaceAll(/(?<!\p{L})\p{L}+(?:\.\p{L}+){2,}/gu, (run) => run.replaceAll('.', ' '))
      .replaceAll(/(?<=\p{L})['’‘`´](?=\p{L})/gu, '')
      .replaceAll(/(?<=\p{L})(?:\p{Extended_Pictographic}+|[([{](?=\p{L}[)\]}]\p{L}))/gu, '')
      .replaceAll(/(?<=\p{L})[)\]}](?=\p{L})/gu, '')
      .replaceAll(/(?<![\p{L}\d])\p{L}(?: {1,3}\p{L}(?![\p{L}\d])){4,}/gu, (spaced) =>
        spaced.replaceAll(/(?<! ) (?! )/g, ''),
      )
      .replaceAll(/(?<![\p{L}\d])(?:\p{L}[ .\-_*/]){2,}\p{L}(?![\p{L}\d])/gu, (spaced) =>
        spaced.replaceAll(/[ .\-_*/]/g, ''),
      )
  );
}

/** Returns the words of a sentence, split into parts of limited length. */
function inParts(sentence: string): string[] {
  const written = sentence.match(/[\p{L}\d@$!*]+/gu) ?? [];
  const inDigits =
    written.filter((word) => /\p{L}/u.test(word) && /[013457]/.test(word)).length >= 2;
  const words = written.flatMap((word) => toWord(word, inDigits).split(' '));
  const parts: string[] = [];
  for (let start = 0; start < words.length; start += MAX_SENTENCE_WORDS) {
    parts.push(` ${words.slice(start, start + MAX_SENTENCE_WORDS).join(' ')} `);
  }
  return parts;
}

/**
 * Returns the intended form of a word.
 * @param inDigits Whether its sentence writes words with digits, so that "70" may be "to".
 */
function toWord(written: string, inDigits: boolean): string {
  const bare = written.replaceAll(/^[!*]+|[!*]+$/g, '').replaceAll(/(\p{L})\1{2,}/gu, '$1$1');
  if (/^\d+$/.test(bare) && !inDigits) return bare;
  const hidden = masked(bare);
  if (hidden !== undefined) return hidden;
  const word = withLetters(bare);
  const withL = bare.includes('1') ? withLetters(bare.replaceAll('1', 'l')) : word;
  const meant = !isWord(word) && isWord(withL) ? withL : word;
  return SPELT.get(bare) ?? SPELT.get(word) ?? correct(meant);
}

const withLetters = (word: string): string =>
  word.replaceAll(/[0134579@$!*]/g, (sign) => SIGNS[sign] ?? sign);

/**
 * Returns the word that is meant by one with stars, each of which replaces a letter, e.g. "r*ped".
 */
function masked(word: string): string | undefined {
  if (word.length > LONGEST_KEY || !/\p{L}\*/u.test(word)) return undefined;
  const form = new RegExp(`^${word.replaceAll(/[^\p{L}*]/gu, '').replaceAll('*', '\\p{L}')}$`, 'u');
  return [...KEY_WORDS, ...SLURS].find((key) => form.test(key));
}

const known = readEnglishWords();
const corrected = new Map<string, string>();

function correct(word: string): string {
  const doubled = word.replace(/([bcdfgklmnprst])(ing|ed)$/, '$1$1$2');
  if (doubled !== word && KEY_WORDS.includes(doubled)) return doubled;
  if (word.length < 4 || isWord(word)) return word;
  const before = corrected.get(word);
  if (before !== undefined) return before;
  if (word.endsWith('in') && isWord(`${word}g`)) return `${word}g`;
  const meant =
    KEY_WORDS.find((key) => isSlip(word, key)) ??
    splitRun(word, (part) => known.has(part)) ??
    LONGER_WORDS.find((key) => isSlip(word, key)) ??
    word;
  if (corrected.size < 20_000) corrected.set(word, meant);
  return meant;
}

function isSlip(word: string, key: string): boolean {
  const limit = key.length >= 8 ? 2 : 1;
  if (Math.abs(word.length - key.length) > limit || word[0] !== key[0]) return false;
  return editDistance(word, key, limit) <= limit;
}

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/$/, ''],
  [/s$/, ''],
  [/es$/, ''],
  [/(?:ed|ing|er|ly)$/, ''],
  [/(?:d|r)$/, ''],
  [/(?:ied|ies)$/, 'y'],
  [/ing$/, 'e'],
  [/(.)\1(?:ed|ing|er)$/, '$1'],
];

/** True if the dictionary contains the word, possibly without its ending. */
function isWord(word: string): boolean {
  return ENDINGS.some(
    ([ending, stem]) => ending.test(word) && known.has(word.replace(ending, stem)),
  );
}
