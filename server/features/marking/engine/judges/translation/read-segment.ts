/** One position in a segment, and the words that it may hold. */
export interface Slot {
  words: readonly string[];
  /** Whether the translation is incomplete without it. */
  isNeeded: boolean;
}

const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|\d+/gu;
/** Words that a translation may change, or leave out, without changing the meaning. */
const LIGHT: ReadonlySet<string> = new Set(
  'the a an to in at on of and so very really quite that there then el la los las un una le les des du de der die das den ein eine'.split(
    ' ',
  ),
);

/**
 * Returns lower case without accents, because missing accents are forgiven in a typed translation.
 */
export const fold = (word: string): string =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

export const wordsOf = (text: string): string[] =>
  (text.match(WORD) ?? []).map((word) => fold(word));

const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

/** Opens brackets: "(y) juega" may be "juega"; "friend(s)" keeps its bracket, for either form. */
const withoutBrackets = (text: string): string =>
  text
    .replaceAll(/(?<![\p{L}])\([^()]*\)\s*/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const PIECE = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*(?:\(\p{L}{1,8}\))?|\d+/gu;

function readSlots(words: readonly string[]): Slot[] {
  return words.map((word) => {
    const [, root = word, ending] = /^(.+)\((\p{L}{1,8})\)$/u.exec(word) ?? [];
    const forms = ending === undefined ? [fold(word)] : [fold(root), fold(root + ending)];
    return { words: forms, isNeeded: forms.every((form) => !LIGHT.has(form)) };
  });
}

/** True for a word that replaces no other, because it says too little or can be about anyone. */
export const isLight = (word: string): boolean => LIGHT.has(word) || BEGINS.test(word);

/** Words that begin a segment and are not repeated after a slash. */
const BEGINS = /^(?:i|you|he|she|it|we|they|my|your|his|her|our|their|the)$/;

/**
 * Joins two wordings that share a beginning or an end, which a scheme writes only once: "I go / am
 * going to the cinema". All readings are tried, because any that is fully matched is enough.
 */
function joinSides(left: readonly string[], right: readonly string[]): string[][] {
  // "we ate / we have eaten": each side is complete.
  const [start = '', other = ''] = [left[0], right[0]].map((word) => fold(word ?? ''));
  if (start === other && BEGINS.test(start) && left.length > 1 && right.length > 1)
    return [[...left], [...right]];
  const isWhole = !BEGINS.test(fold(left[0] ?? '')) && right.length > 1 && left.length > 1;
  const replaced = left.flatMap((_, at) =>
    at > 0 || isWhole || left.length === 1 ? [[...left.slice(0, at), ...right]] : [],
  );
  const added = right.flatMap((_, at) => (at > 0 ? [[...left, ...right.slice(at)]] : []));
  const least = Math.max(left.length, right.length) - (left.length === 1 ? 1 : 0);
  // "walks / is walking": each by itself.
  const isVerb = left.length === 1 && right.length === 2 && !BEGINS.test(fold(left[0] ?? ''));
  // "I wear / am wearing": the first is complete, too.
  const isTense = left.length === 2 && right.length === 2 && HELPS.test(fold(right[0] ?? ''));
  const longer = isWhole || isVerb || isTense || right.length === 1 ? [[...left]] : [];
  return [...longer, ...replaced, ...added].filter((words) => words.length >= least || isWhole);
}

const HELPS = /^(?:am|is|are|was|were|have|has|had|will|do|does|did)$/;
const MOST_WORDINGS = 24;

function expand(text: string): string[][] {
  const sides = text.split(/\s*\/\s*/).map((side) => side.match(PIECE) ?? []);
  const [first = [], ...others] = sides.filter((side) => side.length > 0);
  if (others.length === 0) return [[...first]];
  return others.flatMap((other) => joinSides(first, other)).slice(0, MOST_WORDINGS);
}

/**
 * Returns every wording that a scheme accepts for a segment, and words that may replace one of it.
 */
export function readSegment(
  text: string,
  others: readonly string[],
): { wordings: Slot[][]; fragments: string[] } {
  const parts = withoutBrackets(text).split(/\s*\/\/\s*|\s+or\s+|\s*\|\s*/i);
  const whole = countWords(parts[0] ?? '');
  // "amusing" alone is a word for one position, not a segment.
  const isSegment = (other: string): boolean => countWords(other) * 2 > whole;
  const further = others.filter((other) => !text.includes(other));
  const added = further.filter(isSegment);
  const wordings = [...parts, ...added.map((other) => withoutBrackets(other))]
    .flatMap((wording) => expand(wording))
    .map((words) => readSlots(words))
    .filter((slots) => slots.some(({ isNeeded }) => isNeeded));
  return { wordings, fragments: further.filter((other) => !isSegment(other)) };
}
