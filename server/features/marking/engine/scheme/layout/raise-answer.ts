import { findTitles } from './join-broken-rows.ts';
import { rolesOf } from './column-roles.ts';

/**
 * Moves the answer next to its mark. Under "Working", "Answer" and "Mark" it may be on a later
 * line, next to the last step of the working:
 *
 *     Working          Answer   Mark   Notes
 *     6x − 15 = 9               3      M1 for the brackets
 *     6x = 24                          M1 for 6x
 *                      4               A1
 */
export function raiseAnswer(lines: readonly string[]): string[] {
  const header = findTitles(lines);
  const titles = (lines[header] ?? '').split('\t').map((cell) => cell.trim());
  const roles = rolesOf(titles);
  const [answer, mark] = [roles.indexOf('answer'), roles.indexOf('mark')];
  const working = titles.findIndex((title) => /^(?:working|method)$/i.test(title));
  const raised = [...lines];
  if (header < 0 || working < 0 || answer < 0 || mark < 0) return raised;
  const rows = lines.map((line) => line.split('\t'));
  const marked = rows.findIndex((cells, at) => at > header && filled(cells[mark]));
  const end = rows.findIndex((cells, at) => at > marked && filled(cells[mark]));
  const below = rows.slice(marked + 1, end < 0 ? rows.length : end);
  const answers = below.filter((cells) => filled(cells[answer]));
  const [only] = answers;
  const row = rows[marked];
  if (marked < 0 || row === undefined || filled(row[answer])) return raised;
  if (only === undefined || answers.length > 1) return raised;
  raised[marked] = row.with(answer, only[answer] ?? '').join('\t');
  // The mark is for the answer, to which the steps below are only one way.
  for (const cells of below)
    raised[rows.indexOf(cells)] = cells
      .map((cell, at) => (at === answer || at === working ? '' : cell))
      .join('\t');
  return raised;
}

const filled = (cell: string | undefined): boolean => cell !== undefined && cell.trim() !== '';
