import { readDisclosure, type WelfareFinding } from './checker/read-disclosure.ts';
import { findPhrases } from './checker/school-phrases.ts';
import type { TextsToCheck } from './welfare-check.ts';

/** Checks texts in a thread, so that handing in a whole year group blocks nobody. */
export default function checkTexts({
  texts,
  whose,
  phrases,
}: TextsToCheck): (WelfareFinding | null)[] {
  const holdsPhrase = findPhrases(phrases);
  return texts.map((text) => {
    const found = readDisclosure(text, whose);
    if (!holdsPhrase(text)) return found;
    return {
      kinds: [...(found?.kinds ?? []), 'school-phrase'],
      strength: 'clear',
      toldBy: found?.toldBy ?? [],
    };
  });
}
