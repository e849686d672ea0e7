import { WORDS_OF_LESSONS } from './words-of-lessons.ts';
import { BETWEEN, WORDS_OF_NOTES } from './words-of-notes.ts';

/** A word of a sentence, with its place. */
export interface NoteWord {
  word: string;
  index: number;
}

interface Reading {
  /** The sentence, unchanged. */
  text: string;
  /** The student's own names, which are read as “they”. */
  own?: readonly string[];
  /** The subject and units of the class. */
  taught?: string;
}

const WHOLE = new Map<string, string[]>();
const BEGINNINGS = new Map<string, string[]>();
const OPEN_PHRASES = new Set<string>();
for (const [concept, list] of Object.entries({ ...WORDS_OF_NOTES, ...WORDS_OF_LESSONS }))
  for (const word of list.split(' ')) {
    const [words, key] = word.endsWith('*') ? [BEGINNINGS, word.slice(0, -1)] : [WHOLE, word];
    const plain = key.replaceAll('-', '_');
    if (plain.includes('_')) OPEN_PHRASES.add(plain.slice(0, plain.indexOf('_')));
    words.set(plain, [...(words.get(plain) ?? []), concept]);
  }
const SHORTEST = 3;

function conceptsOf(word: string): readonly string[] {
  const whole = WHOLE.get(word);
  if (whole) return whole;
  for (let length = word.length; length >= SHORTEST; length--) {
    const begun = BEGINNINGS.get(word.slice(0, length));
    if (begun) return begun;
  }
  return [];
}

/** Returns the concepts of the word at a place, alone or with up to two words after it. */
function conceptsAt(words: readonly string[], index: number): string[] {
  const word = words[index] ?? '';
  const alone = [...conceptsOf(word)];
  if (!OPEN_PHRASES.has(word)) return alone;
  const pair = `${word}_${words[index + 1] ?? ''}`;
  return [
    ...alone,
    ...[pair, `${pair}_${words[index + 2] ?? ''}`].flatMap((two) => WHOLE.get(two) ?? []),
  ];
}

const stemOf = (word: string): string =>
  word.length <= 4
    ? word
    : word.replace(/(?:ing|edly|ed|ies|es|s|ly|er)$/u, '').replace(/(.)\1$/u, '$1');

