/**
 * Joins mark codes on separate lines to the text that they are for, and splits rows of several
 * codes.
 */

const CODE = String.raw`d?[MAB][1-4](?:\s?(?:dep|ft))?\*?`;
const REMARKS = String.raw`(?:[\s,;]*\b(?:cao|cso|oe|isw|ft|awrt|nfww|www|soi)\b)*`;
/** "M1", "A1 cao", "(B1)". */
const CODE_ALONE = new RegExp(String.raw`^\s*[([]?${CODE}[)\]]?${REMARKS}\s*$`);
/** "M1 for 4x = 24", "4x = 24 M1": a line that includes its code. */
const HAS_CODE = new RegExp(String.raw`^\s*[([]?${CODE}\b|\b${CODE}[)\]]?${REMARKS}\s*$`);
const TELLS =
  /^\s*[([]?(?:accept|allow|ignore|reject|condone|do not|not\b|or\b|and\b|note|nb\b|total|if\b|where\b|sc\b|isw|award|for\b|method|alternative|e\.?g\.?)/i;

/**
 * Writes "A1 cao" over "x = 6" as one line, the code in front of the text below it, unless it
 * belongs to a line above that has no code.
 */
export function joinCodes(text: string): string {
  const lines = text.split('\n');
  // Whether the line above still lacks its code, as where each code is below what it is for.
  let waits = false;
  for (const [at, line] of lines.entries()) {
    const below = lines[at + 1] ?? '';
    if (line.trim() === '' || line.includes('\t')) waits = false;
    else if (!CODE_ALONE.test(line)) waits = !HAS_CODE.test(line) && !TELLS.test(line);
    else if (waits || below.trim() === '' || HAS_CODE.test(below) || TELLS.test(below))
      waits = false;
    else {
      lines[at] = '';
      lines[at + 1] = `${line.trimEnd()} ${below.trimStart()}`;
    }
  }
  return lines.join('\n');
}

/** "M1 for 2 × π × 5": a code and what it is for. */
const CODE_FOR = String.raw`[MABPC][1-4][^\S\n]+for[^\S\n]`;
const GAP_BEFORE_CODE = new RegExp(String.raw`(?<![^\S\n])[^\S\n]{2,}(?=${CODE_FOR})`, 'g');
const BEGINS_WITH_CODE = new RegExp(String.raw`^[^\S\n]*${CODE_FOR}`);
const HAS_CELLS = /\t|\S {2,}\S/;

/**
 * Writes each code of a row on a separate line: "31.4   M1 for 2 × 5   A1 for 31.4". One code alone
 * is such a row only if the next code is below it.
 */
export function splitCodes(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, at) => {
      const [head = '', ...coded] = line.split(GAP_BEFORE_CODE);
      const goesOnBelow = BEGINS_WITH_CODE.test(lines[at + 1] ?? '');
      if (coded.length === 0 || HAS_CELLS.test(head)) return line;
      if (coded.length === 1 && !goesOnBelow && !BEGINS_WITH_CODE.test(head)) return line;
      return [head, ...coded].filter((part) => part.trim() !== '').join('\n');
    })
    .join('\n');
}
