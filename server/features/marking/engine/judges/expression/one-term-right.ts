import { isEquivalent } from '../maths/equivalent.ts';
import { isOperation, type Expression } from '../maths/expression.ts';
import type { Working } from '../maths/read-working.ts';
import { termsOf, type Target } from './judge-target.ts';

/** "4c(two terms with one correct)", "6ab( ) with one term correct inside". */
const ONE_TERM =
  /\bone\s+(?:correct\s+term|(?:term\s+)?(?:is\s+)?(?:correct|wrong|error))|\bone\s+term\b/i;

/** True if a scheme gives part marks for the right factor before a bracket that is partly right. */
export const allowsOneTerm = (scheme: string): boolean => ONE_TERM.test(scheme);

/** Splits "4c(2c − 3d)" at its bracket. */
function splitBracket(expression: Expression): { outer: Expression; inner: Expression[] } | null {
  if (!isOperation(expression) || expression.sign !== '*') return null;
  const inner = termsOf(expression.right);
  return inner.length > 1 ? { outer: expression.left, inner } : null;
}

/** True for "4c(2c − 12d)" where the answer is 4c(2c − 3d). */
export const hasOneTerm = ({ expressions }: Target, { written }: Working): boolean =>
  expressions.some((wanted) => {
    const whole = splitBracket(wanted);
    return written.some(({ expression }) => {
      const given = splitBracket(expression);
      return (
        whole !== null &&
        given !== null &&
        isEquivalent(whole.outer, given.outer) &&
        whole.inner.some((term) => given.inner.some((one) => isEquivalent(term, one)))
      );
    });
  });
