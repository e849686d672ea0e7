import { countRepeats } from './count-repeats.ts';
import { hasTest } from './judge-condition.ts';
import type { Requirement } from './place-in-program.ts';
import { numberInWords, readLimit, type Comparison } from './read-limit.ts';
import type { ProgramStatement } from './read-program.ts';

const WORD = String.raw`\d{1,4}|two|three|four|five|six|seven|eight|nine|ten`;
/** "10 times", "five numbers". */
const REPEATS = new RegExp(
  String.raw`\b(${WORD})\s+(?:times|numbers|values|items|repetitions|iterations|names|marks|scores)\b`,
  'i',
);
/** "for 30 elements", "through all 12 months". */
const OVER = new RegExp(
  String.raw`\b(?:for|through|over|of)\s+(?:all\s+|each\s+|the\s+){0,3}(${WORD})\s+\p{L}{3,}`,
  'iu',
);
/** "from 1 to 10". */
const FROM_TO = /\bfrom\s+(\d{1,4})\s+to\s+(\d{1,4})\b/i;

/** Returns how often the loop of a point runs, or null. */
function countIn(text: string): number | null {
  const [, first, last] = FROM_TO.exec(text) ?? [];
  if (first !== undefined && last !== undefined) return Number(last) - Number(first) + 1;
  const word = (REPEATS.exec(text) ?? OVER.exec(text))?.[1];
  return word === undefined ? null : numberInWords(word);
}

/** True for `while True`, which is not counted. */
const isEndless = ({ tokens }: ProgramStatement): boolean =>
  tokens[0]?.text === 'while' && tokens[1]?.text === 'true';

/** A loop that ends on a condition rather than after a number of repeats. */
const OPEN_LOOP = /\b(?:indefinite|condition(?:al|[- ]controlled)|not (?:a )?for\b)/i;

/** Requires a loop, one that runs as often as the point says if it says how often. */
export function loopOf(text: string): Requirement {
  const limit = readLimit(text);
  if (limit !== null) return limitedLoop(limit);
  const wanted = countIn(text);
  const isOpen = OPEN_LOOP.test(text) && !/\bcount\b/i.test(text);
  return (program) => {
    const loops = program.filter(
      ({ kinds, tokens }) => kinds.has('loop') && !(isOpen && tokens[0]?.text === 'for'),
    );
    if (wanted === null) return loops[0] ?? null;
    return (
      loops.find((loop) => {
        const before = program.slice(0, program.indexOf(loop));
        const count = isEndless(loop) ? 0 : countRepeats(loop, before);
        // The first of ten numbers may be read before the loop.
        const isReadBefore = before.some(({ kinds }) => kinds.has('input'));
        return count === null || count === wanted || (isReadBefore && count === wanted - 1);
      }) ?? null
    );
  };
}

const hasWord = ({ tokens }: ProgramStatement, word: string): boolean =>
  tokens.some(({ text, type }) => type === 'word' && text === word);

/** True if a condition, which may be denied, is the wanted comparison. */
const isTest = (statement: ProgramStatement, goesOn: Comparison, ends: Comparison): boolean => {
  const { sign, figure } = hasWord(statement, 'not') ? ends : goesOn;
  return hasTest(statement.tokens, sign, figure);
};

/** Requires a loop that goes on, or ends, on the comparison that the point names. */
function limitedLoop({ goesOn, ends }: NonNullable<ReturnType<typeof readLimit>>): Requirement {
  return (program) =>
    program.find((statement, at) => {
      const { kinds, tokens } = statement;
      const first = tokens[0]?.text ?? '';
      if (first === 'until') return isTest(statement, ends, goesOn);
      const until = tokens.findIndex(({ text }) => text === 'until');
      if (until >= 0) return isTest(statement, ends, goesOn);
      if (kinds.has('loop')) return isTest(statement, goesOn, ends);
      const leaves =
        hasWord(statement, 'break') ||
        (program[at + 1] !== undefined && hasWord(program[at + 1] ?? statement, 'break'));
      return kinds.has('condition') && leaves && isTest(statement, ends, goesOn);
    }) ?? null;
}
