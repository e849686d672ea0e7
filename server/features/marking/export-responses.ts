import { toCsv } from '../../../shared/csv.ts';
import { resultsMessages } from '../../../shared/messages/results.ts';
import type { Database } from '../../database/client.ts';
import type { QuizRow } from '../quizzes/public.ts';
import { markStateOf } from './present-submission.ts';
import { listExportRows } from './responses-queries.ts';

const header = [
  'Name',
  'Email',
  'Question',
  'Student Answer',
  'Mark',
  'Max Mark',
  'AI Mark',
  'Mark State',
  'Feedback',
  'Submitted',
];

/** Every answer of the quiz as a CSV file, one row each (design, section 7, 12). */
export async function exportResponses(database: Database, quiz: QuizRow): Promise<File> {
  const rows = await listExportRows(database, quiz.quizCode);
  const cells = rows.map((row) => [
    row.displayName ?? resultsMessages.unknownStudent,
    row.email,
    row.questionText,
    row.userAnswer,
    row.markAwarded ?? 'Pending',
    row.maxMark,
    row.aiMark,
    markStateOf(row),
    row.feedback,
    row.submittedAt?.toISOString() ?? null,
  ]);
  return new File([toCsv(header, cells)], `${quiz.quizCode}-responses.csv`, {
    type: 'text/csv;charset=utf-8',
  });
}
