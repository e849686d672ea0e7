import { rememberFor } from '../text/remember.ts';
import type { Token } from '../text/tokenise.ts';
import { areOneThing } from './compare-directions.ts';

/** "Ice is less dense than water": which of two things has more of a quality. */
interface Degree {
  /** The stem of the quality: "dens". */
  quality: string;
  /** 1 for more of it, -1 for less, 0 for as much. */
  sign: 1 | 0 | -1;
  /** The content words on either side; `after` is empty if it is compared with nothing. */
  before: readonly string[];
  after: readonly string[];
}

const MORE: ReadonlySet<string> = new Set(['more', 'higher', 'greater', 'larger', 'bigger']);
const LESS: ReadonlySet<string> = new Set(['less', 'lower', 'smaller', 'fewer']);
const OTHER_NAMES: Readonly<Record<string, string>> = { well: 'good', worse: 'good' };
/** Comparatives whose stem keeps their ending. */
const COMPARATIVES: ReadonlySet<string> = new Set(
  (
    'quicker safer cheaper narrower cooler wider deeper steeper cleaner nearer finer freer lighter ' +
    'smoother rougher tighter looser simpler purer rarer cruder closer broader shallower'
  ).split(' '),
);
const SAME: ReadonlySet<string> = new Set(['same', 'equal', 'equally', 'identical', 'alike']);

const qualityOf = ({ word, stem }: Token): string => OTHER_NAMES[word] ?? stem;

const isContent = ({ isFunctionWord, word }: Token): boolean =>
  !isFunctionWord && !MORE.has(word) && !LESS.has(word) && word !== 'than';

/** Finds the quality, its sign and its word in a clause; returns null if there is none. */
function findQuality(
  tokens: readonly Token[],
  at: number,
): Pick<Degree, 'quality' | 'sign'> | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const sign = token.negatedBy === null ? 1 : -1;
  const next = tokens[at + 1];
  const amount = MORE.has(token.word) ? 1 : LESS.has(token.word) ? -1 : 0;
  if (amount !== 0 && next !== undefined && isContent(next))
    return { quality: qualityOf(next), sign: amount * sign === 1 ? 1 : -1 };
  // "Not as dense as", "just as well as".
  if (token.word === 'as' && next !== undefined && tokens[at + 2]?.word === 'as')
    return { quality: qualityOf(next), sign: next.negatedBy === null ? 0 : -1 };
  if (token.word === 'worse') return { quality: 'good', sign: sign === 1 ? -1 : 1 };
  const isRegular = token.word.endsWith('er') && !token.stem.endsWith('er');
  const isOwn = token.word === 'better' || isRegular || COMPARATIVES.has(token.word);
  if (amount !== 0 || !isOwn) return null;
  return { quality: token.stem.replace(/er$/, ''), sign };
}

const stemsOf = (tokens: readonly Token[], quality: string): string[] =>
  tokens.filter((token) => isContent(token) && token.stem !== quality).map(({ stem }) => stem);

/** Returns the comparisons of two things in a text, clause by clause. */
const readDegrees = rememberFor((tokens: readonly Token[]): Degree[] => {
  const clauses = [...Map.groupBy(tokens, ({ clause }) => clause).values()];
  return clauses.flatMap((clause) =>
    clause.flatMap((_, at): Degree[] => {
      const found = findQuality(clause, at);
      if (found === null) return [];
      const than = clause.findIndex(
        ({ word }, place) => place > at && (word === 'than' || (word === 'as' && place > at + 1)),
      );
      const end = than < 0 ? clause.length : than;
      return [
        {
          ...found,
          // "There is more oxygen in A": what is compared may also follow.
          before: stemsOf(
            clause.filter((__, place) => place < end && place !== at),
            found.quality,
          ),
          after: than < 0 ? [] : stemsOf(clause.slice(than + 1), found.quality),
        },
      ];
    }),
  );
});

const holds = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

/** Returns 1 if a text names the first side first, -1 for the second, and 0 if that is unclear. */
function sideOf({ before, after }: Degree, first: readonly string[], second: readonly string[]) {
  const isFirst = holds(before, first) && !holds(before, second);
  const isSecond = holds(before, second) && !holds(before, first);
  if (isFirst !== isSecond) return isFirst ? 1 : -1;
  if (holds(after, second) && !holds(after, first)) return 1;
  return holds(after, first) && !holds(after, second) ? -1 : 0;
}

/**
 * Returns whether an answer compares two things as the statement does ("water is denser than ice"
 * for "ice is less dense than water") or the other way round; null if either does not compare them
 * by this quality.
 */
export function compareDegrees(
  wanted: readonly Token[],
  given: readonly Token[],
): 'same' | 'reversed' | null {
  const [degree, ...more] = readDegrees(wanted).filter(({ after }) => after.length > 0);
  if (degree === undefined || more.length > 0 || degree.sign === 0) return null;
  const first = degree.before.filter((stem) => !degree.after.includes(stem));
  const second = degree.after.filter((stem) => !degree.before.includes(stem));
  const all = readDegrees(given);
  const told = all.filter(({ quality }) => areOneThing(quality, degree.quality));
  const isSame = given.some(({ word, negatedBy }) => SAME.has(word) && negatedBy === null);
  if (told.length === 0) return isSame && all.length === 0 ? 'reversed' : null;
  const signs = told.map((one) => {
    const side = sideOf(one, first, second);
    return one.sign === 0 ? -1 : one.sign * degree.sign * side;
  });
  if (signs.every((sign) => sign === 1)) return 'same';
  return signs.every((sign) => sign === -1) ? 'reversed' : null;
}
