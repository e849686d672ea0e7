import type { pronounChoices } from '../../../../shared/contract/reports.ts';
import { isModal, isThirdPerson, thirdPersonOf } from './verbs.ts';

type Pronouns = (typeof pronounChoices)[number];

/** How a report speaks of its student. */
export interface Person {
  /** The name by which the report calls them. */
  name: string;
  pronouns: Pronouns;
}

const sets = {
  she: { who: 'she', whom: 'her', whose: 'her', self: 'herself' },
  he: { who: 'he', whom: 'him', whose: 'his', self: 'himself' },
  they: { who: 'they', whom: 'them', whose: 'their', self: 'themselves' },
} as const;

const possessive = (name: string): string => `${name}’s`;
const firstWord = (text: string): string => /^[\p{L}’']+/u.exec(text)?.[0].toLowerCase() ?? '';

/** What may stand between `you` or a missing subject and its verb. */
const ADVERB =
  /^(?:always|also|often|sometimes|usually|really|still|never|rarely|now|clearly|\p{L}{3,}ly) /iu;

/** A sentence of a note in the third person, as far as that needs no other words. */
export function addressStudent(sentence: string, person: Person): string {
  return usePronouns(replaceYou(addSubject(sentence, person.name), person), person);
}

/** `asks good questions` lacks its subject, and gets the name. */
function addSubject(sentence: string, name: string): string {
  const verb = firstWord(sentence.replace(ADVERB, ''));
  if (!isThirdPerson(verb)) return sentence;
  return `${name} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

/** `You need to` becomes `Asha needs to`; a `you` whose verb is not known stays and is flagged. */
function replaceYou(sentence: string, { name, pronouns }: Person): string {
  if (!/\byou/iu.test(sentence)) return sentence;
  const set = pronouns === 'none' ? null : sets[pronouns];
  return sentence
    .replaceAll(/\byou[’']re\b/giu, 'you are')
    .replaceAll(/\byou[’']ve\b/giu, 'you have')
    .replaceAll(/\byourself\b/giu, (word) => set?.self ?? word)
    .replaceAll(/\byour\b/giu, () => set?.whose ?? possessive(name))
    .replaceAll(
      /\byou ((?:(?:always|also|often|sometimes|usually|really|still|never|now|\p{L}{3,}ly) )?)(\p{L}+(?:[’']t)?)/giu,
      (whole, adverb: string, verb: string) => {
        const low = verb.toLowerCase();
        if (isModal(low)) return `${name} ${adverb}${low}`;
        const third = thirdPersonOf(low.replace(/n[’']t$/u, ''));
        if (third === undefined) return whole;
        return `${name} ${adverb}${third}${/n[’']t$/u.test(low) ? 'n’t' : ''}`;
      },
    )
    .replaceAll(
      /(?<=\b(?:of|for|with|to|from|by|see|help|teach) )you\b(?! \p{L}+)/giu,
      set?.whom ?? name,
    );
}

/** Words after which `her` and `his` stand for no owner. */
const NO_THING =
  'a|an|the|to|and|in|at|on|for|with|from|when|if|as|but|or|by|that|because|so|than|this|well|very|much|more|out|up|off|again|too|also';

const cased = (word: string, by: string): string =>
  /^\p{Lu}/u.test(word) ? by.charAt(0).toUpperCase() + by.slice(1) : by;
const swap = (pattern: RegExp, by: string) => (text: string) =>
  text.replaceAll(pattern, (word) => cased(word, by));

/** `he` where she was chosen is a slip of the hand; `they` would need other verbs, and is flagged. */
function usePronouns(sentence: string, { name, pronouns }: Person): string {
  const theirs = new RegExp(String.raw`\b(?:his|her)\b(?= (?!(?:${NO_THING})\b)\p{L})`, 'giu');
  const inTurn = (...steps: ((text: string) => string)[]) =>
    steps.reduce((text, step) => step(text), sentence);
  switch (pronouns) {
    case 'she':
      return inTurn(
        swap(/\bhe\b/giu, 'she'),
        swap(/\bh(?:im|is)\b/giu, 'her'),
        swap(/\bhimself\b/giu, 'herself'),
      );
    case 'he':
      return inTurn(
        swap(/\bshe\b/giu, 'he'),
        swap(theirs, 'his'),
        swap(/\bher\b/giu, 'him'),
        swap(/\bherself\b/giu, 'himself'),
      );
    case 'they':
      return inTurn(swap(theirs, 'their'), swap(/\b(?:him|her)\b/giu, 'them'));
    default:
      return inTurn(
        swap(/\bs?he\b/giu, name),
        swap(theirs, possessive(name)),
        swap(/\b(?:him|her)\b/giu, name),
      );
  }
}
