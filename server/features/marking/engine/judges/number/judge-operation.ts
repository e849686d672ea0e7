import type { JudgeOne, PointOfKind } from '../judge.ts';

/** "It multiplies the number by 8", "divided by 4". */
const POINT =
  /^(?:(?:it|this|(?:the )?(?:number|value|result))\s+)?(?:(?:is|gets?|will be|has been|would be)\s+)?(multipl(?:y|ies|ied|ying)|divid(?:e|es|ed|ing))\s+(?:\(?(?:it|the (?:original )?(?:number|value|result))\)?\s+)?by\s+(\d{1,4})[.;]?$/i;
const SURE = { right: 0.92, wrong: 0.88, unsure: 0.5 } as const;
/** "It doubles three times". */
const BY_TWOS = /\b(?:doubl|halv)\w*[^.;\n]{0,30}\b(?:twice|thrice|times|again)\b/i;
const FIGURES_IN_WORDS: Readonly<Record<string, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  16: 'sixteen',
};

const WORDS: Readonly<Record<'times' | 'over', Readonly<Record<string, string>>>> = {
  times: { 2: 'doubl', 3: 'tripl', 4: 'quadrupl' },
  over: { 2: 'halv|half', 4: 'quarter' },
};

/** Returns a pattern for the ways to say that a number is multiplied, or divided, by a figure. */
function sayings(way: 'times' | 'over', figure: string): RegExp {
  const power = Math.log2(Number(figure));
  const asPower = Number.isInteger(power) ? String.raw`|2\s*\^\s*${power}(?!\d)` : '';
  const inWords = FIGURES_IN_WORDS[figure] ?? figure;
  const amount = String.raw`(?:${figure}(?!\d|\.\d)|${inWords}\b${asPower})`;
  const word = WORDS[way][figure];
  const own = word === undefined ? '' : String.raw`|\b(?:${word})`;
  return way === 'times'
    ? new RegExp(
        String.raw`\b(?:multipl\w*|times(?:ed|es)?)\b[^.;\n\d]{0,40}${amount}|[×*]\s*${amount}|(?<!\p{L})x\s*${amount}|\b(?:${figure}|${inWords})\s*(?:times|x)(?!\s+(?:smaller|less))(?!\p{L})${own}`,
        'iu',
      )
    : new RegExp(
        String.raw`\bdivid\w*\b[^.;\n\d]{0,40}${amount}|[÷/]\s*${amount}|\b(?:${figure}|${inWords})\s*times\s+(?:smaller|less)${own}`,
        'iu',
      );
}

/**
 * Returns the judge of a point for an operation with a figure, "multiplies by 8"; null for other
 * points. Neither the opposite operation nor the figure alone earns the mark.
 */
export function prepareOperation({ text, standIns }: PointOfKind): JudgeOne | null {
  const [, verb, figure] = POINT.exec(text.replaceAll(/[()]/g, '').trim()) ?? [];
  if (verb === undefined || figure === undefined) return null;
  const [way, other] = /^m/i.test(verb)
    ? (['times', 'over'] as const)
    : (['over', 'times'] as const);
  const [said, opposite] = [sayings(way, figure), sayings(other, figure)];
  return (answer) => {
    const part = answer.slice(0, 2000);
    const found = said.exec(part);
    const isStandIn = standIns.some((one) => part.toLowerCase().includes(one.toLowerCase()));
    const isBoth = opposite.test(part);
    const isMet = (found !== null || isStandIn) && !isBoth;
    const mayBeMet = (found !== null && isBoth) || BY_TWOS.test(part);
    const sureOfMiss = mayBeMet ? SURE.unsure : SURE.wrong;
    return {
      share: isMet ? 1 : 0,
      sureness: isMet ? SURE.right : sureOfMiss,
      spans: isMet
        ? [{ start: found?.index ?? 0, end: (found?.index ?? 0) + (found?.[0].length ?? 0) }]
        : [],
      finding: isMet ? null : 'other-value',
    };
  };
}
