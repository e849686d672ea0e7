/** One place of a segment, and the words that may stand in it. */
export interface Slot {
  words: readonly string[];
  /** Whether the segment is not translated without it. */
  isNeeded: boolean;
}

const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|\d+/gu;
/** Words that a translation may put otherwise, or leave out, without another meaning. */
const LIGHT: ReadonlySet<string> = new Set(
  'the a an to in at on of and so very really quite that there then el la los las un una le les des du de der die das den ein eine'.split(
    ' ',
  ),
);

/** Lower case, without accents: what is forgiven in a translation that a person types. */
export const fold = (word: string): string =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

export const wordsOf = (text: string): string[] =>
  (text.match(WORD) ?? []).map((word) => fold(word));

const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

/** "(y) juega" may be "juega"; "friend(s)" keeps its bracket, for either. */
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

/** A word that stands for no other, as it says too little or is said of anybody. */
export const isLight = (word: string): boolean => LIGHT.has(word) || BEGINS.test(word);

/** Words that begin a segment and are not said again after a stroke. */
const BEGINS = /^(?:i|you|he|she|it|we|they|my|your|his|her|our|their|the)$/;

/**
 * Where two wordings share a beginning or an end, a scheme writes the shared words once: "I go / am
 * going to the cinema". All readings are tried, since any that is met in full will do.
 */
function joinSides(left: readonly string[], right: readonly string[]): string[][] {
  const isWhole = !BEGINS.test(fold(left[0] ?? '')) && right.length > 1 && left.length > 1;
  const replaced = left.flatMap((_, at) =>
    at > 0 || isWhole || left.length === 1 ? [[...left.slice(0, at), ...right]] : [],
  );
  const added = right.flatMap((_, at) => (at > 0 ? [[...left, ...right.slice(at)]] : []));
  const least = Math.max(left.length, right.length) - (left.length === 1 ? 1 : 0);
  // "walks / is walking": either by itself.
  const isVerb = left.length === 1 && right.length === 2 && !BEGINS.test(fold(left[0] ?? ''));
  // "I wear / am wearing": the first is whole, too.
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

/** Every way in which a scheme lets a segment be said, and what may stand for a word of it. */
export function readSegment(
  text: string,
  others: readonly string[],
): { wordings: Slot[][]; fragments: string[] } {
  const parts = withoutBrackets(text).split(/\s*\/\/\s*|\s+or\s+|\s*\|\s*/i);
  const whole = countWords(parts[0] ?? '');
  // "amusing" alone is a word for a place, and no segment.
  const isSegment = (other: string): boolean => countWords(other) * 2 > whole;
  const further = others.filter((other) => !text.includes(other));
  const added = further.filter(isSegment);
  const wordings = [...parts, ...added.map((other) => withoutBrackets(other))]
    .flatMap((wording) => expand(wording))
    .map((words) => readSlots(words))
    .filter((slots) => slots.some(({ isNeeded }) => isNeeded));
  return { wordings, fragments: further.filter((other) => !isSegment(other)) };
}
