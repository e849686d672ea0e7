import { editDistance } from '../../../../../../shared/edit-distance.ts';
import { FUNCTION_WORDS } from '../../text/word-lists.ts';
import type { KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';

/** "State whether demand is elastic or inelastic", "Is the reaction exothermic or endothermic?" */
const TWO_WAYS =
  /\b(?:whether|if|is|are|was|were|does|do)\b[^.?;\n]{0,80}?(?<!\p{L})(\p{L}[\p{L}-]{2,})\s+or\s+(?:an?\s+|to\s+the\s+)?(\p{L}[\p{L}-]{2,})(?!\p{L})/iu;
const DENIED = /\b(?:not|isn['’]?t|aren['’]?t|never)\s+(?:\w+\s+)?$/i;
const WORD = /\p{L}[\p{L}'’-]*/gu;
const SURE = { right: 0.9, denied: 0.7, unclear: 0.5 } as const;

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** Returns the two words that a question offers; "true or false" has its own judge. */
function readWays(questionText: string): readonly [string, string] | null {
  const [, one = '', other = ''] = TWO_WAYS.exec(questionText) ?? [];
  const areTold = one.length > 3 && other.length > 3 && !/^(?:not|true)$/i.test(one);
  return areTold ? [one.toLowerCase(), other.toLowerCase()] : null;
}

const isSpelt = (word: string, way: string, other: string): boolean => {
  const slips = way.length < 8 ? 1 : 2;
  const away = editDistance(word, way, slips);
  return away <= slips && away < editDistance(word, other, slips + 1);
};

/**
 * Returns the judge of a point that says one of two words that the question offers, and adds
 * nothing of its own: "demand is (price) inelastic". Returns null for other points.
 */
export function prepareNamedOption(
  point: PointOfKind,
  points: readonly PointOfKind[],
  { questionText }: KindQuestion,
): ((answer: string) => KindVerdict | null) | null {
  const ways = readWays(questionText);
  if (ways === null || point.isKindGiven) return null;
  const waysIn = ({ text }: PointOfKind): string[] => {
    const said = wordsOf(text);
    return ways.filter((way) => said.includes(way));
  };
  const [wanted, ...others] = waysIn(point);
  // If several points say one of the two, an answer may well say both.
  const isOnly = points.every((one) => one === point || waysIn(one).length === 0);
  if (wanted === undefined || others.length > 0 || !isOnly) return null;
  const said = wordsOf(point.text);
  const asked = new Set(wordsOf(questionText));
  if (said.some((word) => word !== wanted && !FUNCTION_WORDS.has(word) && !asked.has(word)))
    return null;
  const rival = wanted === ways[0] ? ways[1] : ways[0];
  return (answer) => {
    const found = [...answer.matchAll(WORD)].flatMap(({ 0: word, index }) => {
      const lower = word.toLowerCase();
      const [isWanted, isRival] = [isSpelt(lower, wanted, rival), isSpelt(lower, rival, wanted)];
      if (!isWanted && !isRival) return [];
      const isDenied = DENIED.test(answer.slice(0, index));
      return [{ isFor: isWanted !== isDenied, isDenied, start: index, end: index + word.length }];
    });
    const last = found.at(-1);
    // "Exo", or other words for the same: this judge cannot tell.
    if (last === undefined) return null;
    const areOne = found.every(({ isFor }) => isFor === last.isFor);
    if (!areOne) return { share: 0, sureness: SURE.unclear, spans: [], finding: 'contradicted' };
    return {
      share: last.isFor ? 1 : 0,
      sureness: last.isDenied ? SURE.denied : SURE.right,
      spans: last.isFor ? [{ start: last.start, end: last.end }] : [],
      finding: last.isFor ? null : 'other-word',
    };
  };
}
