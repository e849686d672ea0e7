import type { pronounChoices } from '../../../../shared/contract/reports.ts';
import { isBase, isModal, isThirdPerson, thirdPersonOf } from './verbs.ts';
import { isOnlyOf } from './who-is-meant.ts';

type Pronouns = (typeof pronounChoices)[number];

/** How a report refers to its student. */
export interface Person {
  /** The name by which the report calls them. */
  name: string;
  pronouns: Pronouns;
}

interface Spoken extends Person {
  /** Whether `you` in the note means the student. */
  isAddressed: boolean;
}

const sets = {
  she: { who: 'she', whom: 'her', whose: 'her', self: 'herself' },
  he: { who: 'he', whom: 'him', whose: 'his', self: 'himself' },
  they: { who: 'they', whom: 'them', whose: 'their', self: 'themselves' },
} as const;

const possessive = (name: string): string => `${name}’s`;
const firstWord = (text: string): string => /^[\p{L}’']+/u.exec(text)?.[0].toLowerCase() ?? '';

/** Adverbs that may come between `you`, or a missing subject, and its verb. */
const ADVERBS = String.raw`(?:(?:always|also|often|sometimes|usually|really|still|never|rarely|now|\p{L}{3,}ly) )?`;
const ADVERB = new RegExp(`^${ADVERBS}`, 'iu');

/** `You` in the sense of everybody: “as you would expect”, “you never know”. */
export const EVERYBODY =
  /\b(?:(?:as|than|what|how|where) you(?:[’']d| would| might| can| could)|you never know|you can (?:tell|see)|you know)\b/iu;
const YOU = /\byou(?:r|rs|rself|[’']\p{L}+)?\b/iu;

/** The first word is a noun, and not an order: “work is neat”, “use of your time”. */
const NO_ORDER = /^\p{L}+ (?:is|was|are|were|has|of|and|in|on|at)\b/iu;
/**
 * A new clause with `you`: matches “work is good, you try hard”, but not “say why you think so”.
 */
const NEW_YOU =
  /(?<!\b(?:what|why|how|when|if|that|which|before|after|as|where|until|once|because|so|than|things|everything|and) )\byou (?!(?:do)? ?$)\p{L}/iu;

/**
 * True if a sentence is an order. “Check your spelling” stays unchanged, because “check her
 * spelling” would be addressed to somebody else.
 */
export function isOrder(sentence: string): boolean {
  const start = sentence.trim().replace(/^(?:please|next,?|now) /iu, '');
  const verb = firstWord(start.replace(ADVERB, ''));
  const isOrdering = isBase(verb) || /^(?:be|don[’']t|let[’']s)$/u.test(verb);
  return isOrdering && !NO_ORDER.test(start) && !NEW_YOU.test(start);
}

/** True if a note speaks to its student, and does not also speak about them or ask a question. */
export function speaksToStudent(note: string, name: string): boolean {
  const spoken = note.replace(callOf(name), '');
  const isOfThem = /\b(?:s?he|him|his|hers?|himself|herself)\b/iu.test(spoken);
  return YOU.test(note) && !EVERYBODY.test(note) && !isOfThem && !note.includes('?');
}

/** Matches the name in a form of address: “Ben, you …”, “well done Ben”. */
function callOf(name: string): RegExp {
  const own = RegExp.escape(name);
  return new RegExp(String.raw`^${own},?\s+(?=you)|,?\s+${own}(?=\s*[,.!]?$)`, 'giu');
}

/** Rewrites a sentence of a note in the third person, as far as no other words are needed. */
export function addressStudent(sentence: string, person: Spoken): string {
  const named = addSubject(sentence, person.name);
  return usePronouns(
    person.isAddressed && !isOrder(sentence) ? replaceYou(named, person) : named,
    person,
  );
}

/** Adds the name as a missing subject, as in `asks good questions`. */
function addSubject(sentence: string, name: string): string {
  // “Emily asks” does not start with an adverb.
  if (firstWord(sentence) === name.toLowerCase()) return sentence;
  const verb = firstWord(sentence.replace(ADVERB, '')).replace(/n[’']t$/u, '');
  if (!isThirdPerson(verb)) return sentence;
  return `${name} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

/** Changes `you need to` into `Asha needs to`; `you` with an unknown verb stays and is reported. */
function replaceYou(sentence: string, { name, pronouns }: Person): string {
  if (!YOU.test(sentence)) return sentence;
  const set = pronouns === 'none' ? null : sets[pronouns];
  const subject = new RegExp(String.raw`\byou (${ADVERBS})(\p{L}+(?:[’']t)?)`, 'giu');
  return sentence
    .replace(callOf(name), '')
    .replaceAll(/\byou[’']re\b/giu, 'you are')
    .replaceAll(/\byou[’']ve\b/giu, 'you have')
    .replaceAll(/\byou[’']ll\b/giu, 'you will')
    .replaceAll(/\byourself\b/giu, (word) => set?.self ?? word)
    .replaceAll(/\byour\b/giu, () => set?.whose ?? possessive(name))
    .replaceAll(
      /(?<=\b(?:of|for|with|to|from|by|see|help|teach) )you\b(?! \p{L}+)|(?<=\b(?:like|want|need|expect|encourage|allow|advise|asked?) )you(?= to\b)/giu,
      set?.whom ?? name,
    )
    .replaceAll(subject, (whole, adverb: string, verb: string) => {
      const low = verb.toLowerCase();
      if (isModal(low)) return `${name} ${adverb}${low}`;
      const third = thirdPersonOf(low.replace(/n[’']t$/u, ''));
      if (third === undefined) return whole;
      return `${name} ${adverb}${third}${/n[’']t$/u.test(low) ? 'n’t' : ''}`;
    });
}

/** Words before which `her` and `his` are not possessive. */
const NO_THING =
  'a|an|the|to|and|in|at|on|for|with|from|when|if|as|but|or|by|that|because|so|than|this|well|very|much|more|out|up|off|again|too|also';

const cased = (word: string, by: string): string =>
  /^\p{Lu}/u.test(word) ? by.charAt(0).toUpperCase() + by.slice(1) : by;
const swap = (pattern: RegExp, by: string) => (text: string) =>
  text.replaceAll(pattern, (word) => cased(word, by));

/**
 * Replaces the wrong pronoun, such as `he` where `she` was chosen, if it can only mean the student.
 * Pronouns that stay are reported; for `they`, other verbs would be needed.
 */
function usePronouns(sentence: string, { name, pronouns }: Person): string {
  if (!isOnlyOf(sentence, name)) return sentence;
  const theirs = new RegExp(String.raw`\b(?:his|her)\b(?= (?!(?:${NO_THING})\b)\p{L})`, 'giu');
  const steps = {
    she: [
      swap(/\bhe\b/giu, 'she'),
      swap(/\bh(?:im|is)\b/giu, 'her'),
      swap(/\bhimself\b/giu, 'herself'),
    ],
    he: [
      swap(/\bshe\b/giu, 'he'),
      swap(theirs, 'his'),
      swap(/\bher\b/giu, 'him'),
      swap(/\bherself\b/giu, 'himself'),
    ],
    they: [swap(theirs, 'their'), swap(/\b(?:him|her)\b/giu, 'them')],
    none: [
      swap(/\bs?he\b/giu, name),
      swap(theirs, possessive(name)),
      swap(/\b(?:him|her)\b/giu, name),
    ],
  }[pronouns];
  return steps.reduce((text, step) => step(text), sentence);
}
