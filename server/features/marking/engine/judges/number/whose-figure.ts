import { namesOf } from '../maths/expression.ts';
import type { Written } from '../maths/read-working.ts';
import type { AnswerFigures } from './answer-figures.ts';
import { isEqualValue, isRoundedOn } from './compare-values.ts';
import type { NumberPoint } from './number-point.ts';
import { labelWords, wordsBehind, type NumberScheme } from './number-scheme.ts';

/**
 * Whose a figure is, by the name under which it stands: the point's own; nobody's, for it has no name, or one that
 * the scheme does not know; that of a step to the final answer, or of another point; or the question's, which gives it.
 */
type Owner = 'own' | 'unnamed' | 'unknown' | 'step' | 'other' | 'question';

const overlaps = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((word) => other.has(word));

const letterOf = (words: ReadonlySet<string>): string | undefined =>
  [...words].find((word) => word.length === 1);

/** "Range = 37" is the figure of another point where 37 is the median. */
export function whoseFigure(given: Written, wanted: NumberPoint, scheme: NumberScheme): Owner {
  const name = nameFor(given, scheme);
  if (name.size === 0) return 'unnamed';
  if (overlaps(name, wanted.label)) return 'own';
  if (isRestated(given, name, scheme)) return 'question';
  const others = scheme.points.filter(
    (other) => other !== wanted && !isSameStage(other, wanted) && overlaps(other.label, name),
  );
  if (others.length === 0) return 'unknown';
  return others.every(({ isCovered }) => isCovered) ? 'step' : 'other';
}

/** The words before a figure; those behind it where they name a point and those before do not: "it has 18 protons". */
function nameFor(given: Written, { points }: NumberScheme): ReadonlySet<string> {
  const [before, behind] = [labelWords(given), wordsBehind(given)];
  const isKnown = (words: ReadonlySet<string>): boolean =>
    points.some(({ label }) => overlaps(label, words));
  return isKnown(behind) && !isKnown(before) ? behind : before;
}

/** "y = 4" where x = 4 is asked for, and the scheme knows of no y. */
export function hasStrangeLetter(
  given: Written,
  { label }: NumberPoint,
  { names }: NumberScheme,
): boolean {
  const [own, asked] = [letterOf(labelWords(given)), letterOf(label)];
  return own !== undefined && asked !== undefined && own !== asked && !names.has(own);
}

/** "4x = 2" where x = 2 is asked for, and "–3x = 2 + 1" where y = 1 is: an unknown is not alone yet. */
export const isUnsolved = (
  given: Written,
  wanted: NumberPoint,
  { points }: NumberScheme,
  { working }: AnswerFigures,
): boolean =>
  letterOf(wanted.label) !== undefined &&
  working.relations.some(
    ({ left, start, end }) =>
      start < given.start &&
      given.end <= end &&
      left.type !== 'name' &&
      [...namesOf(left)].some((name) => points.some(({ label }) => label.has(name))),
  );

export const isSameStage = (one: NumberPoint, other: NumberPoint): boolean =>
  one.stage !== null && other.stage !== null && isRoundedOn(one.stage.value, other.stage.value);

/** A figure of the question, given back under the name that the question gives it. */
const isRestated = (given: Written, name: ReadonlySet<string>, scheme: NumberScheme): boolean =>
  scheme.given.some((one) => {
    const label = labelWords(one);
    // "The output is 1" gives back no "A = 1".
    const letter = letterOf(label);
    const isSaid = letter === undefined || name.has(letter);
    return isSaid && isEqualValue(one.value, given.value) && overlaps(label, name);
  });
