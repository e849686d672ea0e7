import { isSpelt } from '../writer/spelling.ts';

/**
 * Words for being with somebody, against them or better than them: the name that follows is a
 * person's.
 */
const TOGETHER =
  /\b(?:sat|sits?|sitting|seat\w*|chat\w*|talk\w*|work\w*|partner\w*|pair\w*|group\w*|friend\w*|argu\w*|fight\w*|f(?:e|a)ll(?:s|ing)? out|mess\w*|play\w*|laugh\w*|shar(?:e|es|ed|ing)|away|next|near|beside|better|worse|more|than|beats|outshines|even|silly (?:round|around)|distract\w*|annoy\w*|help\w*|support\w*|cop(?:y|ies|ied|ying)|follow\w*|kick\w*|teas\w*|led astray|influence\w*|apart|separate\w*|whisper\w*|sister|brother|friend|mate|encourag\w*|unlike|with|alongside|let(?:s|ting)?|leav(?:e|es|ing)|mak(?:e|es|ing)|get(?:s|ting)?|ask(?:s|ing)?|tell(?:s|ing)?|blam\w+|bother\w*|ignor\w*|allow\w*|pok\w+|prod\w*|hits?|hitting|because of|thanks to|instead of|rather than|wind(?:s|ing)? up|picks? on|picking on|(?:s?he|they) (?:and|&))(?= )/giu;
/** A name with the characters that may occur in it: Zoë, Jean-Luc, O’Brien, McKenzie. */
const NAME = String.raw`\p{Lu}(?:[\p{Ll}\p{M}]|[’'-](?=\p{Lu}))(?:[\p{L}\p{M}]|[’'-](?=\p{L}))*`;
/** The name after those words. Case-sensitive, because the capital identifies the name. */
const WHOM = new RegExp(
  String.raw`(?: (?:to|with|by|from|of|than|like|near|at|about|up|the|back|for|over|off|his|her|their|friend|mate|brother|sister|young|little|poor|dear|our|old|big|and)){0,3} (${NAME}(?: ${NAME})?)(?:(?: and| &|,) (${NAME}))?`,
  'yu',
);
/** A name and a pronoun: “Jo and he share”. */
const OF_TWO = new RegExp(
  String.raw`(?<!\p{L})(${NAME}) (?:and|&) (?:s?he|they|him|her|them)\b`,
  'gu',
);
/** Places where a name may be in lower case or all capitals, if it is not an English word. */
const SMALL =
  /\b(?:(?:next|close|near(?:er)?) to|beside|distracted by|influenced by|led astray by|(?:chat|talk|giggl|mess|muck|play|sit|sat|argu|fight|f[ea]ll|pair|partner)\p{L}*(?: (?:about|around|out|up))? (?:to|with|by)|away from|cop(?:y|ies|ied|ying)(?: off)? from|unlike|blam(?:es?|ed|ing)|silly (?:round|around|with|near)) (\p{L}\.\p{L}{3,}|(?:[\p{L}\p{M}]|[’'-](?=\p{L})){3,}(?: and (?:[\p{L}\p{M}]|[’'-](?=\p{L})){3,})?)/giu;
/** Capitalised words that are not people. */
const NO_PERSON =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English|Maths|French|German|Spanish|Latin|Mandarin|Geography|History|Science|Biology|Chemistry|Physics|Python|Java|Scratch|Excel|Google|Word|Teams|Year|Act|Scene|Level|Grade|Unit|Paper|Section|Chapter|Stage|Key|Set|Strengths|Next|Autumn|Spring|Summer|Winter|Britain|England|Europe|America|Africa|London|Shakespeare|Macbeth|Dickens|Newton|Homework|Quality|Question)\b/u;
/** A name after these words is an author's, and not a classmate's. */
const WORKS =
  /\b(?:poems?|plays?|novels?|essays?|work|works|written|stories|story|painting|paintings|music|theor\w+|laws?|quotations?|speech|sources?|artists?|compar\w+|analys\w+|studied|studying) (?:of|by|from|like|with|and|to|on)?\s*$|\babout\s*$/iu;

interface People {
  /** The student's own name and the known names in the class. */
  names: readonly string[];
  taught: string;
}

/** Returns names in a text that do not belong to the class: “chats with Tyler”. */
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

/** Normalises a name, because accents and apostrophes are typed in different ways. */
const plain = (name: string) => name.normalize('NFC').toLowerCase().replaceAll('’', "'");

/** Returns the names after a place in the text, unless they are those of authors. */
function findWhom(text: string, place: number): string[] {
  WHOM.lastIndex = place;
  const [all, first = '', second = ''] = WHOM.exec(text) ?? [];
  if (all === undefined || WORKS.test(text.slice(0, place + all.indexOf(first)))) return [];
  return [first, second];
}

/** True if a word is all in lower case or all capitals, and a part of it is not an English word. */
function isNoWord(word: string): boolean {
  const small = word.toLowerCase();
  if (word !== small && word !== word.toUpperCase()) return false;
  return small
    .replace(OWN, '')
    .split('-')
    .some((part) => !isSpelt(part));
}
