/**
 * "15 × 4 = 60 ⇥ M1M0A0" under "Additional guidance": a possible answer and its marks, not a point.
 */

const RUN = String.raw`(?:d?[MAB][0-4](?:dep|ft)?[^\S\n]?){2,}`;
const SCORED = new RegExp(
  String.raw`^\t*(?!NB\b)(\S.*?)(?:\t+|[^\S\n]{2,}|[^\S\n](?=[MAB]\d[MAB]\d))(${RUN})\s*$`,
);
const HEADING = /^\s*additional guidance\b/i;
const ON_WORKING = /\b(?:no|without|from correct|any) working\b|\bcorrect answer\b/i;
const FIGURE_IN_FRONT = /^[£$€]?[-−–]?\d[\d.,/]*/;
/** "6x² + 7x – 6 with no working": an expression, not a figure with or without text in front. */
const IS_EXPRESSION = /^(?=[^\n]*\d)[^\n]{0,20}\p{L}[²³]?\s*[+–−-]\s*\d/u;
/** A point with its own code in front, or text that already says that it scores. */
const OWN_CODE = /(?<!\p{L})[MAB][1-4](?!\d)|(?:→|=|:|\b(?:scores?|gets?|gains?|is|be))$/u;
const LONGEST = 400;

const sumOf = (run: string): number =>
  (run.match(/\d/g) ?? []).reduce((sum, digit) => sum + Number(digit), 0);

/**
 * Writes lines with an answer and its codes as remarks, and an answer without working as a scored
 * answer.
 */
export function writeScoredWorking(text: string): string {
  let isHeaded = false;
  return text
    .split('\n')
    .map((line) => {
      isHeaded ||= HEADING.test(line.trimStart());
      const [, said = '', run = ''] = line.length > LONGEST ? [] : (SCORED.exec(line) ?? []);
      if (run === '' || OWN_CODE.test(said) || !(isHeaded || /[MAB]0/.test(run))) return line;
      if (!ON_WORKING.test(said) || sumOf(run) === 0) return `NB ${said}: ${run.trim()}`;
      const answer = IS_EXPRESSION.test(said) ? 'Correct answer' : FIGURE_IN_FRONT.exec(said)?.[0];
      return answer === undefined
        ? `NB ${said}: ${run.trim()}`
        : `${answer} with no working scores ${sumOf(run)} marks`;
    })
    .join('\n');
}
