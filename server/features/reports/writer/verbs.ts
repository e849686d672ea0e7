/** Verbs that teachers write in notes, in the base form. */
const VERBS = (
  'accept achieve act add annotate annoy argue adopt aim allow analyse answer apply appear approach arrive ask assess attempt ' +
  'attend avoid balance become begin behave benefit bring build calculate call carry catch challenge chat check ' +
  'cheat chew choose climb code comment coach collaborate complain collect come communicate compare complete concentrate conclude consider construct ' +
  'continue contribute cooperate cope copy create deal define demonstrate describe develop discuss display dominate ' +
  'distract draw drop earn edit encourage engage enjoy ensure enter estimate evaluate exceed excel expand experience experiment explain ' +
  'explore express extend face daydream debate debug deserve design disrupt disturb doodle fidget fail find finish flourish giggle guess focus follow forget form gain get give go grasp grow ' +
  'hand handle help hold identify ignore imagine impress infer interfere improve include increase interact interpret interrupt investigate ' +
  'interrupt invent join judge justify keep know label lack laugh lead learn leave let like link listen look lose love maintain make ' +
  'manage master measure mentor meet memorise miss mix model move mumble monitor motivate need notice observe offer organise outline ' +
  'overcome panic participate pay perform persevere persist persuade plan plot predict procrastinate pronounce punctuate play practise prepare present produce progress ' +
  'proofread prove provide push put question quote raise reach read recall receive recognise record relax reflect refer refuse rehearse ' +
  'relate rely remember repeat respect remind require research respond review revise rush score sulk swear shine sing sleep smile stare say seek seem select set settle share shout ' +
  'show sit sketch skip solve speak spell spend start stay stop strive structure struggle study submit ' +
  'suggest summarise support take talk tend test think throw track trust try turn understand use value volunteer watch ' +
  'thrive succeed wait walk wander want waste whine whisper win work worry write'
).split(' ');

const ALSO_NOUNS = new Set(
  (
    'answer approach attempt balance benefit call challenge chat check copy drop focus form grasp guess hand help judge design debate measure mentor ' +
    'label lead link look model need plan play practise present progress question record research respect ' +
    'review set score share show smile trust move sketch start stop structure study support talk test track turn use value watch work worry plot panic code comment experience laugh walk win sleep'
  ).split(' '),
);

const PAST = new Set(
  (
    'became began came did found gave got grew had kept knew led lost made met put showed spoke ' +
    'took understood went won wrote'
  ).split(' '),
);

const known = new Set([...VERBS, 'have', 'do', 'be']);
const irregular: Record<string, string> = { be: 'is', have: 'has', was: 'was' };

/** The third person of a base form: `asks` of `ask`. */
export function toThird(base: string): string {
  const special = irregular[base];
  if (special !== undefined) return special;
  if (/(?:s|x|z|ch|sh|o)$/u.test(base)) return `${base}es`;
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

/** What `they` do: the base form, but for `are` and `were`. */
export function toPlural(base: string): string {
  return { be: 'are', was: 'were' }[base] ?? base;
}

function toGerunds(base: string): string[] {
  if (base === 'be') return ['being'];
  return [
    `${base}ing`,
    `${base.replace(/e$/u, '')}ing`,
    /[^aeiou][aeiou][^aeiouwxy]$/u.test(base) ? `${base}${base.at(-1)}ing` : `${base}ing`,
  ];
}

const byThird = new Map([...known].map((base) => [toThird(base), base]));
const byGerund = new Map(
  [...known].flatMap((base) => toGerunds(base).map((gerund) => [gerund, base] as const)),
);

/** The base form of a word in the third person (`asks`, `was`); null of anything else. */
export function baseOfThird(word: string): string | null {
  const base = word === 'was' ? 'was' : byThird.get(word);
  return base === undefined || base === word ? (word === 'was' ? 'was' : null) : base;
}

/** The base form after `he` or a name, where the word is a verb whether or not it is known. */
export function guessBaseOfThird(word: string): string | null {
  const base = baseOfThird(word);
  if (base !== null || !/[^su]s$/u.test(word)) return base;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=s|x|z|ch|sh|o)es$|s$/u, '');
}

/** The base form of `asking`; null of a word that is not a known verb's. */
export function baseOfGerund(word: string): string | null {
  return byGerund.get(word) ?? null;
}

export const isBase = (word: string): boolean => known.has(word);
/** Whether a word is a verb in the third person and nothing else. */
export function isThird(word: string): boolean {
  const base = baseOfThird(word);
  return base !== null && !isAlsoNoun(base);
}
export const isAlsoNoun = (base: string): boolean => ALSO_NOUNS.has(base);

/** `made`, `improved`: also the participle, so what follows must tell. */
export function isPast(word: string): boolean {
  return PAST.has(word) || (word.endsWith('ed') && [1, 2, 3].some((cut) => isStem(word, cut)));
}

function isStem(word: string, cut: number): boolean {
  const stem = word.slice(0, -cut);
  return known.has(stem) || (cut === 3 && known.has(`${stem}y`));
}
