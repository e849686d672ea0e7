import nspell, { type Speller } from 'nspell';
import { readEnglishDictionary } from '../../../threads/english-words.ts';
import { writeOut } from './shorthand.ts';
import { hideSigns, START } from './written-signs.ts';

/** School words that the dictionary lacks. */
const SCHOOL_WORDS =
  'btec gcse gcses igcse spag peel pshe chromebook dreamweaver freewriting google padlet quizlet seneca teams maths mfl ict ' +
  'homework classwork coursework grandad grandads proofread proofreading revisioning photosynthesise stoichiometry titration trig';

/** The dictionary, about 15 MB; loaded on first use. */
let dictionary: { speller: Speller; words: string } | null = null;

function openDictionary(): { speller: Speller; words: string } {
  if (dictionary) return dictionary;
  const files = readEnglishDictionary();
  const speller = nspell(files);
  for (const word of SCHOOL_WORDS.split(' ')) speller.add(word);
  dictionary = { speller, words: `\n${files.dic.toString('utf8').toLowerCase()}` };
  return dictionary;
}

const isInDictionary = (word: string): boolean => openDictionary().speller.correct(word);

/** Typing errors with several possible corrections, or none that differs by a single letter. */
const SLIPS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'acheive achieve,acheives achieves,alot a_lot,attendence attendance,beleive believe,commited committed,concerntrate concentrate,' +
    'confidance confidence,consistant consistent,definately definitely,definitly definitely,enthusiam enthusiasm,' +
    'enthusiatic enthusiastic,enthusastic enthusiastic,explaination explanation,grammer grammar,homwork homework,' +
    'independantly independently,intrested interested,knowlege knowledge,knowlegde knowledge,knowledgable knowledgeable,neccessary necessary,occured occurred,' +
    'oppurtunity opportunity,particpates participates,practicals practicals,pronounciation pronunciation,realy really,recieve receive,' +
    'refering referring,rember remember,remeber remember,seperate separate,succesful successful,sucessful successful,teh the,thier their,' +
    'tommorow tomorrow,trys tries,truely truly,understaning understanding,untill until,vocab vocabulary,vocabulry vocabulary,wich which,' +
    'writting writing,behavior behaviour,center centre,centers centres,color colour,defense defence,fulfill fulfil,fulfills fulfils,honor honour,humor humour,labor labour,math maths,gd good,ive I’ve,dont don’t,doesnt doesn’t,didnt didn’t,' +
    'cant can’t,couldnt couldn’t,wouldnt wouldn’t,shouldnt shouldn’t,isnt isn’t,arent aren’t,wasnt wasn’t,werent weren’t,' +
    'shes she’s,hes he’s,theyre they’re,youre you’re,youve you’ve,youll you’ll,hasnt hasn’t,havent haven’t,hadnt hadn’t,wont won’t,thats that’s,' +
    'monday Monday,tuesday Tuesday,wednesday Wednesday,thursday Thursday,friday Friday,thurs Thursday,tues Tuesday,christmas Christmas,easter Easter,saturday Saturday,sunday Sunday,' +
    'english English,french French,spanish Spanish,german German,welsh Welsh'
  )
    .split(',')
    .map((pair) => pair.split(' ').map((word) => word.replace('_', ' '))),
);

/** Words that programs and style sheets spell in this way, in any country. */
const ALSO_CODE = new Set(['center', 'color', 'behavior']);
const OF_CODE =
  /\b(?:css|html|python|java(?:script)?|scratch|cod(?:e|es|ing)|programs?|programming)\b/iu;
/** Typing errors that are also first names, if a sentence starts with them. */
const ALSO_NAMES = new Set(['honor']);
/** Notes that may contain words of other languages, in which shorter words are left unchanged. */
const OF_WORDS =
  /\b(?:french|spanish|german|latin|welsh|italian|mandarin|polish|verbs?|tenses?|nouns?|infinitives?|conjugat\p{L}*|translat\p{L}*|us(?:e|es|ing)|says?|spells?|mix(?:es)? up|confuses?)\b|[àâçèêëîïñôöûüß]/iu;
const SHORTEST_OF_LANGUAGES = 8;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const VOWELS = 'aeiou';
/**
 * The length of words that are corrected: shorter ones turn into others too easily, and longer ones
 * are not typing errors.
 */
const SHORTEST = 5;
const LONGEST = 20;
/** A text with more unknown words is not English, and checking further would only take time. */
const MAX_UNKNOWN = 40;

