import type { JudgeAll, KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { answerByParts, type LetteredPart } from './read-parts.ts';

type Prepare = (points: readonly PointOfKind[], question: KindQuestion) => JudgeAll;

const isCarried = (verdict: KindVerdict | null | undefined): boolean =>
  verdict?.finding === 'slip-carried-forward' && verdict.share === 1;

/**
 * Judges each lettered part of an answer as a separate question: "a) 16 b) 3n" has two final
 * answers. A figure carried from one part into another is only recognised in the whole answer.
 */
export function prepareByParts(
  points: readonly PointOfKind[],
  parts: readonly LetteredPart[],
  whole: JudgeAll,
  prepare: Prepare,
): JudgeAll {
  const judges = parts.map(({ places, question }) =>
    prepare(
      places.flatMap((place) => points[place] ?? []),
      question,
    ),
  );
  const mayCarry = parts.some(
    ({ question, places }) =>
      question.conditions.some(({ kind }) => kind === 'errors-carried-forward') ||
      places.some((place) => points[place]?.carriesErrors),
  );
  return (answer) => {
    const pieces = answerByParts(parts, answer);
    if (pieces === null) return whole(answer);
    const verdicts: (KindVerdict | null)[] = points.map(() => null);
    for (const [at, { places }] of parts.entries()) {
      const own = judges[at]?.(pieces[at] ?? '') ?? [];
      for (const [index, place] of places.entries()) verdicts[place] = own[index] ?? null;
    }
    if (!mayCarry) return verdicts;
    const inWhole = whole(answer);
    return verdicts.map((verdict, place) =>
      isCarried(inWhole[place]) && verdict?.share !== 1 ? (inWhole[place] ?? null) : verdict,
    );
  };
}
