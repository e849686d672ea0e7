import { readText } from './readable-text.ts';

/**
 * Returns a test for a school's own phrases. It compares whole words, ignores capitals and
 * punctuation, and undoes typing errors and disguises as in all texts. It ignores context, because
 * the school wants to see every use.
 */
export function findPhrases(phrases: readonly string[]): (text: string) => boolean {
  const wanted = phrases
    .map((phrase) => readText(phrase).join(' '))
    .filter((words) => words.trim());
  if (wanted.length === 0) return () => false;
  return (text) => {
    const words = ` ${readText(text).join(' ').trim()} `.replaceAll(/ +/g, ' ');
    return wanted.some((phrase) => words.includes(` ${phrase.trim().replaceAll(/ +/g, ' ')} `));
  };
}
