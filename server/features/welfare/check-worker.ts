import type { WelfareKind } from '../../../shared/contract/welfare.ts';
import { giveWay } from '../../threads/give-way.ts';
import { checkWelfare } from './checker/check-welfare.ts';
import { findPhrases } from './checker/school-phrases.ts';
import type { TextsToCheck } from './welfare-check.ts';

giveWay();

/** What each text is about; in a thread, so that a year's hand-in keeps nobody waiting. */
export default function checkTexts({ texts, phrases }: TextsToCheck): WelfareKind[][] {
  const holdsPhrase = findPhrases(phrases);
  return texts.map((text) => {
    const kinds = checkWelfare(text);
    return holdsPhrase(text) ? [...kinds, 'school-phrase'] : kinds;
  });
}
