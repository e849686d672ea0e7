import { otherName } from '../../text/two-names.ts';
import type { JudgeOne, PointOfKind } from '../judge.ts';
import { readEquation } from './read-equation.ts';

const FORMULA = /^(?:\p{Lu}\p{Ll}?\d{0,2}|[()\d])+$/u;
const SPECIES = String.raw`\d{0,2}[A-Z][A-Za-z\d()₀-₉]{0,20}`;
const SIDE = String.raw`${SPECIES}(?:\s?\+\s?${SPECIES}){0,5}`;
const EQUATION = new RegExp(String.raw`${SIDE}\s?(?:→|⟶|->|-->|=>|=)\s?${SIDE}`, 'g');
const SURE = 0.82;

const isEquation = ({ text }: PointOfKind): boolean =>
  text.split(/\s+(?:\/|or)\s+/).some((part) => readEquation(part) !== null);

const fold = (text: string): string => text.toLowerCase().replaceAll('sulph', 'sulf');

/**
 * Returns the judge of the name of a substance next to a point for an equation; null for other
 * points. The judge rejects answers that give only the equation, because a formula in it does not
 * name the substance. It returns null for other answers.
 */
export function prepareNameBesideEquation(
  point: PointOfKind,
  points: readonly PointOfKind[],
): ((answer: string) => ReturnType<JudgeOne> | null) | null {
  const name = point.text.replace(/[.;]\s*$/, '').trim();
  const formula = otherName(name);
  if (formula === null || !FORMULA.test(formula)) return null;
  if (!points.some((other) => other !== point && isEquation(other))) return null;
  return (answer) => {
    const rest = answer.replaceAll(EQUATION, ' ');
    const isNamed = [name, formula].some((one) => fold(rest).includes(fold(one)));
    return rest !== answer && !isNamed && !/\p{Ll}{4,}\s+\p{Ll}{4,}ide\b/iu.test(rest)
      ? { share: 0, sureness: SURE, spans: [], finding: null }
      : null;
  };
}
