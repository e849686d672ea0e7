import { isGuidance } from '../lines/read-directive.ts';
import { givesTwoEach } from '../lines/read-group-heading.ts';

/**
 * Handles tables of two columns without one for marks: "Feature ⇥ Supporting detail". If each half
 * earns a mark, a row is written as "feature – detail"; if a title says that its column is not
 * needed, the column is left out.
 */

const TITLE =
  /^(?:(?:key|main|valid|possible|sporting|supporting|further|extra)\s+)?(?:steps?|stages?|reasons?|features?|details?|explanations?|causes?|effects?|consequences?|examples?|points?|ideas?|developments?|expansions?|(?:dis)?advantages?|benefits?|drawbacks?|ways?|methods?|factors?|descriptions?|evidence|information|info|identifications?|impacts?|changes?|strengths?|weaknesses?|limitations?|actions?|uses?|elaborations?|justifications?)(?:\s*\([^()]*\))?$/i;
const NOT_NEEDED = /\((?:not|isn['’]t)\s+(?:required|needed|necessary|marked|credited)[^()]*\)/i;
const SECOND_MARK =
  /\b(?:second|2nd|further|additional|extra)\s+(?:1\s+)?marks?\b|\+\s*1 mark\b|\b(?:two|2) marks for each\b/i;
const LEAST_ROWS = 2;

const cellsOf = (line: string): string[] =>
  line
    .split(/\t|\s\|\s/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');

const isCell = (cell: string): boolean =>
  /\p{L}{3}/u.test(cell) && !isGuidance(cell) && !/[([]\d[)\]]|[✓✔]|^[MAB]\d\b/.test(cell);

const isPair = (cells: readonly string[]): boolean =>
  cells.length === 2 && cells.every((cell) => isCell(cell));

/**
 * Writes each row of a two-column table without marks as a line, without changing the number of
 * lines.
 */
export function pairRows(text: string): string {
  const lines = text.split('\n');
  const rows = lines.map((line) => cellsOf(line));
  const header = rows.findIndex(
    (cells) => cells.length === 2 && cells.every((cell) => TITLE.test(cell)),
  );
  const pairs = rows.filter((cells, at) => at > header && isPair(cells));
  const others = lines.filter((_, at) => rows[at]?.length === 1);
  const isPaired = others.some(
    (line) =>
      SECOND_MARK.test(line) ||
      line.split(/(?<=[.])\s+(?=\p{Lu})/u).some((one) => givesTwoEach(one)),
  );
  const spare = rows[header]?.findIndex((title) => NOT_NEEDED.test(title)) ?? -1;
  const isTable = rows.every((cells, at) => cells.length < 2 || at === header || isPair(cells));
  if (!isTable || pairs.length < LEAST_ROWS || !(isPaired || spare >= 0)) return text;
  return lines
    .map((line, at) => {
      const cells = rows[at] ?? [];
      if (at === header) return '';
      if (cells.length < 2) return line;
      return spare >= 0 ? (cells[1 - spare] ?? line) : cells.join(' – ');
    })
    .join('\n');
}
