import type { KindQuestion, PointOfKind } from '../judge.ts';
import { judgeScheme } from './judge-scheme.ts';

type PointPart = string | (Partial<PointOfKind> & Pick<PointOfKind, 'text'>);

/** Returns the marks that the judges give an answer; null if one of them cannot tell. */
export function marksOf(
  parts: readonly PointPart[],
  answer: string,
  question: Partial<KindQuestion> = {},
): number | null {
  const verdicts = judgeScheme(parts, answer, question);
  let sum = 0;
  for (const [index, verdict] of verdicts.entries()) {
    const part = parts[index];
    const marks = typeof part === 'string' ? 1 : (part?.marks ?? 1);
    if (verdict === null || verdict.share === null) return null;
    sum += verdict.share * marks;
  }
  return Math.round(sum * 100) / 100;
}
