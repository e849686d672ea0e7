import { counted } from '../../../../shared/counted.ts';
import { emailHeading, shownEmail } from '../../../../shared/sign-in-name.ts';
import type { Database } from '../../../database/client.ts';
import { tableFile, type TableFormat } from '../../../downloads/table-file.ts';
import { fail } from '../../../http/fail.ts';
import { listMarkbook, type MarkbookRow } from './markbook-queries.ts';
import type { Overview } from '../overview/overview-queries.ts';
import { listQuizPerformance } from '../overview/performance-queries.ts';

/**
 * Exports students × quizzes in percent, Pending until an attempt is fully marked; the quizzes of
 * one creator, or (null) all. Throws NO_DATA if nobody has sat any.
 */
export async function exportMarkbook(
  database: Database,
  overview: Overview,
  format: TableFormat,
): Promise<File> {
  const [rows, quizzes] = await Promise.all([
    listMarkbook(database, overview),
    listQuizPerformance(database, overview),
  ]);
  if (rows.length === 0) throw fail('NO_DATA');
  const sat = new Set(rows.map((row) => row.quizCode));
  // The list is newest first, but a markbook reads from left to right.
  const columns = quizzes.filter((quiz) => sat.has(quiz.quizCode)).toReversed();
  const ofQuiz = Map.groupBy(rows, ({ quizCode }) => quizCode);
  const titles = columns.map(
    ({ title, quizCode }) =>
      `${title || 'Quiz'} (${quizCode}) %${pencilNote(ofQuiz.get(quizCode) ?? [])}`,
  );
  return tableFile({
    name: 'markbook',
    format,
    header: ['Name', emailHeading(rows.map(({ email }) => email)), ...titles],
    rows: [...Map.groupBy(rows, (row) => row.userId).values()].map((ofStudent) => {
      const byQuiz = new Map(ofStudent.map((row) => [row.quizCode, row]));
      const cells = columns.map(({ quizCode }) => cellOf(byQuiz.get(quizCode)));
      return [ofStudent[0]?.displayName ?? '', shownEmail(ofStudent[0]?.email ?? ''), ...cells];
    }),
  });
}

/** Says how many of a quiz's marks a teacher gave or accepted, unless it is all of them. */
function pencilNote(rows: readonly MarkbookRow[]): string {
  const sum = (count: 'markedCount' | 'inkedCount') =>
    rows.reduce((total, row) => total + row[count], 0);
  const [marked, inked] = [sum('markedCount'), sum('inkedCount')];
  return inked === marked ? '' : `, ${inked} of ${counted(marked, 'mark')} in ink`;
}

function cellOf(result: MarkbookRow | undefined): number | string | null {
  if (!result) return null;
  const { markedCount, answerCount, score, maxScore } = result;
  if (markedCount === 0) return 'Pending';
  if (markedCount < answerCount) return `Pending (${markedCount} of ${answerCount} marked)`;
  return maxScore === 0 ? 0 : Math.round((score / maxScore) * 1_000) / 10;
}
