import { stem } from './stem.ts';
import type { Token } from './tokenise.ts';

/** Opposites that belong to the thing next to them: more of one thing is not more of another. */
const OF_A_THING: readonly (readonly [string, string])[] = [
  [
    'more increase rise raise grow gain up upward upwards high great big large most maximum expand climb soar double',
    'less fewer decrease reduce fall decline shrink low small little least minimum down downward downwards lose drop dip halve lessen diminish',
  ],
  ['different unequal', 'same equal identical'],
];

/** Opposites that are complete without a thing next to them. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['fast quick rapid quickly speed', 'slow slowly'],
  ['long lengthen', 'short shorten'],
  ['hot warm', 'cold cool'],
  ['hard', 'soft'],
  ['strong', 'weak'],
  ['wide', 'narrow'],
  ['thick', 'thin'],
  ['near close', 'far'],
  ['rough coarse', 'smooth fine'],
  ['tight tighten', 'loose loosen'],
  ['loud', 'quiet'],
  ['deep', 'shallow'],
  ['steep', 'flat'],
  ['positive', 'negative'],
  ['attract', 'repel'],
  ['open', 'close shut'],
  ['above', 'below beneath'],
  ['perpendicular', 'parallel'],
  ['inside', 'outside'],
  ['north', 'south'],
  ['east', 'west'],
  ['exothermic', 'endothermic'],
  ['oxidation oxidise', 'reduction'],
  ['conductor conduct', 'insulator insulate'],
  ['true', 'false'],
  ['agree', 'disagree'],
  ['possible', 'impossible'],
  ['complete', 'incomplete'],
  ['saturated', 'unsaturated'],
  ['aerobic', 'anaerobic'],
  ['dominant', 'recessive'],
  ['first', 'last'],
  ['transparent', 'opaque'],
  ['absorb', 'reflect'],
  ['melt', 'freeze solidify'],
  ['condense', 'evaporate'],
  ['gain', 'lose'],
  ['accept', 'reject'],
  ['win', 'lose'],
  ['victory', 'defeat'],
  ['rich', 'poor'],
  ['cheap', 'expensive'],
  ['always', 'never'],
  ['activate', 'deactivate'],
  ['limited', 'unlimited'],
  ['elastic', 'inelastic'],
  ['soluble', 'insoluble'],
  ['permeable', 'impermeable'],
  ['organic', 'inorganic'],
  ['legal', 'illegal'],
  ['sexual', 'asexual'],
  ['biotic', 'abiotic'],
  ['reversible', 'irreversible'],
  ['balanced', 'unbalanced'],
  ['stable', 'unstable'],
  ['voluntary', 'involuntary'],
  ['skilled', 'unskilled'],
  ['employed', 'unemployed'],
];

/** Verbs that say that a thing increases or decreases. */
const CHANGES: ReadonlySet<string> = new Set(
  (
    'increase rise raise grow gain expand climb soar double decrease reduce fall decline shrink drop ' +
    'dip halve lessen diminish'
  )
    .split(' ')
    .map((word) => stem(word)),
);

/** True if a word says that a thing increases or decreases. */
export const tellsChange = (root: string): boolean => CHANGES.has(root);

const isComparing = ({ word, stem: root }: Token): boolean =>
  tellsChange(root) || /er(?:s|ed|ing)?$|^(?:more|less|fewer|up|down)(?:wards?)?$/.test(word);

/**
 * True if a word says in another way that a thing changes in the same direction: "goes up", "is
 * greater" for "increases".
 */
export const tellsSameChange = (wanted: Token, given: Token): boolean =>
  tellsChange(wanted.stem) &&
  isComparing(given) &&
  directionsOf(wanted.stem).some(
    (one) =>
      one.ofAThing &&
      directionsOf(given.stem).some(
        (other) => one.scale === other.scale && one.sign === other.sign,
      ),
  );

/** The scale of a word, and its end of it. */
interface Direction {
  scale: string;
  sign: 1 | -1;
  /** Whether it means nothing without the thing that it is about. */
  ofAThing: boolean;
}

const DIRECTIONS: ReadonlyMap<string, readonly Direction[]> = readDirections();

function readDirections(): Map<string, Direction[]> {
  const directions = new Map<string, Direction[]>();
  const add = (pairs: readonly (readonly [string, string])[], ofAThing: boolean): void => {
    for (const pair of pairs) {
      for (const [side, list] of pair.entries()) {
        for (const word of list.split(' ')) {
          const scale = pair[0].split(' ')[0] ?? '';
          const entry: Direction = { scale, sign: side === 0 ? 1 : -1, ofAThing };
          directions.set(stem(word), [...(directions.get(stem(word)) ?? []), entry]);
        }
      }
    }
  };
  add(OF_A_THING, true);
  add(OPPOSITES, false);
  return directions;
}

