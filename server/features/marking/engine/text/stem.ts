import { IRREGULAR } from './irregular-forms.ts';
import { remember } from './remember.ts';

/** Adjectives whose -er and -est forms are the same quality. */
const COMPARABLE = new Set(
  (
    'hard soft long short fast slow large small great light dark cold cool warm strong weak wide ' +
    'narrow thick near close rough smooth fine coarse tight loose loud quiet deep shallow sharp ' +
    'steep flat old young rich poor clean few tall bright dense cheap dear safe clear pure rare calm ' +
    'brave fair'
  ).split(' '),
);

function comparableRoot(word: string): string | undefined {
  const match = /^(.{3,}?)(?:er|est)$/.exec(word);
  const base = match?.[1];
  if (base === undefined) return undefined;
  if (COMPARABLE.has(base)) return base;
  return COMPARABLE.has(`${base}e`) ? `${base}e` : undefined;
}

const hasVowel = (text: string): boolean => /[aeiouy]/.test(text);

function stripPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:xes|ches|shes|zes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function stripTense(word: string): string {
  const match = /^(.*?)(?:ed|ing)$/.exec(word);
  const base = match?.[1];
  if (base === undefined || base.length < 3 || !hasVowel(base) || word.endsWith('eed')) return word;
  // "Running" becomes "run"; "adding" becomes "add".
  if (base.length > 3 && /([b-df-hj-np-tv-z])\1$/.test(base) && !/(?:ll|ss|zz)$/.test(base))
    return base.slice(0, -1);
  // "Evaporated" and "oxidised" become "evaporate" and "oxidise".
  return /.{4}(?:at|i[sz])$/.test(base) ? `${base}e` : base;
}

/** Suffixes, longest first; what remains of a word must have enough letters for a word. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:ational|ization|isation)$/, ''],
  [/(?:ations?|ators?|ative)$/, ''],
  [/(?:fulness|ousness|iveness)$/, ''],
  [/(?:ising|izing|ised|ized|iser|izer|ise|ize)$/, ''],
  [/(?:ically|ical)$/, 'ic'],
  [/(?:ibility|ability)$/, ''],
  [/(?:ement|ment|ness)$/, ''],
  [/(?<=^(?:re|per|de|con))(?:ception|ceive?)$/, 'ceiv'],
  [/(?<=s)orption$/, 'orb'],
  [/(?<=scri)ption$/, 'b'],
  [/(?<=mi)ssion$/, 't'],
  [/(?<=.{4}s|.fu|revi)sion$/, 's'],
  [/(?<=colli|divi|deci|provi|clu|plo|ro|va|sua|tru|.pan|xten|hen|spen)sion$/, 'd'],
  [/(?:tion|sion)$/, 't'],
  [/(?:able|ible|ance|ence)$/, ''],
  [/(?:ly|ful|al|ive|ity)$/, ''],
  [/(?:ate|ator)$/, ''],
];

function stripEnding(word: string): string {
  for (const [ending, replacement] of ENDINGS) {
    if (!ending.test(word)) continue;
    const base = word.replace(ending, replacement);
    if (base.length >= 4 && hasVowel(base)) return base;
  }
  return word;
}

/** Removes endings that still differ between forms of one word without the suffix. */
function settleEnd(word: string): string {
  if (word.length <= 3) return word;
  return word.replace(/e$/, '').replace(/([^aeiou])y$/, '$1i');
}

function findStem(word: string): string {
  if (word.length <= 2 || /\d/.test(word)) return word;
  const known = IRREGULAR.get(word) ?? comparableRoot(word);
  if (known !== undefined) return settleEnd(known);
  const singular = stripPlural(word);
  const root = IRREGULAR.get(singular) ?? comparableRoot(singular) ?? stripTense(singular);
  return settleEnd(stripEnding(root.replace(/our$/, root.length > 5 ? 'or' : 'our')));
}

/**
 * Returns the common stem of a word's forms, for a lower-case word without accents: `evaporated`,
 * `evaporates` and `evaporation` share one. Tokens with digits, such as `co2`, are returned
 * unchanged.
 */
export const stem: (word: string) => string = remember(findStem, (word) => word);
