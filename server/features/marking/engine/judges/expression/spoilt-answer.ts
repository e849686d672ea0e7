import { isEquivalent } from '../maths/equivalent.ts';
import { namesOf, type Expression } from '../maths/expression.ts';
import type { Working } from '../maths/read-working.ts';
import type { KindVerdict, PointOfKind } from '../judge.ts';
import { SURE, type Target } from './judge-target.ts';

const IGNORES_LATER = /\bisw\b|\bignore (?:any )?(?:subsequent|further|later)\b/i;
const COUNTS_LATER = /\b(?:do not|don['’]t|not?)\s+isw\b|\bisw\s*(?::\s*)?(?:not?\b)/i;

/** True if a scheme ignores what follows a right answer. */
export const ignoresLater = (scheme: string): boolean =>
  IGNORES_LATER.test(scheme) && !COUNTS_LATER.test(scheme);

/** True for "3a + 4b = 7ab": the right expression, equated with another one in the same letters. */
function isSpoilt({ expressions }: Target, { written }: Working): boolean {
  const isRight = (one: Expression): boolean =>
    expressions.some((wanted) => isEquivalent(wanted, one));
  const last = written.findLast(({ expression }) => namesOf(expression).size > 0);
  if (last === undefined || isRight(last.expression)) return false;
  const names = new Set(expressions.flatMap((one) => [...namesOf(one)]));
  return (
    [...namesOf(last.expression)].every((name) => names.has(name)) &&
    written.some(
      ({ statement, side, expression }) =>
        statement === last.statement && side < last.side && isRight(expression),
    )
  );
}

/** Takes a mark off a right expression that is then worked on wrongly. */
export function chargeSpoilt(
  verdict: KindVerdict,
  { marks, role }: PointOfKind,
  target: Target | null,
  working: Working,
): KindVerdict {
  if (verdict.share !== 1 || role === 'method') return verdict;
  if (target === null || target.relations.length > 0 || !isSpoilt(target, working)) return verdict;
  return {
    ...verdict,
    share: (marks - 1) / marks,
    sureness: SURE.form,
    finding: 'other-value',
  };
}
