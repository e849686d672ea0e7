import { PLAIN_POINT } from '../../scheme/scheme.ts';
import type { KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { prepareJudges } from '../prepare-judges.ts';
import { recogniseKind } from '../recognise-kind.ts';

/** What a test specifies about a point besides its text. */
type PointPart = string | (Partial<PointOfKind> & Pick<PointOfKind, 'text'>);

/**
 * Judges an answer against points given as text, each worth one mark and with its kind recognised.
 */
export function judgeScheme(
  parts: readonly PointPart[],
  answer: string,
  question: Partial<KindQuestion> = {},
): readonly (KindVerdict | null)[] {
  const given = parts.map((part) => (typeof part === 'string' ? { text: part } : part));
  const whole: KindQuestion = {
    questionText: '',
    maxMark: given.length,
    scheme: given.map(({ text }) => text).join('\n'),
    conditions: [],
    ...question,
  };
  const points = given.map((part) => {
    const point = { ...PLAIN_POINT, statements: [part.text], ...part };
    return { ...point, kind: part.kind ?? recogniseKind(point, whole) };
  });
  return prepareJudges(points, whole)(answer);
}
