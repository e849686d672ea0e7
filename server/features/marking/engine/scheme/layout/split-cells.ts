import type { RawLine } from './split-columns.ts';

/**
 * Handles a table to be filled in: the start of each row is given, and each other cell earns a
 * mark.
 */

const EACH_CELL =
  /\b(?:1|one) mark\b[^.\n]{0,20}\b(?:each|every|per|for)\b[^.\n]{0,20}\b(?:cells?|box(?:es)?|entr(?:y|ies))\b/i;
const MARK = /^(?:marks?|[([]?\s*\d\s*(?:marks?)?\s*[)\]]?|✓)$/i;
const TITLE = /^\p{Lu}[\p{L} ]{2,30}$/u;
const LEAST_COLUMNS = 3;

const cellsOf = (raw: string): string[] => raw.split('\t').map((cell) => cell.trim());

const namesOf = (text: string): string =>
  ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** True if a question names the content of a cell. */
const isNamedIn = (cell: string, asked: string): boolean => asked.includes(namesOf(cell));

/** Writes each cell as a point of its row; returns null for any other table. */
export function splitCells(lines: readonly RawLine[], questionText: string): RawLine[] | null {
  const at = lines.findIndex(({ raw }) => raw.includes('\t'));
  const titles = cellsOf(lines[at]?.raw ?? '').filter((cell) => !MARK.test(cell));
  if (titles.length < LEAST_COLUMNS || !titles.every((title) => TITLE.test(title))) return null;
  const asked = namesOf(questionText);
  const rows = lines.slice(at + 1).filter(({ raw }) => raw.includes('\t'));
  const isGiven =
    rows.length > 1 &&
    rows.every(({ raw }) => {
      const cells = cellsOf(raw).filter((cell) => cell !== '' && !MARK.test(cell));
      return cells.length === titles.length && isNamedIn(cells[0] ?? '', asked);
    });
  const isEach = lines.some(({ raw }) => EACH_CELL.test(raw));
  if (!isGiven || !(isEach || titles.slice(1).every((title) => isNamedIn(title, asked))))
    return null;
  return lines.flatMap(({ raw, line }, index) => {
    if (index === at) return [];
    if (!raw.includes('\t')) return [{ raw, line }];
    const [name = '', ...cells] = cellsOf(raw).filter((cell) => cell !== '' && !MARK.test(cell));
    return cells.map((cell) => ({ raw: `${name}: ${cell} (1)`, line }));
  });
}
