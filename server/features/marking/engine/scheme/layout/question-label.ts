/** Removes the question number in front of a scheme, separated by a gap from its first line. */

const PART = String.raw`(?:\s*\((?:[a-h]|[ivx]{1,4})\))`;
/** "5(a)", "5.(a)", "Q9", "0 1", "4c": never an answer. */
const SURE = new RegExp(
  String.raw`^\s*(?:Q\s?\d{1,2}[a-h]?${PART}*|\d{1,2}(?:\.\d?)?${PART}+|0 \d(?: ?\. ?\d)?|\d{1,2} ?[a-h])(?:\t| {2,})(?=\S)`,
);
/** "5(a)", which a title may precede. */
const HAS_PART = new RegExp(String.raw`^\s*\d{1,2}\.?${PART}+(?:\t| {2,})(?=\S)`);
/**
 * "12" and "9.2", which only the lines below distinguish from a figure: they align with the text
 * after it.
 */
const FIGURE = /^\s*\d{1,2}(?:\.\d)?(?: {2,})(?=\S)/;
/** "(b) (ii) 3 marks", "2 c  AO4 (2)": a line with nothing else. */
const ALONE = new RegExp(
  String.raw`^0\s?\d\s?\.\s?\d$|^(?:Q\s?)?(?:\d{1,2}\.?)?(?:${PART}+(?:\s+[([]?\d{1,2}\s*marks?[)\]]?)?|\s?[a-h]?${PART}*\s+AO\d(?:\.\d\w?)?(?:\s*[([]\d[)\]])?)$`,
);
/** "6.1", which is a question number if the first item of a list is below it. */
const FIGURE_ALONE = /^\s*\d{1,2}\.\d{1,2}\s*$/;
const FIRST_OF_LIST = /^\s*(?:\(?1[.)]|MP\s?1\b|M1\b)/;
const CLOSE = 2;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Removes the question number from the first of the lines that is neither empty nor skipped. */
export function dropQuestionLabel(
  lines: readonly string[],
  isSkipped: (line: string) => boolean,
): string[] {
  const filled = [...lines.keys()].filter((index) => {
    const line = lines[index] ?? '';
    return line.trim() !== '' && !isSkipped(line);
  });
  const [top = -1, second = -1] = filled;
  const [above = '', below = ''] = [lines[top], lines[second]];
  if (
    second !== -1 &&
    (ALONE.test(above.trim()) || (FIGURE_ALONE.test(above) && FIRST_OF_LIST.test(below)))
  )
    return lines.map((line, index) => (index === top ? '' : line));
  // A paper's title may be above: "MATHEMATICS Unit 1 ⇥ Mark ⇥ Comments".
  const isBelowTitle =
    HAS_PART.test(lines[second] ?? '') && /^\p{Lu}[^\t]*\t/u.test(lines[top] ?? '');
  const at = isBelowTitle ? second : top;
  const first = lines[at] ?? '';
  const label = SURE.exec(first)?.[0] ?? FIGURE.exec(first)?.[0];
  if (label === undefined) return [...lines];
  const next = lines.slice(at + 1).find((line) => line.trim() !== '') ?? '';
  // If rows below leave their first cell empty, this row keeps its cells in place.
  const keepsCell = label.endsWith('\t') && lines[at + 1]?.startsWith('\t') === true;
  const goesOnBelow = Math.abs(indentOf(next) - label.length) <= CLOSE && indentOf(next) > CLOSE;
  if (!SURE.test(first) && !goesOnBelow) return [...lines];
  return lines.map((line, index) =>
    index === at
      ? `${keepsCell ? '\t' : ' '.repeat(label.length)}${line.slice(label.length)}`
      : line,
  );
}

const NUMBER_CELL = /^\s*\d{1,2}\t(?=\S)/;
const HAS_CODES = /\t\s*d?[MAB]\d/;

/**
 * Empties the question number's cell ("4 ⇥ dy/dx = 3x² ⇥ M1") above rows with an empty first cell:
 * it is not a total.
 */
export function emptyNumberCell(text: string): string {
  const lines = text.split('\n');
  const [first = '', next = ''] = lines.filter((line) => line.trim() !== '');
  const isNumber = NUMBER_CELL.test(first) && HAS_CODES.test(first) && next.startsWith('\t');
  return isNumber
    ? lines.map((line) => (line === first ? line.replace(NUMBER_CELL, '\t') : line)).join('\n')
    : text;
}
