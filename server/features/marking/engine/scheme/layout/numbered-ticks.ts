/**
 * Handles "Use of F = ma ✓1 ⇥ ✓1 Allow 9.8 for g": each tick has the number of its mark, and
 * remarks name it. The tick that ends a point becomes a plain one; a remark names its mark as the
 * reader expects.
 */

const NUMBERED = /[✓✔]\s?([1-6₁-₆¹²³⁴-⁶])(?![\d.]|\s*(?:marks?|pts?)\b)|([₁-₆¹²³⁴-⁶])[✓✔]/gu;
const AT_START = /^\s{0,9}MP(\d)(?:\s{0,3}(?:,|and|&)?\s{0,3}MP\d)*\s{0,9}[:–-]?\s{0,9}(?=\S)/u;
const AT_END = /(?<=\S)(?:\s{0,9}MP\d){1,6}\s{0,9}[.;]?\s{0,9}$/u;
const ALONE = /^\s{0,9}(?:MP\d\s{0,9}){1,6}$/u;
const IS_REMARK =
  /^(?:also\s+)?(?:accept|allow|condone|credit|ignore|reject|do(?:es)? not|don['’]t|not|no|penali[sz]e|ecf|max|if|must|needs?|only|expect|award)\b/i;

const countOf = (cell: string): number => cell.match(/MP\d/g)?.length ?? 0;

/** Writes a remark on a mark, with "for MP1" at the end if it accepts or rejects something. */
function writeRemark(cell: string): string {
  const said = cell.replace(AT_START, '');
  const number = AT_START.exec(cell)?.[1] ?? '';
  if (!IS_REMARK.test(said)) return `Note: ${said}`;
  return /^(?:accept|allow|condone|credit|ignore|reject|do not)\b/i.test(said)
    ? `${said.replace(/[.;]\s*$/, '')} for MP${number}`
    : said;
}

const writeCell = (cell: string): string => {
  if (ALONE.test(cell)) return '✓'.repeat(countOf(cell));
  if (AT_START.test(cell)) return writeRemark(cell);
  const end = AT_END.exec(cell)?.[0] ?? '';
  return end === '' ? cell : cell.slice(0, -end.length) + ` ${'✓'.repeat(countOf(end))}`;
};

/**
 * Writes numbered ticks as plain ones after points and as names in remarks; returns other texts
 * unchanged.
 */
export function writeNumberedTicks(text: string): string {
  const named = text.replaceAll(
    NUMBERED,
    // The NFKC form of a small figure is the figure.
    (_, behind?: string, front?: string) => `MP${(behind ?? front ?? '').normalize('NFKC')}`,
  );
  const numbers = new Set(named.match(/MP\d/g));
  if (named === text || !numbers.has('MP1') || !numbers.has('MP2')) return text;
  const cells = named.split(/(?<=[\t\n])|(?=[\t\n])/);
  const areBehind = cells.some(
    (cell) => ALONE.test(cell) || (!AT_START.test(cell) && AT_END.test(cell)),
  );
  return areBehind
    ? cells.map((cell) => (/^[\t\n]$/.test(cell) ? cell : writeCell(cell))).join('')
    : named;
}
