import type { ConcernKind } from '../../../../shared/contract/report-batches.ts';
import { editDistance } from '../../../../shared/edit-distance.ts';
import { isSpelt } from '../writer/spelling.ts';

/** Words that are often misspelt in a hurry, and that no other word resembles. */
const keyWords: Partial<Record<ConcernKind, string>> = {
  safety:
    'suicide suicidal safeguarding bruise bruises bruised abused abusive neglect neglected assault alcohol drunken pregnant pregnancy bullied bullying cannabis overdose disclosure disclosed violent aggressive threatened homeless groomed',
  health:
    'anxiety anxious asthma asthmatic epilepsy epileptic diabetes diabetic depressed depression medication medicine hospital counselling counsellor psychologist psychiatrist allergic allergy migraine migraines surgery seizure seizures eczema therapist injury illness',
  needs:
    'dyslexia dyslexic dyspraxia dyspraxic dyscalculia autism autistic disabled disability wheelchair stammer hyperactive',
  family:
    'divorce divorced bereavement bereaved funeral grandma grandmother grandfather brother sister mother father parents custody separated stepdad stepmum',
  appearance: 'overweight obese skinny chubby hygiene scruffy',
  belief: 'muslim ramadan christian catholic jewish religion religious immigrant refugee hijab',
  insult:
    'lazy stupid pathetic immature childish annoying arrogant useless hopeless idiot obnoxious',
};
const keys = Object.entries(keyWords).flatMap(([kind, list]) =>
  list.split(' ').map((key) => ({ key, kind: kind as ConcernKind })),
);

/** The length from which a word may contain two typing errors. */
const LONG = 9;

/**
 * Finds words that are in no dictionary and are a typing error away from a listed word, e.g.
 * “dislexia”. Names do not count, in any spelling.
 */
export function findMisspelt(
  text: string,
  names: readonly string[],
): { kind: ConcernKind; words: string }[] {
  const own = new Set(names.flatMap((name) => name.toLowerCase().split(/[\s'’-]+/u)));
  const unknown = new Set(text.match(/(?<![\p{L}•’'-])\p{L}{4,20}(?![\p{L}•’'-])/gu));
  return [...unknown]
    .filter((word) => !own.has(word.toLowerCase()))
    .filter((word) => !isSpelt(word) && !isSpelt(word.toLowerCase()))
    .flatMap((words) => {
      const low = words.toLowerCase();
      const meant = keys.find(({ key }) => isSlip(low, key));
      return meant === undefined ? [] : [{ kind: meant.kind, words }];
    });
}

function isSlip(word: string, key: string): boolean {
  const limit = key.length >= LONG ? 2 : 1;
  return word.startsWith(key.slice(0, 1)) && editDistance(word, key, limit) <= limit;
}
