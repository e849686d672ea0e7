import { hasTest } from './judge-condition.ts';
import type { Requirement } from './place-in-program.ts';
import { oppositeOf, readComparison, type Comparison } from './read-limit.ts';
import type { ProgramStatement } from './read-program.ts';
import { spokenWords } from './spoken-words.ts';

/** "Check for <= 0 and output Freezing", "IF mark is at least 40, displays Pass". */
const BRANCH =
  /^\W*(?:(?:an?|the|correct(?:ly)?|appropriate|suitable)\s+)*(?:if|check\w*|test\w*|selection|condition\w*|compar\w+)\b(.{1,80}?)(?:,|\b(?:and|then|so|with))\s+(?:then\s+)?((?:outputs?|outputting|prints?|printing|displays?|displaying|returns?|returning)\b.{1,60})$/i;

const isHead = ({ kinds }: ProgramStatement): boolean => kinds.has('condition');
const isElse = ({ tokens }: ProgramStatement): boolean => tokens[0]?.text === 'else';
const goesOn = (statement: ProgramStatement): boolean =>
  isElse(statement) || statement.tokens[0]?.text === 'elif';
const hasIf = ({ tokens }: ProgramStatement): boolean =>
  tokens.some(({ text }) => text === 'if' || text === 'elif');

/** True if a statement is reached when the comparison holds. */
function isGuarded(program: readonly ProgramStatement[], at: number, wanted: Comparison): boolean {
  const head = program.findLastIndex((statement, index) => index <= at && isHead(statement));
  const own = program[head];
  if (own === undefined) return false;
  if ((!isElse(own) || hasIf(own)) && hasTest(own.tokens, wanted.sign, wanted.figure)) return true;
  const { sign, figure } = oppositeOf(wanted);
  // What follows "else" is reached if none of the tests before it holds.
  for (let index = head; index > 0 && goesOn(program[index] ?? own);) {
    const from = index;
    index = program.findLastIndex((statement, before) => before < from && isHead(statement));
    const before = program[index];
    if (before === undefined) return false;
    if (hasTest(before.tokens, sign, figure)) return true;
  }
  return false;
}

/** Requires an output or a return under a test; returns null if a point is not about both. */
export function branchOf(text: string): Requirement | null {
  const [, tested = '', said = ''] = BRANCH.exec(text) ?? [];
  const wanted = readComparison(tested);
  const words = spokenWords(said);
  if (wanted === null || words.length === 0) return null;
  return (program) =>
    program.find(
      ({ kinds, tokens }, at) =>
        (kinds.has('output') || kinds.has('return')) &&
        words.every((word) => tokens.some((token) => token.text.includes(word))) &&
        isGuarded(program, at, wanted),
    ) ?? null;
}
