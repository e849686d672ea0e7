/** Mark codes that stand on a line of their own, above what they are for. */

const CODE = String.raw`d?[MAB][1-4](?:\s?(?:dep|ft))?\*?`;
const REMARKS = String.raw`(?:[\s,;]*\b(?:cao|cso|oe|isw|ft|awrt|nfww|www|soi)\b)*`;
/** "M1", "A1 cao", "(B1)". */
const CODE_ALONE = new RegExp(String.raw`^\s*[([]?${CODE}[)\]]?${REMARKS}\s*$`);
/** "M1 for 4x = 24", "4x = 24 M1": a line whose code stands with it. */
const HAS_CODE = new RegExp(String.raw`^\s*[([]?${CODE}\b|\b${CODE}[)\]]?${REMARKS}\s*$`);
const TELLS =
  /^\s*[([]?(?:accept|allow|ignore|reject|condone|do not|not\b|or\b|and\b|note|nb\b|total|if\b|where\b|sc\b|isw|award|for\b|method|alternative|e\.?g\.?)/i;

/**
 * "A1 cao" over "x = 6": writes the code in front of what stands below it, unless it belongs to a
 * line above that has no code.
 */
export function joinCodes(text: string): string {
  const lines = text.split('\n');
  // Whether the line above still waits for its code, as where each stands below what it is for.
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