/**
 * Returns the text in British spelling, using a dictionary. A word is only changed if exactly one
 * word differs by a typing error, and if it is not an abbreviation. Formulas, codes and names stay
 * unchanged.
 */
export function mendSpelling(note: string, names: readonly string[] = []): string {
  let unknown = 0;
  const { text, show } = hideSigns(note, names.flatMap(waysToWrite));
  const isOfCode = OF_CODE.test(note);
  const shortest = OF_WORDS.test(note) ? SHORTEST_OF_LANGUAGES : SHORTEST;
  const mend = (word: string): string => {
    if (unknown > MAX_UNKNOWN || (isOfCode && ALSO_CODE.has(word))) return word;
    const mended = mendWord(word, shortest);
    if (mended === word && !isInDictionary(word)) unknown += 1;
    return mended;
  };
  const mended = writeOut(text, note)
    .replaceAll(WORD, mend)
    .replaceAll(/(?<=[\p{L}\uE000-\uF8FF])'(?=\p{L})|(?<=s)'(?=\s|$)/gu, '’');
  return show(mended);
}

/**
 * Returns the spellings of a name, also in lower case, except of names that are words, such as
 * “hope” and “will”.
 */
function waysToWrite(name: string): string[] {
  const parts = name.split(/[\s-]+/u).filter((part) => part.length > 1);
  return parts.flatMap((part) =>
    isInDictionary(part.toLowerCase()) ? [part] : [part, part.toLowerCase()],
  );
}

/**
 * A word in lower case, or with the capital of a sentence start: any other capital may be a name's.
 */
const WORD = new RegExp(
  String.raw`(?:(?<![\p{L}’'/]|\p{L}\.)\p{Ll}\p{L}*|${START}\p{Lu}\p{Ll}+)(?![\p{L}’'/]|\.\p{L})`,
  'gu',
);

/** True if the dictionary, or the list of school words and typing errors, contains the word. */
export const isSpelt = (word: string): boolean =>
  isInDictionary(word) || Object.hasOwn(SLIPS, word);

/**
 * True if a word is the start of another that is at least three letters longer, such as “probs” and
 * “evals”: nobody can tell which one is meant.
 */
function isCutShort(word: string): boolean {
  const { words } = openDictionary();
  const start = `\n${word.replace(/s$/u, '')}`;
  let at = words.indexOf(start);
  while (at >= 0) {
    const rest = at + start.length;
    if (/^\p{L}{3}/u.test(words.slice(rest, rest + 3))) return true;
    at = words.indexOf(start, rest);
  }
  return false;
}

/** A cache of checked words, because the notes of a class use the same few. */
const known = new Map<string, string>();
const MAX_KNOWN = 5_000;

function mendUnknown(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const british = word.replace(/(?<=[iy])z(?=(?:e[ds]?|ing|ations?)$)/u, 's');
  const isAmerican = british !== word && isInDictionary(british);
  const near = isAmerican ? [british] : [...oneLetterAway(word)].filter(isInDictionary);
  const [only] = near;
  const mended = only !== undefined && near.length === 1 && !isCutShort(word) ? only : word;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(word, mended);
  return mended;
}

function mendWord(word: string, shortest: number): string {
  const low = word.toLowerCase();
  const slip = Object.hasOwn(SLIPS, low) ? SLIPS[low] : undefined;
  if (slip !== undefined)
    return ALSO_NAMES.has(low) && word !== low ? word : keepCapital(word, slip);
  if (word !== low || low.length < shortest || low.length > LONGEST) return word;
  return isInDictionary(low) ? word : mendUnknown(low);
}

function keepCapital(word: string, mended: string): string {
  return /^\p{Lu}\p{Ll}/u.test(word) ? mended.charAt(0).toUpperCase() + mended.slice(1) : mended;
}

/**
 * Returns the words that differ by a typing error: two letters swapped, one omitted, one doubled,
 * or a wrong vowel. Other changes would turn terms that the dictionary lacks into ordinary words
 * (“trophic”).
 */
function oneLetterAway(word: string): Set<string> {
  const near = new Set<string>();
  for (let at = 1; at <= word.length; at += 1) {
    const [start, rest] = [word.slice(0, at), word.slice(at)];
    const [letter = '', next = ''] = rest;
    if (letter !== '' && start.endsWith(letter)) near.add(start + rest.slice(1));
    if (rest.length > 1) near.add(start + next + letter + rest.slice(2));
    for (const other of LETTERS) near.add(start + other + rest);
    if (VOWELS.includes(letter)) {
      for (const vowel of VOWELS) near.add(start + vowel + rest.slice(1));
    }
  }
  near.delete(word);
  return near;
}
