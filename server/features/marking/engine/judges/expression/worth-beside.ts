import type { KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { squeeze } from './own-working.ts';

const SURE = 0.8;

/** Returns an inequality or equation without spaces and with normalised signs. */
const plain = (text: string): string =>
  squeeze(text).replaceAll(/<=|⩽/g, '≤').replaceAll(/>=|⩾/g, '≥').replace(/\.$/, '');

/** Returns the last line or statement of an answer. */
const lastOf = (answer: string): string =>
  answer
    .trim()
    .split(/\n|;|,\s|\bso\b/)
    .at(-1) ?? '';

/**
 * Raises the verdicts, from the first point on, to the marks that the scheme gives for this answer:
 * "x = 11 only gets M1A0", "< 11 alone scores 1". Returns the verdicts on other answers unchanged.
 */
export function giveWorthBeside(
  verdicts: readonly (KindVerdict | null)[],
  points: readonly PointOfKind[],
  { conditions }: KindQuestion,
  answer: string,
): readonly (KindVerdict | null)[] {
  const worths = conditions.flatMap((one) => {
    if (one.kind !== 'special-case' || one.isStep === true) return [];
    const given = plain(one.isUnshown === true ? answer : lastOf(answer));
    const named = one.answer.split(/\s+or\s+/).map((text) => plain(text));
    return named.includes(given) ? [one.marks] : [];
  });
  const worth = (at: number): number => (verdicts[at]?.share ?? 0) * (points[at]?.marks ?? 0);
  let lacking = Math.max(0, ...worths) - points.reduce((sum, _, at) => sum + worth(at), 0);
  return verdicts.map((verdict, at) => {
    const marks = points[at]?.marks ?? 1;
    const more = verdict === null ? 0 : Math.min(lacking, marks - worth(at));
    if (verdict === null || more <= 0) return verdict;
    lacking -= more;
    return {
      share: (worth(at) + more) / marks,
      sureness: SURE,
      spans: [{ start: 0, end: answer.length }],
      finding: verdict.finding,
    };
  });
}
