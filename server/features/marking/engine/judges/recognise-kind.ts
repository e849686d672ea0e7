import type { PointKind, SchemePoint } from '../scheme/scheme.ts';
import { readChoice } from './choice/judge-choice.ts';
import type { KindQuestion } from './judge.ts';

/** What kind of thing a point asks for, by its own words and those of the question. */
export function recogniseKind(point: SchemePoint, _question: KindQuestion): PointKind {
  if (readChoice(point) !== null) return 'choice';
  return 'statement';
}