/** Returns the scales of a stem; none for most words. */
export function directionsOf(root: string): readonly Direction[] {
  return DIRECTIONS.get(root) ?? [];
}

const onScalesOf = (root: string, isSameEnd: boolean): string[] =>
  [...DIRECTIONS].flatMap(([other, directions]) =>
    other !== root &&
    directions.some((one) =>
      directionsOf(root).some(
        (own) => !own.ofAThing && own.scale === one.scale && (own.sign === one.sign) === isSameEnd,
      ),
    )
      ? [other]
      : [],
  );

/**
 * Returns the stems at the other end of a quality's scales ("hard" for "soft"); none for "more".
 */
export const contrariesOf = (root: string): string[] => onScalesOf(root, false);

/** Returns the other stems at the same end of its scales. */
export const alikeTo = (root: string): string[] => onScalesOf(root, true);

/** True if two stems are opposites. */
export function areOpposites(a: string, b: string): boolean {
  if (a === b || !DIRECTIONS.has(a) || !DIRECTIONS.has(b)) return false;
  return directionsOf(a).some((one) =>
    directionsOf(b).some((other) => one.scale === other.scale && one.sign !== other.sign),
  );
}

/** A statement that something is more or less, fast or slow, and so on. */
export interface DirectionFact {
  scale: string;
  sign: 1 | -1;
  ofAThing: boolean;
  /** The content words next to it, nearest first; empty if the scale needs none. */
  things: readonly string[];
  sentence: number;
}

const NEARBY = 5;

/** Verbs that are not the thing that changes: "The price is going up". */
const BECOMES: ReadonlySet<string> = new Set(
  ['go', 'going', 'get', 'become', 'start', 'begin', 'keep'].map((word) => stem(word)),
);

/** True if a text says that one of these things does not change: "the price stays the same". */
export const staysSame = (facts: readonly DirectionFact[], things: readonly string[]): boolean =>
  facts.some(
    (fact) =>
      fact.scale === CHANGE &&
      fact.sign === -1 &&
      fact.things.some((thing) => things.includes(thing)),
  );
const CHANGE = 'change';

/** Returns -1 for "is kept constant", and 1 for "changes", "has an effect on". */
function changeSign({ stem: root }: Token): 1 | -1 | null {
  return VARIES.has(root) ? 1 : STEADY.has(root) ? -1 : null;
}
const STEADY: ReadonlySet<string> = new Set(
  ['same', 'constant', 'unchanged', 'steady'].map((word) => stem(word)),
);
const VARIES: ReadonlySet<string> = new Set(
  ['change', 'vary', 'alter', 'affect', 'effect', 'difference'].map((word) => stem(word)),
);

/**
 * Returns the content words of the phrase next to a word: "resting heart rate", "rate of reaction".
 */
function thingsBeside(tokens: readonly Token[], index: number, step: 1 | -1): Beside {
  const here = tokens[index];
  const things: string[] = [];
  for (let away = 1; away <= NEARBY; away += 1) {
    const token = tokens[index + step * away];
    if (token === undefined || token.clause !== here?.clause) break;
    if (BECOMES.has(token.stem)) continue;
    if (token.isFunctionWord) {
      if (things.length > 0 && token.word !== 'of' && token.word !== 'the') break;
    } else if (directionsOf(token.stem).length > 0) return { things, isOfAnother: true };
    else things.push(token.stem);
  }
  return { things, isOfAnother: false };
}

/** The words on one side of a word, and whether the next direction word is adjacent too. */
interface Beside {
  things: string[];
  isOfAnother: boolean;
}

/**
 * Returns the things that a word is about: in "as heat increases rate falls" the rate falls, and
 * does not increase.
 */
function thingsOf(tokens: readonly Token[], index: number): string[] {
  const after = thingsBeside(tokens, index, 1);
  const before = thingsBeside(tokens, index, -1);
  if (after.isOfAnother && before.things.length > 0 && !before.isOfAnother) return before.things;
  if (before.isOfAnother && after.things.length > 0 && !after.isOfAnother) return after.things;
  return [...after.things, ...before.things];
}

