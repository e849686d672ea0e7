/** Verbs that teachers write in notes, in the base form. */
const VERBS = (
  'accept achieve act add aim allow analyse apply approach arrive ask assess attempt attend avoid balance become begin ' +
  'behave bring build calculate check choose collaborate come communicate compare complete concentrate consider ' +
  'continue contribute cooperate cope create describe develop discuss display do draw encourage engage enjoy ensure ' +
  'evaluate excel explain explore express find finish flourish focus follow forget form gain get give go grasp grow ' +
  'handle have help identify improve include interact interpret investigate join keep know lack learn leave let listen ' +
  'look love maintain make manage master meet memorise miss need notice offer organise participate perform persevere ' +
  'persist plan practise prepare present produce put question reach read recall recognise reflect refuse remember ' +
  'require respect respond review revise rush seem settle share show sit solve speak spend stay strive structure ' +
  'struggle study succeed support take talk tend think thrive try turn understand use value volunteer want watch work write ' +
  'add annotate argue arrange borrow bring care cause check comment confuse copy correct deserve edit embed estimate expect extend ' +
  'feel hand hesitate hold hurry imagine infer inspire interpret invent involve justify laugh lead leave lose measure mix move ' +
  'notice observe omit overlook own pay play pull push pronounce quote rely research rewrite run say select sing skip smile ' +
  'stop sum summarise swap tell translate wait wander'
).split(' ');

/**
 * Other verbs that may start an order; notes also start with them as nouns (“projects well
 * presented”).
 */
const ORDERING = new Set(
  'aim challenge colour drink face hold label link list point practise project record resist slow stretch target test time trust underline warm'.split(
    ' ',
  ),
);

const irregular: Record<string, string> = {
  have: 'has',
  do: 'does',
  go: 'goes',
  are: 'is',
  were: 'was',
};

/** Maps base forms to third-person forms: `need` → `needs`. */
const thirdOf = new Map([
  ...VERBS.map((base) => [base, toThird(base)] as const),
  ...Object.entries(irregular),
]);
/** True if an order may start with this word: `check`, `keep`. */
export const isBase = (word: string): boolean => thirdOf.has(word) || ORDERING.has(word);

const thirds = new Set(thirdOf.values());

function toThird(base: string): string {
  if (/(?:s|x|z|ch|sh)$/u.test(base)) return `${base}es`;
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

/** Returns the form after `he`, `she` or a name; undefined if the word is not a known verb. */
export function thirdPersonOf(word: string): string | undefined {
  return thirdOf.get(word) ?? (PAST.test(word) ? word : undefined);
}

/** Past forms, which are the same after `you` and after `she`. */
const PAST =
  /^(?:\p{L}{2,}ed|became|began|brought|came|did|found|gave|got|had|held|kept|knew|led|lost|made|met|read|rose|said|sang|showed|spoke|spent|stood|swam|taught|thought|took|understood|went|won|wrote)$/u;

/** True if a note that starts with this word only lacks its subject: `asks`, `is`, `has`. */
export const isThirdPerson = (word: string): boolean =>
  thirds.has(word) || (PAST.test(word) && !/ed$|^read$|^led$|^lost$|^found$|^held$/u.test(word));

/** True for verbs that are the same after `you` and after `she`. */
export const isModal = (word: string): boolean =>
  /^(?:can|cannot|could|did|had|may|might|must|shall|should|will|would|can[’']t|couldn[’']t|didn[’']t|won[’']t|wouldn[’']t|shouldn[’']t)$/u.test(
    word,
  );