const WORD = /[\p{L}\p{M}]+|\d+/gu;
const OF_LESSONS = new Set(Object.keys(WORDS_OF_LESSONS));
const isRisk = (concept: string): boolean => !OF_LESSONS.has(concept);
const OWNERS = new Set(['his', 'their', 'my']);
const SOMEBODY = /(?<!^)\b(?:he|she|they|him|her|his|them|their|himself|herself|themselves)\b/u;
const NAMED =
  /(?<=[\p{L}\p{N},;:()–’'-] ?)(?!I\b|I[’']|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b)\p{Lu}[\p{L}’'-]*/u;

/** The concepts that a subject is about by nature. */
const TOPICS: readonly (readonly [RegExp, string])[] = [
  [/relig|\bR[ES]\b|philos|ethic|theol/iu, 'faith death mind harm origin couple sex'],
  [
    /biol|scien|health|psych|\bPE\b|sport|child/iu,
    'illness medicine body mind care sleep weight food substance sex kin needs',
  ],
  [
    /french|german|spanish|italian|mandarin|latin|lang/iu,
    'parent kin home looks origin body food illness time place online',
  ],
  [
    /geog|econ|business|sociol|polit|law|citiz|media/iu,
    'money origin home legal food couple kin sex faith agency place needs death',
  ],
  [/hist/iu, 'faith death harm origin legal money couple illness care parent kin body medicine'],
  [
    /engl|drama|theat|media|film|art|perform/iu,
    'mind death harm parent kin couple money looks body home origin substance faith illness others weight sarcasm',
  ],
  [
    /food|cater|tech|\bDT\b|design|textil/iu,
    'food weight looks illness washing medicine needs substance',
  ],
  [/comput|\bICT\b|\bIT\b/iu, 'online harm legal others'],
  [/PSHE|citizen|social/iu, 'substance mind harm sex others faith kin sleep online couple'],
  [/PE\b|sport|dance|music/iu, 'weight body others harm move legal'],
  [/phys|math|chem/iu, 'weight money kin illness time insult body others couple'],
];

const BUILDS: readonly (readonly [string, RegExp])[] = [
  ['as I', /\b(?:I|me|my)\b/u],
  ['as we', /\b(?:we|us|our|ours)\b/iu],
  ['since', /\b(?:since|because|due to|given|despite|considering|although|though|cos|bc)\b/iu],
  ['past', /\b(?:was|were|had|went|came|said|told|got|\p{L}{3,}ed)\b/iu],
  ['brackets', /[([]/u],
  [
    'order',
    /^(?:please |pls )?(?:do|don’t|ask|check|ring|keep|see|add|put|take|tell|leave|let|make|use|try|learn|read|write|revise|practise|show|slow|proof)\b/iu,
  ],
  ['question', /\?/u],
];

/** Words for girls, with those for boys that replace them, so that both are judged alike. */
const GENDERED = new Map(
  'she=he hers=his her=his him=his them=their theirs=their herself=himself shes=hes girl=boy girls=boys lass=lad woman=man women=men daughter=son'
    .split(' ')
    .map((pair): [string, string] => {
      const [from = '', to = ''] = pair.split('=');
      return [from, to];
    }),
);

/** Returns the words in lower case, with “they” for the student's name. */
export function wordsOf({ text, own = [] }: Reading): NoteWord[] {
  return [...text.matchAll(WORD)].map(({ 0: written, index }) => {
    const word = written.toLowerCase();
    return { word: own.includes(written) ? 'they' : (GENDERED.get(word) ?? word), index };
  });
}

const shareOf = (part: number, all: number): string =>
  all === 0
    ? 'none'
    : part === 0
      ? 'no'
      : part * 3 < all
        ? 'few'
        : part * 3 < 2 * all
          ? 'half'
          : 'most';

/**
 * Returns the signs by which a sentence that must not go home is recognised: its words, their
 * concepts, and its structure. Each sign has the places of the words that show it; none if all do.
 */
export function signsOfNote(reading: Reading): Map<string, number[]> {
  const words = wordsOf(reading).map(({ word }) => word);
  const { text, taught = '' } = reading;
  const signs = new Map<string, number[]>();
  const add = (sign: string, at?: number): void => {
    signs.set(sign, [...(signs.get(sign) ?? []), ...(at === undefined ? [] : [at])]);
  };
  const topics = new Set(TOPICS.flatMap(([of, list]) => (of.test(taught) ? list.split(' ') : [])));
  const risks = new Set<string>();
  let before = 'start';
  let isStudied = false;
  const count = { all: 0, lesson: 0, unknown: 0 };
  for (const [at, word] of words.entries()) {
    const previous = words[at - 1] ?? '';
    const concepts = conceptsAt(words, at);
    add(`“${stemOf(word)}”`, at);
    if (previous !== '') add(`“${previous} ${word}”`, at);
    if (concepts.length === 0 && BETWEEN.has(word)) continue;
    count.all += 1;
    if (concepts.length === 0) count.unknown += 1;
    else if (!concepts.some(isRisk)) count.lesson += 1;
    for (const concept of concepts) {
      add(concept, at);
      add(`${before} > ${concept}`, at);
      if (topics.has(concept)) add(`${concept}, of the subject`, at);
      if (!isRisk(concept)) continue;
      risks.add(concept);
      add(`${concept}, ${isStudied ? 'studied' : 'not studied'}`, at);
      if (OWNERS.has(previous)) add(`own ${concept}`, at);
    }
    isStudied ||= concepts.includes('study');
    before = concepts[0] ?? before;
  }
  const found = [...risks].toSorted();
  const risk = found.length > 0 ? 'risk' : 'no risk';
  add(`${shareOf(count.lesson, count.all)} of lessons`);
  add(`${shareOf(count.unknown, count.all)} unknown`);
  add(found.length > 3 ? 'many risks' : `${String(found.length)} risks`);
  add(`${risk}, ${shareOf(count.lesson, count.all)} of lessons`);
  const whom = SOMEBODY.test(text) ? 'somebody' : 'nobody';
  add(whom);
  add(`${risk}, ${whom}`);
  if (found.length > 0 && found.every((one) => topics.has(one))) add('all of the subject');
  // “Christians” does not count as the own name of a student called Christian.
  const others = text.replaceAll(WORD, (word) => (reading.own?.includes(word) ? 'they' : word));
  if (NAMED.test(others)) add(`${risk}, names`);
  for (const [at, one] of found.entries())
    for (const other of found.slice(at + 1)) add(`${one} + ${other}`);
  for (const [name, pattern] of BUILDS) if (pattern.test(text)) add(name);
  return signs;
}
