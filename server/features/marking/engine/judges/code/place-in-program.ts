import type { ProgramStatement } from './read-program.ts';

/** One thing that a point asks a program to do. */
export type Requirement = (program: readonly ProgramStatement[]) => ProgramStatement | null;

const INSIDE =
  /\b(?:inside|within|in)\s+(?:the\s+|a\s+|each\s+)?(?:loop|iteration|repeat)|\beach time\b/i;
const AFTER = /\b(?:after|outside|end of)\s+(?:the\s+|a\s+)?(?:loop|iteration)|\bat the end\b/i;

/**
 * "Output of Fail in the else branch": says where the output goes, and does not ask for a branch.
 */
const IN_BRANCH =
  /(?<=\S\s)(?:in|inside|within|under)\s+(?:the\s+|an?\s+)?(?:else|otherwise|if)\b(?:\s+(?:branch|part|clause|section|block|statement))?/i;

const isInLoop = ({ loops }: ProgramStatement): boolean => loops > 0;

/** Returns a test of whether a statement is where the point says that it should be. */
function isInPlace(
  text: string,
): (statement: ProgramStatement, at: number, lastLoop: number) => boolean {
  if (INSIDE.test(text)) return (statement) => isInLoop(statement);
  if (AFTER.test(text))
    return (statement, at, lastLoop) =>
      (!isInLoop(statement) || statement.mayBeAfter) && at > lastLoop;
  return () => true;
}

const AFTER_LOOP = /\b(?:after|outside|end of)\s+(?:the\s+|a\s+)?(?:loop|iteration)/i;
/** So many inputs do what a loop would have done. */
const INPUTS_WITHOUT_LOOP = 3;

/** False for a point about what follows a loop if a program has none. */
export const isAfterLoop = (text: string, program: readonly ProgramStatement[]): boolean =>
  !AFTER_LOOP.test(text) ||
  program.some(({ kinds }) => kinds.has('loop')) ||
  program.filter(({ kinds }) => kinds.has('input')).length >= INPUTS_WITHOUT_LOOP;

export const find =
  (text: string, fits: (statement: ProgramStatement) => boolean): Requirement =>
  (program) => {
    const lastLoop = program.findLastIndex(({ kinds }) => kinds.has('loop'));
    const place = isInPlace(text);
    return (
      program.find((statement, at) => fits(statement) && place(statement, at, lastLoop)) ?? null
    );
  };

/**
 * Removes "in the loop" and the like: a point that only says where something goes does not ask for
 * a loop.
 */
export const withoutPlace = (text: string): string =>
  text.replace(INSIDE, ' ').replace(AFTER, ' ').replace(IN_BRANCH, ' ');
