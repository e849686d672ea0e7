import type { JudgeOne, PointOfKind } from './judge.ts';

/** "group B", "plant X": things that a question tells apart by a letter. */
const LETTERED =
  /\b(areas?|beakers?|bulbs?|cells?|catalysts?|circuits?|countr(?:y|ies)|curves?|elements?|firms?|graphs?|groups?|lines?|liquids?|materials?|metals?|methods?|objects?|organisms?|people|persons?|plants?|points?|powders?|samples?|sites?|soils?|solutions?|species|substances?|towns?|tubes?|villages?|waves?)\s+([A-HJ-Z])(?![\p{L}\d'’])/giu;
const SURE = 0.85;

const isCapital = ([, , letter = '']: RegExpMatchArray): boolean => /\p{Lu}/u.test(letter);
const lettersIn = (text: string): string[] =>
  [...text.matchAll(LETTERED)].filter(isCapital).map(([, , letter = '']) => letter);

/**
 * Returns the judge of a point about one thing with a letter; null for other points. The judge
 * rejects answers that name another thing with a letter and never this one. It returns null for
 * other answers.
 */
export function prepareLetteredThing({
  text,
  kind,
}: PointOfKind): ((answer: string) => ReturnType<JudgeOne> | null) | null {
  const [letter, ...more] = new Set(lettersIn(text));
  if (kind !== 'statement' || letter === undefined || more.length > 0) return null;
  const isThis = new RegExp(String.raw`(?<![\p{L}\d])${letter}(?![\p{L}\d'’])`, 'iu');
  return (answer) => {
    const isOfOther = lettersIn(answer).length > 0 && !isThis.test(answer);
    return isOfOther ? { share: 0, sureness: SURE, spans: [], finding: null } : null;
  };
}
