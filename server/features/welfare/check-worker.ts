import { readDisclosure, type WelfareFinding } from './checker/read-disclosure.ts';
import { findPhrases } from './checker/school-phrases.ts';
import type { TextsToCheck } from './welfare-check.ts';

/** What is found in each text; in a thread, so that a year's hand-in keeps nobody waiting. */
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
