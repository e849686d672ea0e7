import type { AnswerFigures } from './answer-figures.ts';
import type { NumberScheme } from './number-scheme.ts';

/** How many characters at the end of an answer are examined. */
const LONGEST = 60;

const plainEnd = (text: string): string =>
  text
    .replaceAll(/[\s"'“”‘’.,;]+/g, '')
    .replaceAll('−', '-')
    .toLowerCase();

/**
 * True if a text ends with what is rejected, and this is not just the end of a longer figure or
 * word.
 */
function endsWith(text: string, refused: string): boolean {
  const from = [...[...text].keys()]
    .toReversed()
    .find((at) => plainEnd(text.slice(at)) === refused);
  // "2.4" does not end in "4", nor "1 in 4", nor "–20%" in "20%"; "so 1:4" ends in "1:4".
  return (
    from !== undefined &&
    !/(?<![\d)]\s?)[-−–]$/.test(text.slice(0, from)) &&
    (/\D$/.test(refused) || !/(?:[\p{L}\d./]|\bin\s)$/u.test(text.slice(0, from)))
  );
}

/** True for the right figure with something that makes it wrong: "Do not accept –0.4%". */
export const endsWithRejected = (
  { text, final }: AnswerFigures,
  { final: wanted }: NumberScheme,
): boolean => {
  const tails = [text.trimEnd(), text.slice(0, final?.written.end)].map((end) =>
    end.slice(-LONGEST),
  );
  return (
    wanted?.point.rejected
      .map((rejected) => plainEnd(rejected))
      .some((refused) => /\d/.test(refused) && tails.some((tail) => endsWith(tail, refused))) ??
    false
  );
};
