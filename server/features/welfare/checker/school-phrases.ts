import { readText } from './readable-text.ts';

/**
 * A test for a school's own phrases: by whole words, whatever the capitals and signs, with the same
 * slips and disguises undone as in all texts. It asks for no sense: what a school names it wants to
 * see.
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
