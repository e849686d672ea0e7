import { find, type Requirement } from './place-in-program.ts';
import type { ProgramStatement } from './read-program.ts';
import type { CodeToken } from './tokenise-code.ts';

const FOR_MOST =
  /\b(?:larg\w+|bigg\w+|high\w+|great\w+|max\w*|longest|heaviest|oldest|dearest|tallest|slowest)\b/i;
const FOR_LEAST =
  /\b(?:small\w+|low\w+|least|min(?:imum)?|few\w+|shortest|lightest|fastest|cheapest|youngest)\b/i;

/** Returns the sign of `new ? best` that keeps the most or the least; null if a text says neither. */
function signFor(text: string): '>' | '<' | null {
  const [most, least] = [FOR_MOST.test(text), FOR_LEAST.test(text)];
  return most === least ? null : most ? '>' : '<';
}

const COMPARES = /^[<>]=?$/;

/** True if a test lets through a new value that is on the wrong side of the one it replaces. */
function isWrongWay(test: readonly CodeToken[], target: string, wanted: '>' | '<'): boolean {
  const at = test.findIndex(({ text }) => COMPARES.test(text));
  const sign = test[at]?.text[0];
  if (sign === undefined) return false;
  const isIn = (side: readonly CodeToken[]): boolean => side.some(({ text }) => text === target);
  const end = test.findIndex(({ text }, index) => index > at + 1 && text === '=');
  const behind = test.slice(at + 1, end < 0 ? undefined : end - 1);
  if (isIn(behind)) return sign !== wanted;
  return isIn(test.slice(0, at)) && sign === wanted;
}

/** Returns what an assignment under a condition sets. */
function targetOf({ tokens, kinds }: ProgramStatement): string | null {
  const sign = tokens.findLastIndex(({ text }) => text === '=');
  return kinds.has('assignment') && sign > 0 ? (tokens[sign - 1]?.text ?? null) : null;
}

/**
 * Requires a value to be replaced under a condition; for the largest or the smallest, which the
 * point or else the question names, under a condition that is the right way round.
 */
export function updateOf(text: string, question: string): Requirement {
  const wanted = signFor(text) ?? signFor(question);
  return (program) =>
    find(text, (statement) => {
      if (!statement.kinds.has('assignment') || statement.conditions === 0) return false;
      const target = targetOf(statement);
      const at = program.indexOf(statement);
      const head = program.findLast(({ kinds }, index) => index <= at && kinds.has('condition'));
      return (
        wanted === null ||
        target === null ||
        head === undefined ||
        !isWrongWay(head.tokens, target, wanted)
      );
    })(program);
}
