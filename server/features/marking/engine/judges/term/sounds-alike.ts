import { foldWord, hasOtherEnding, twinsOf } from './is-same-word.ts';

/**
 * Reduces a word to the consonants that are heard: "rooter" and "router", "mussel" and "muscle".
 */
const heard = (word: string): string =>
  word
    .replaceAll(/ph/g, 'f')
    .replaceAll(/ck|qu?|c(?![eiyl])/g, 'k')
    .replaceAll(/sc|c|z/g, 's')
    .replace(/(?<=.)[aeiouyhw]+/g, '')
    .replaceAll(/(.)\1+/g, '$1');

const SHORT = 5;

/** True if a word with another meaning was written for a name that sounds the same. */
export function soundsAlike(written: string, wanted: string): boolean {
  const [given, asked] = [foldWord(written), foldWord(wanted)];
  if (Math.min(given.length, asked.length) < SHORT || hasOtherEnding(given, asked)) return false;
  return heard(given) === heard(asked) && !twinsOf(asked).includes(given);
}
