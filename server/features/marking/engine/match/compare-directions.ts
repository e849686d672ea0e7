import { directionsOf, type DirectionFact } from '../text/direction.ts';
import type { Token } from '../text/tokenise.ts';
import { likeness } from './word-likeness.ts';

/**
 * Whether an answer agrees with a statement on directions: `mirrored` is the same relation from the
 * opposite end ("longer, lower" for "shorter, higher"); `both` if the answer says both ("rises,
 * then falls"); `silent` if they share none.
 */
type DirectionVerdict = 'same' | 'mirrored' | 'both' | 'reversed' | 'silent';

const LEAST_ROOT = 4;
/** True for "rain" and "rainfall". */
export const areOneThing = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= LEAST_ROOT && (a.startsWith(b) || b.startsWith(a)));

function concernSame(wanted: DirectionFact, given: DirectionFact, isOnlyOne: boolean): boolean {
  if (wanted.scale !== given.scale) return false;
  if (!wanted.ofAThing) return true;
  if (wanted.things.length === 0 || given.things.length === 0) return isOnlyOne;
  return wanted.things.some((thing) => given.things.some((other) => areOneThing(thing, other)));
}

/** Returns what a sentence of the answer says about a fact; `both` if it names both ends. */
function signFor(
  wanted: DirectionFact,
  sentence: readonly DirectionFact[],
  isOnlyOne: boolean,
): 1 | -1 | 'both' | 'silent' {
  const signs = new Set(
    sentence.filter((given) => concernSame(wanted, given, isOnlyOne)).map((given) => given.sign),
  );
  const [sign] = signs;
  if (sign === undefined) return 'silent';
  return signs.size === 1 ? sign : 'both';
}

function bySentence(facts: readonly DirectionFact[]): DirectionFact[][] {
  return [...Map.groupBy(facts, (fact) => fact.sentence).values()];
}

function isOnlyOneOnScale(fact: DirectionFact, facts: readonly DirectionFact[]): boolean {
  return facts.every((other) => other === fact || other.scale !== fact.scale);
}

/**
 * True for "The price rises, then falls", but not for "borrowing costs more, so people spend less".
 */
const saysOnlyThat = (wanted: DirectionFact, given: readonly DirectionFact[]): boolean =>
  given
    .filter(({ scale }) => scale === wanted.scale)
    .every(({ things }) => things.every((thing) => wanted.things.includes(thing)));

function compareSentences(
  wanted: readonly DirectionFact[],
  given: readonly DirectionFact[],
): DirectionVerdict {
  let same = 0;
  let turned = 0;
  let both = 0;
  let ofThings = 0;
  for (const fact of wanted) {
    const sign = signFor(fact, given, isOnlyOneOnScale(fact, wanted));
    if (sign === 'both' && fact.ofAThing && saysOnlyThat(fact, given)) ofThings += 1;
    if (sign === 'both') both += 1;
    else if (sign === fact.sign) same += 1;
    else if (sign !== 'silent') turned += 1;
  }
  // "The long one is lower, the short one higher" names both ends, and which is which is open.
  if (both > 0 && turned > 0) return 'silent';
  if (turned === 0 && same === 0) return ofThings > 0 ? 'both' : 'silent';
  if (turned === 0) return 'same';
  if (same > 0) return 'reversed';
  return turned > 1 ? 'mirrored' : 'reversed';
}

const STANDING: readonly DirectionVerdict[] = ['same', 'mirrored', 'both', 'reversed', 'silent'];

/** Returns the most favourable verdict: one sentence that is right is enough. */
function kindest(verdicts: readonly DirectionVerdict[]): DirectionVerdict {
  return STANDING.find((verdict) => verdicts.includes(verdict)) ?? 'silent';
}

/** Compares every sentence of the scheme with every sentence of the answer. */
export function compareDirections(
  wanted: readonly DirectionFact[],
  given: readonly DirectionFact[],
): DirectionVerdict {
  const sentences = bySentence(given);
  const verdicts = bySentence(wanted).map((facts) =>
    kindest(sentences.map((sentence) => compareSentences(facts, sentence))),
  );
  // If a scheme gives both ends of a relation, an answer with one of them is enough.
  return kindest(verdicts);
}

/** The words before and after a word that orders two things. */
interface Ordered {
  before: readonly Token[];
  after: readonly Token[];
}

