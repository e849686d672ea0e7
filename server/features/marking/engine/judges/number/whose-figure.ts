import { namesOf } from '../maths/expression.ts';
import type { Written } from '../maths/read-working.ts';
import type { AnswerFigures } from './answer-figures.ts';
import { isEqualValue, isRoundedOn } from './compare-values.ts';
import type { NumberPoint } from './number-point.ts';
import { labelWords, wordsBehind, type NumberScheme } from './number-scheme.ts';

/**
 * What a figure belongs to, by its name: `own`, this point; `unnamed` or `unknown`, if it has no
 * name, or one that the scheme does not know; `step`, a step to the final answer; `other`, another
 * point; `question`, the question, which gives it.
 */
type Owner = 'own' | 'unnamed' | 'unknown' | 'step' | 'other' | 'question';

const overlaps = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((word) => other.has(word));

const letterOf = (words: ReadonlySet<string>): string | undefined =>
  [...words].find((word) => word.length === 1);

/** Returns what a figure belongs to: "Range = 37" belongs to another point if 37 is the median. */
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

/**
 * Returns the words before a figure, or those after it if only these name a point: "it has 18
 * protons".
 */
function nameFor(given: Written, { points }: NumberScheme): ReadonlySet<string> {
  const [before, behind] = [labelWords(given), wordsBehind(given)];
  const isKnown = (words: ReadonlySet<string>): boolean =>
    points.some(({ label }) => overlaps(label, words));
  return isKnown(behind) && !isKnown(before) ? behind : before;
}

/** True for "y = 4" if x = 4 is asked for, and the scheme has no y. */
export function hasStrangeLetter(
  given: Written,
  { label }: NumberPoint,
  { names }: NumberScheme,
): boolean {
  const [own, asked] = [letterOf(labelWords(given)), letterOf(label)];
  return own !== undefined && asked !== undefined && own !== asked && !names.has(own);
}

/**
 * True for "4x = 2" if x = 2 is asked for, and "–3x = 2 + 1" if y = 1 is: the unknown is not alone
 * yet.
 */
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

/** True for a figure of the question, repeated under the same name. */
const isRestated = (given: Written, name: ReadonlySet<string>, scheme: NumberScheme): boolean =>
  scheme.given.some((one) => {
    const label = labelWords(one);
    // "The output is 1" does not repeat "A = 1".
    const letter = letterOf(label);
    const isSaid = letter === undefined || name.has(letter);
    return isSaid && isEqualValue(one.value, given.value) && overlaps(label, name);
  });
