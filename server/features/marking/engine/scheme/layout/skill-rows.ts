/**
 * Handles "Knowledge ⇥ 1 mark ⇥ names a substitute" below each other: the skill, its marks and what
 * earns them, perhaps in steps of one mark. The text is written with its mark, and the skill is
 * left out.
 */

const ROW =
  /^\s*(?:knowledge|understanding|application|analysis|evaluation|AO\d[a-z]?)\t\s*[([]?([1-6])\s*marks?[)\]]?\t\s*(\S.*)$/i;
const MORE = /^\s*\t\s*\t\s*(\S.*)$/;
const STEP = /^(?:1|one) mark for\s+/i;
const LEAST_ROWS = 2;

const writeStep = (text: string): string => `${text.replace(STEP, '').trim()} (1)`;

/**
 * Writes rows of skills as lines with marks, if they add up to the question's; the number of lines
 * stays the same.
 */
export function writeSkillRows(text: string, maxMark: number): string {
  const lines = text.split('\n');
  const rows = lines.map((line) => ROW.exec(line));
  const worths = rows.flatMap((row) => (row === null ? [] : [Number(row[1])]));
  const sum = worths.reduce((all, worth) => all + worth, 0);
  if (worths.length < LEAST_ROWS || sum !== maxMark) return text;
  return lines
    .map((line, at) => {
      const [, worth, content = ''] = rows[at] ?? [];
      const said = worth === undefined ? (MORE.exec(line)?.[1] ?? '') : content;
      if (STEP.test(said)) return writeStep(said);
      return worth === undefined ? line : `${content.trim()} (${worth})`;
    })
    .join('\n');
}