const REACH = 6;

function contentWithin(tokens: readonly Token[], from: number, step: 1 | -1): Token[] {
  const found: Token[] = [];
  const home = tokens[from]?.clause;
  for (let away = 1; away <= REACH; away += 1) {
    const token = tokens[from + step * away];
    if (token === undefined || token.clause !== home) break;
    if (token.word === 'from') break;
    if (step === 1 && (token.word === 'to' || token.word === 'than')) break;
    if (!token.isFunctionWord) found.push(token);
  }
  return found;
}

/** Finds "From low to high", "out of the leaf into the air", "sand is larger than clay". */
function findOrdered(tokens: readonly Token[], words: ReadonlySet<string>): Ordered[] {
  const found: Ordered[] = [];
  for (const [index, token] of tokens.entries()) {
    if (!words.has(token.word)) continue;
    const before = contentWithin(tokens, index, -1);
    const after = contentWithin(tokens, index, 1);
    if (before.length > 0 && after.length > 0) found.push({ before, after });
  }
  return found;
}

const shares = (some: readonly Token[], others: readonly Token[]): boolean =>
  some.some((one) => others.some((other) => likeness(one, other) > 0.6));

const without = (tokens: readonly Token[], taken: readonly Token[]): Token[] =>
  tokens.filter((token) => !shares([token], taken));

function isSwapped(wanted: Ordered, given: Ordered): boolean {
  // Words on the same side in both do not show the order.
  const before = without(wanted.before, given.before);
  const after = without(wanted.after, given.after);
  const givenBefore = without(given.before, wanted.before);
  const givenAfter = without(given.after, wanted.after);
  return shares(before, givenAfter) && shares(after, givenBefore);
}

const TOWARDS: ReadonlySet<string> = new Set(['to', 'into']);
const BECOMES: ReadonlySet<string> = new Set('turns turned becomes became then'.split(' '));
const FROM: ReadonlySet<string> = new Set(['from']);
const COMPARED: ReadonlySet<string> = new Set(['than']);

function areSwapped(wanted: readonly Ordered[], given: readonly Ordered[]): boolean {
  if (given.length === 0) return false;
  return wanted.some((one) => given.every((other) => isSwapped(one, other)));
}

/** True if the answer goes from the statement's end to its beginning: "high to low". */
export function isPathReversed(wanted: readonly Token[], given: readonly Token[]): boolean {
  const paths = findOrdered(wanted, TOWARDS);
  return paths.length > 0 && areSwapped(paths, findPaths(given));
}

/** Finds "Red to blue", "it was red and turned blue", "it turns blue from red". */
function findPaths(tokens: readonly Token[]): Ordered[] {
  const paths = findOrdered(tokens, TOWARDS);
  if (paths.length > 0) return paths;
  const changes = findOrdered(tokens, BECOMES);
  if (changes.length > 0) return changes;
  return findOrdered(tokens, FROM).map(({ before, after }) => ({ before: after, after: before }));
}

const isComparing = ({ word }: Token): boolean => COMPARED.has(word);

/** Leaves out words such as "larger", which compare two things and are not one of them. */
const things = (tokens: readonly Token[]): Token[] =>
  tokens.filter((token) => directionsOf(token.stem).length === 0);

/** True if the answer compares the other way round: "clay than sand" for "sand than clay". */
export function isComparisonSwapped(wanted: readonly Token[], given: readonly Token[]): boolean {
  if (!wanted.some(isComparing) || !given.some(isComparing)) return false;
  return areSwapped(findOrdered(things(wanted), COMPARED), findOrdered(things(given), COMPARED));
}

/** True for "Wood conducts better than metal" if the statement says that metal conducts better. */
export function isSubjectCompared(wanted: readonly Token[], given: readonly Token[]): boolean {
  if (wanted.some(isComparing) || !given.some(isComparing) || !wanted.some(isComparative))
    return false;
  const subject = things(wanted).find((token) => !token.isFunctionWord);
  const orders = findOrdered(things(given), COMPARED);
  if (subject === undefined || orders.length === 0) return false;
  return orders.every(
    ({ before, after }) => shares([subject], after) && !shares([subject], before),
  );
}

const isComparative = ({ word }: Token): boolean =>
  /(?:[^ht]er|ier|more|less|better|worse)$/.test(word) && word.length > 3;
