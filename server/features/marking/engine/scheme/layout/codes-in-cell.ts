/**
 * Handles "dy/dx = 2x + 3 ⇥ M1" over "A1 ⇥ 1.1b" over "1.1b": the codes of one row are below each
 * other in their cell, and so are the objectives next to them.
 */

const CODE = String.raw`d{0,2}[MAB][1-4](?:\s?(?:ft|dep|cao|cso|oe)\b)?\*?`;
const OBJECTIVE = String.raw`(?:AO\s?)?[1-3]\.\d{1,2}[a-z]?`;
/** Content with its first code: "x = 4 ⇥ M1", "x = 4 M1 1.1b". */
const ENDS_WITH_CODE = new RegExp(String.raw`[^\s\d](?:.*\S)?\s${CODE}(?:\s+${OBJECTIVE})*\s*$`);
const LAST_CODE = new RegExp(String.raw`^(.*\S)\s+(${CODE})\s*$`);
/** "x = 4 M1 1.1b" without columns. */
const OBJECTIVES_BEHIND = new RegExp(String.raw`(?<=\S\s${CODE})(?:\s+${OBJECTIVE})+\s*$`);
/**
 * A code in its own row, only with its objectives: otherwise the answer of that row may be above.
 */
const NEXT_CODE = new RegExp(
  String.raw`^(?:(?=\t+${CODE}\s+${OBJECTIVE})\t+)?(${CODE})((?:\s+${OBJECTIVE})*)\s*$`,
);
const OBJECTIVE_ALONE = new RegExp(String.raw`^\s*${OBJECTIVE}\s*$`);
/** A code with content in front of it, so it is not a second code of the row above. */
const BEGINS_ROW = /\t|^\s*$|\sd?[MAB][1-4]\b|^\s*\(\d+\)/;
const LONGEST = 400;

/**
 * Returns how many lines below the row hold its other codes, and how many lines belong to it in
 * all.
 */
function measureCell(lines: readonly string[], at: number): { codes: number; all: number } {
  let codes = 0;
  while (NEXT_CODE.test(lines[at + 1 + codes] ?? '')) codes += 1;
  let all = codes;
  while (all > 0 && OBJECTIVE_ALONE.test(lines[at + 1 + all] ?? '')) all += 1;
  const isSure =
    all > codes ||
    NEXT_CODE.exec(lines[at + codes] ?? '')?.[2] !== '' ||
    BEGINS_ROW.test(lines[at + 1 + codes] ?? '');
  return isSure ? { codes, all } : { codes: 0, all: 0 };
}

/** Joins the codes of a cell on one line, without changing the number of lines. */
export function joinCodesOfCell(text: string): string {
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    if (line.length > LONGEST || !ENDS_WITH_CODE.test(line)) continue;
    lines[at] = line.replace(OBJECTIVES_BEHIND, '');
    const { codes, all } = measureCell(lines, at);
    if (codes === 0) continue;
    const below = lines.slice(at + 1, at + 1 + codes);
    const others = below.map((cell) => NEXT_CODE.exec(cell)?.[1] ?? '');
    const [, content = '', first = ''] = LAST_CODE.exec(lines[at] ?? '') ?? [];
    lines[at] = `${content}\t${[first, ...others].join(' ')}`;
    lines.fill('', at + 1, at + 1 + all);
  }
  return lines.join('\n');
}
