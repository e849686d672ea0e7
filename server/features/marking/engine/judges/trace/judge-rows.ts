import { cannotTell, type JudgeOne, type PointOfKind } from '../judge.ts';
import { valuesOfRow } from './read-row.ts';

/** "row 3, 9", as written by `rewriteTraceRows`. */
const POINT = /^row ([^=]+)$/;
const SURE = { right: 0.9, wrong: 0.75 } as const;

const keyOf = ({ text }: Pick<PointOfKind, 'text'>): string | null =>
  POINT.exec(text.trim())?.[1] ?? null;

/**
 * Returns the judge of one row of a trace table, which earns its mark only with all its values;
 * null for other points. Blank cells do not count, and a row that occurs twice must be given twice.
 */
export function prepareTraceRow(
  point: PointOfKind,
  points: readonly PointOfKind[],
): JudgeOne | null {
  const wanted = keyOf(point);
  const keys = points.flatMap((one) => keyOf(one) ?? []);
  if (wanted === null || keys.length < points.length || points.length < 2) return null;
  const before = points.slice(0, points.indexOf(point));
  const nth = before.filter((one) => keyOf(one) === wanted).length;
  return (answer) => {
    const rows = answer
      .slice(0, 4000)
      .split('\n')
      .map((line) => valuesOfRow(line))
      .filter((values) => values.length > 0);
    if (rows.every(({ length }) => length < 2)) return cannotTell;
    const isThere = rows.filter((values) => values.join(', ') === wanted).length > nth;
    return {
      share: isThere ? 1 : 0,
      sureness: isThere ? SURE.right : SURE.wrong,
      spans: isThere ? [{ start: 0, end: answer.length }] : [],
      finding: isThere ? null : 'other-value',
    };
  };
}
