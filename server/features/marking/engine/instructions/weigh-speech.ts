import { SPEECH_WEIGHTS } from './speech-weights.ts';
import { sensesAt, wordsOf } from './read-speech.ts';

/** Function words, which belong to no subject. */
const BETWEEN = new Set(
  (
    'a an the of to for so and or but if as is are be been being can could would will do does dont don that this it its ' +
    'one ones each even anyway always ever just only really very some any not no nothing up down on in at with by here now ' +
    'then than i im ve ll s t m got get gets getting go going there what which when while how because since'
  ).split(' '),
);
/** Function words of other languages: they identify a language, not what is said in it. */
const BETWEEN_ELSEWHERE = new Set(
  (
    'de la le les des un une du et en que qui est ce cette je el los las y lo es una das der die den ein eine und ist zu ' +
    'ich um het een w z na se si il che e o os yn yr ac mi mae dw'
  ).split(' '),
);

/** Words that may precede an order. */
const BEFORE_ORDERS = new Set(['please', 'you', 'marker', 'own', 'between']);

const BUILDS: Readonly<Record<string, RegExp>> = {
  comment: /^\P{L}{0,20}(?:#|\/\/|\/\*|--|<!--|\(\*|["']{3}|>>>|\*\*)/u,
  heading: /^\P{L}{0,9}[\p{L} ]{2,30}(?::|=|:=)\s/u,
  record: /["']\w{2,20}["']\s{0,3}:|<\/?\w{2,12}>|\w\s{0,2}:=|^\W{0,6}\[/,
  ticks: /[✓✔☑]/u,
  'all of all': /(?<![\d^])(\d{1,2}) ?(?:\/|out of|of|sur|von|de|z) ?\1(?!\d)/i,
};
const BUILD_NAMES = Object.keys(BUILDS);

/** Returns how much of a clause is about something other than marking. */
function amountOfElse(unknown: number, words: number): string {
  if (unknown === 0) return words === 0 ? 'all else' : 'nothing else';
  const share = unknown / words;
  return share <= 0.25 ? 'little else' : share <= 0.5 ? 'half else' : 'mostly else';
}

const AMOUNTS = ['no sign', 'one sign', 'two signs', 'three signs'];

/**
 * Returns the signs of a clause that speech to a marker has too: words, their concepts, and the
 * form of the clause.
 */
export function signsOfSpeech(clause: string): string[] {
  const words = wordsOf(clause);
  const found = new Set<string>();
  const order = new Set<string>();
  let unknown = 0;
  let opening = '';
  let before = 'start';
  for (const [index, word] of words.entries()) {
    const concepts = sensesAt(words, index).map(({ concept }) => concept);
    for (const concept of concepts) found.add(concept);
    const isBetween = BETWEEN.has(word) || BETWEEN_ELSEWHERE.has(word);
    if (concepts.length === 0 && !isBetween && !/^\d/.test(word)) unknown++;
    const kind = concepts[0] ?? (isBetween ? 'between' : 'other');
    if (!isBetween || concepts.length > 0) {
      order.add(`${before} > ${kind}`);
      before = kind;
    }
    if (opening === '' && !BEFORE_ORDERS.has(kind)) opening = kind;
  }
  const shape = [
    `opens ${opening}`,
    amountOfElse(unknown, words.length),
    AMOUNTS[found.size] ?? 'many signs',
    words.length <= 2 ? 'short' : words.length > 18 ? 'long' : 'sentence',
    ...BUILD_NAMES.filter((name) => BUILDS[name]?.test(clause)),
  ];
  const concepts = [...found];
  return [
    ...new Set(words.filter((word) => !BETWEEN_ELSEWHERE.has(word)).map((word) => `“${word}”`)),
    ...concepts,
    ...order,
    `ends ${before}`,
    ...shape,
    ...shape.flatMap((build) => concepts.map((concept) => `${concept}, ${build}`)),
  ];
}

/** The most that words without a concept may weigh, alone or together. */
const OF_SUBJECT = 0;

/**
 * Returns how much a clause reads like speech to its marker: above 0.3 it does by itself, below -2
 * hardly.
 */
export function weighSpeech(clause: string): number {
  const signs = signsOfSpeech(clause);
  const weight = signs.reduce(
    (sum, sign) => sum + (SPEECH_WEIGHTS.get(sign) ?? 0),
    SPEECH_WEIGHTS.get('always') ?? 0,
  );
  const isOfSubject = signs.includes('no sign') && !signs.includes('ticks');
  return isOfSubject ? Math.min(weight, OF_SUBJECT) : weight;
}