/** Returns the direction into a place or out of it, which depends on two small words. */
function pathSign(tokens: readonly Token[], index: number): 1 | -1 | null {
  const { word, stem: root } = tokens[index] ?? { word: '', stem: '' };
  if (word === 'into' || root === 'enter') return 1;
  if (root === 'exit') return -1;
  const way = MOVES.has(tokens[index - 1]?.stem ?? '') ? word : '';
  if (way === 'in' || way === 'out') return way === 'in' ? 1 : -1;
  if (word === 'out' && tokens[index + 1]?.word === 'of') return -1;
  if (word === 'left' || word === 'leaving') return -1;
  const before = tokens[index - 1];
  const isVerb =
    before !== undefined && !before.isFunctionWord && !/^(?:plant|tree|green)$/.test(before.stem);
  return word === 'leaves' && isVerb ? -1 : null;
}

/** "Moves in", "flows out". */
const MOVES: ReadonlySet<string> = new Set(
  'move go went come came flow pass diffuse travel rush leak seep'
    .split(' ')
    .map((word) => stem(word)),
);

/**
 * Returns the direction of "gives out", "takes in", which depends on the particle after the verb.
 */
function exchangeSign(tokens: readonly Token[], index: number): 1 | -1 | null {
  const { stem: root } = tokens[index] ?? { stem: '' };
  const next = tokens[index + 1]?.word ?? '';
  const last = tokens[index + 2]?.word ?? '';
  const isBehind = (words: RegExp): boolean => words.test(next) || words.test(last);
  if (root === GIVE && isBehind(/^(?:out|off)$/)) return -1;
  if (root === TAKE && isBehind(/^(?:in|up)$/)) return 1;
  return ABSORBS.has(root) ? 1 : RELEASES.has(root) ? -1 : null;
}

/** Returns 1 for "enough", "too much", and -1 for "a lack of", "insufficient". */
function amountSign(tokens: readonly Token[], index: number): 1 | -1 | null {
  const { word } = tokens[index] ?? { word: '' };
  if (word === 'enough') return 1;
  if (word === 'much' || word === 'many') return tokens[index - 1]?.word === 'too' ? 1 : null;
  return /^(?:lack|shortage|insufficient|absence)$/.test(word) ? -1 : null;
}

const BEHIND_VERB = /^(?:in|up|out|off|of|the|a|an|some|its|their|more|any)$/;
const BEFORE_VERB = /^(?:is|are|was|were|be|been|being|has|have|had|can|will|would|could)$/;

/** Returns what is taken in or given out: it follows the verb, or precedes it in the passive. */
function objectsOf(tokens: readonly Token[], index: number): string[] {
  for (const [step, skipped] of [
    [1, BEHIND_VERB],
    [-1, BEFORE_VERB],
  ] as const) {
    const things: string[] = [];
    for (let at = index + step; Math.abs(at - index) <= NEARBY; at += step) {
      const token = tokens[at];
      if (token === undefined || token.clause !== tokens[index]?.clause) break;
      if (!token.isFunctionWord) things.push(token.stem);
      else if (things.length > 0 || !skipped.test(token.word)) break;
    }
    if (things.length > 0) return things;
  }
  return [];
}

const [GIVE, TAKE] = [stem('give'), stem('take')];
const ABSORBS: ReadonlySet<string> = new Set([stem('absorb')]);
const RELEASES: ReadonlySet<string> = new Set(['release', 'emit'].map((word) => stem(word)));

/** Reads what a text says about directions; a negated one counts as its opposite. */
export function readDirectionFacts(tokens: readonly Token[]): DirectionFact[] {
  const facts: DirectionFact[] = [];
  for (const [index, token] of tokens.entries()) {
    const { sentence, negatedBy } = token;
    const add = (scale: string, sign: 1 | -1, things: readonly string[] | null): void => {
      const told = negatedBy === null ? sign : sign === 1 ? -1 : 1;
      facts.push({ scale, sign: told, ofAThing: things !== null, things: things ?? [], sentence });
    };
    for (const { scale, sign, ofAThing } of directionsOf(token.stem)) {
      add(scale, sign, ofAThing ? thingsOf(tokens, index) : null);
    }
    const change = changeSign(token);
    if (change !== null) add(CHANGE, change, thingsOf(tokens, index));
    const path = pathSign(tokens, index);
    if (path !== null) add('into', path, null);
    const amount = amountSign(tokens, index);
    if (amount !== null) add('more', amount, objectsOf(tokens, index));
    const exchange = exchangeSign(tokens, index);
    if (exchange !== null) add('exchange', exchange, objectsOf(tokens, index));
  }
  return facts;
}
