/** Verbs that teachers write in notes, in the base form. */
const VERBS = (
  'accept achieve act add adopt aim allow analyse answer apply approach arrive ask assess attempt ' +
  'attend avoid balance become begin behave build calculate carry catch challenge check choose ' +
  'collaborate collect come communicate compare complete concentrate conclude consider construct ' +
  'continue contribute cope create deal define demonstrate describe develop discuss display draw ' +
  'earn edit encourage engage enjoy ensure estimate evaluate excel expand experiment explain ' +
  'explore express extend face fidget find finish focus follow forget form gain get give go grasp grow handle ' +
  'hand help hold identify improve include increase interact interpret interrupt investigate join judge ' +
  'justify keep know label lack lead learn link listen look lose maintain make manage master meet ' +
  'memorise miss model monitor notice observe offer organise outline overcome participate pay perform ' +
  'persevere persist plan practise prepare present produce progress prove provide push put question ' +
  'raise reach read recall recognise record reflect refer relate remember research respond review ' +
  'revise rush seek select set settle share show sketch skip solve speak spell spend stay strive ' +
  'structure struggle study submit suggest summarise support take talk test think track try turn ' +
  'understand use value volunteer watch wait waste work write'
).split(' ');

const ALSO_NOUNS = new Set(
  (
    'answer approach balance challenge check focus form grasp hand judge label lead link look ' +
    'model plan practise present progress question record research respond review share show ' +
    'sketch study support talk test track turn use value watch work'
  ).split(' '),
);

const irregular: Record<string, string> = { has: 'have', does: 'do', goes: 'go', is: 'be' };
const known = new Set([...VERBS, 'have', 'do']);

function toThird(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'be') return 'is';
  if (/(?:s|x|z|ch|sh|o)$/u.test(base)) return `${base}es`;
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

const byThird = new Map([...known].map((base) => [toThird(base), base]));

/** The forms of the verbs of notes: base (`ask`) and third person (`asks`). */
export const verbForms = {
  /** The base form of a verb in the base form or the third person; null of another word. */
  baseOf: (word: string): string | null =>
    irregular[word] ?? byThird.get(word) ?? (known.has(word) ? word : null),
  isAlsoNoun: (base: string): boolean => ALSO_NOUNS.has(base),
  toThird,
};

/** `quickly ask questions and help` as he, she or one named does it: `quickly asks … and helps`. */
export function conjugate(doing: string, isPlural: boolean): string {
  if (isPlural) return doing;
  const words = doing.split(' ');
  const first = words.findIndex((word) => known.has(word.toLowerCase()));
  const isVerb = (word: string, index: number) =>
    index === first ||
    (words[index - 1] === 'and' && known.has(word) && !verbForms.isAlsoNoun(word));
  return words.map((word, index) => (isVerb(word, index) ? toThird(word) : word)).join(' ');
}
