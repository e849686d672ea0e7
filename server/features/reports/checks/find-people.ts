import { isSpelt } from '../writer/spelling.ts';

/** Being with somebody, against them or better than they: whom it names is a person. */
const TOGETHER =
  /\b(?:sat|sits?|sitting|seat\w*|chat\w*|talk\w*|work\w*|partner\w*|pair\w*|group\w*|friend\w*|argu\w*|fight\w*|f(?:e|a)ll(?:s|ing)? out|mess\w*|play\w*|laugh\w*|shar(?:e|es|ed|ing)|away|next|near|beside|better|worse|more|than|beats|outshines|even|silly (?:round|around)|distract\w*|annoy\w*|help\w*|support\w*|cop(?:y|ies|ied|ying)|follow\w*|kick\w*|teas\w*|led astray|influence\w*|apart|separate\w*|whisper\w*|sister|brother|friend|mate|encourag\w*|unlike|with|alongside|let(?:s|ting)?|leav(?:e|es|ing)|mak(?:e|es|ing)|get(?:s|ting)?|ask(?:s|ing)?|tell(?:s|ing)?|blam\w+|bother\w*|ignor\w*|allow\w*|pok\w+|prod\w*|hits?|hitting|because of|thanks to|instead of|rather than|wind(?:s|ing)? up|picks? on|picking on|(?:s?he|they) (?:and|&))(?= )/giu;
/** A name as it is written, with what may stand within it: Zoë, Jean-Luc, O’Brien, McKenzie. */
const NAME = String.raw`\p{Lu}(?:[\p{Ll}\p{M}]|[’'-](?=\p{Lu}))(?:[\p{L}\p{M}]|[’'-](?=\p{L}))*`;
/** Behind that: here a capital makes the name, so that case does not count there alone. */
const WHOM = new RegExp(
  String.raw`(?: (?:to|with|by|from|of|than|like|near|at|about|up|the|back|for|over|off|his|her|their|friend|mate|brother|sister|young|little|poor|dear|our|old|big|and)){0,3} (${NAME}(?: ${NAME})?)(?:(?: and| &|,) (${NAME}))?`,
  'yu',
);
/** “Jo and he share”. */
const OF_TWO = new RegExp(
  String.raw`(?<!\p{L})(${NAME}) (?:and|&) (?:s?he|they|him|her|them)\b`,
  'gu',
);
/** Where a name may be written small, or in capitals throughout: it is no English word. */
const SMALL =
  /\b(?:(?:next|close|near(?:er)?) to|beside|distracted by|influenced by|led astray by|(?:chat|talk|giggl|mess|muck|play|sit|sat|argu|fight|f[ea]ll|pair|partner)\p{L}*(?: (?:about|around|out|up))? (?:to|with|by)|away from|cop(?:y|ies|ied|ying)(?: off)? from|unlike|blam(?:es?|ed|ing)|silly (?:round|around|with|near)) (\p{L}\.\p{L}{3,}|(?:[\p{L}\p{M}]|[’'-](?=\p{L})){3,}(?: and (?:[\p{L}\p{M}]|[’'-](?=\p{L})){3,})?)/giu;
/** Capitals that are no people's. */
const NO_PERSON =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English|Maths|French|German|Spanish|Latin|Mandarin|Geography|History|Science|Biology|Chemistry|Physics|Python|Java|Scratch|Excel|Google|Word|Teams|Year|Act|Scene|Level|Grade|Unit|Paper|Section|Chapter|Stage|Key|Set|Strengths|Next|Autumn|Spring|Summer|Winter|Britain|England|Europe|America|Africa|London|Shakespeare|Macbeth|Dickens|Newton|Homework|Quality|Question)\b/u;
/** Whose words are read or made is an author and no classmate. */
const WORKS =
  /\b(?:poems?|plays?|novels?|essays?|work|works|written|stories|story|painting|paintings|music|theor\w+|laws?|quotations?|speech|sources?|artists?|compar\w+|analys\w+|studied|studying) (?:of|by|from|like|with|and|to|on)?\s*$|\babout\s*$/iu;

interface People {
  /** The student's own name and those known of the class. */
  names: readonly string[];
  taught: string;
}

/** Names of people in a text whom nobody knows of the class: “chats with Tyler”. */
export function findUnknownNames(text: string, { names, taught }: People): string[] {
  const known = new Set(names.flatMap((name) => plain(name).split(/[\s-]+/u)));
  const isPerson = (name: string) =>
    !NO_PERSON.test(name) &&
    !taught.includes(name) &&
    !plain(name)
      .split(/[\s-]+/u)
      .some((part) => known.has(part));
  const together = [...text.matchAll(TOGETHER)].flatMap(({ 0: words, index }) =>
    findWhom(text, index + words.length),
  );
  const ofTwo = [...text.matchAll(OF_TWO)].map(({ 1: first = '' }) => first);
  const small = [...text.matchAll(SMALL)].flatMap(({ 1: found = '' }) =>
    found.split(' and ').filter((word) => word.includes('.') || isNoWord(word)),
  );
  const people = [...together, ...ofTwo, ...small].map((name) => name.replace(OWN, ''));
  return [...new Set(people)].filter((name) => name !== '' && isPerson(name));
}

const OWN = /[’']s$/iu;

/** However its accents and apostrophes are typed. */
const plain = (name: string) => name.normalize('NFC').toLowerCase().replaceAll('’', "'");

/** Who is named there, if it is not as the author of something. */
function findWhom(text: string, place: number): string[] {
  WHOM.lastIndex = place;
  const [all, first = '', second = ''] = WHOM.exec(text) ?? [];
  if (all === undefined || WORKS.test(text.slice(0, place + all.indexOf(first)))) return [];
  return [first, second];
}

/** Written in one case, and no English word in any part. */
function isNoWord(word: string): boolean {
  const small = word.toLowerCase();
  if (word !== small && word !== word.toUpperCase()) return false;
  return small
    .replace(OWN, '')
    .split('-')
    .some((part) => !isSpelt(part));
}
