import type { Actor } from '../../access/actor.ts';
import { ownerFilter } from '../../access/authorize.ts';
import type { Database } from '../../database/client.ts';
import { fileNameOf } from '../../downloads/file-name.ts';
import { tableFile, type TableFormat } from '../../downloads/table-file.ts';
import { fail } from '../../http/fail.ts';
import type { StudentRow } from './find-student.ts';
import { listAssessments } from './students-queries.ts';

const header = [
  'Quiz Code',
  'Quiz',
  'Subject',
  'Topic',
  'Spec Code',
  'Question',
  'Answer',
  'Mark',
  'Max Mark',
  'Percentage',
  'Feedback',
  'Submitted',
  'Attempt',
];

/**
 * Exports every answer of a student that counts, one per row. Throws NO_ASSESSMENT_DATA if there
 * are none.
 */
export async function exportAssessments(
  database: Database,
  actor: Actor,
  student: StudentRow,
  format: TableFormat,
): Promise<File> {
  const rows = await listAssessments(database, student.id, ownerFilter(actor, 'quiz.read'));
  if (rows.length === 0) throw fail('NO_ASSESSMENT_DATA');
  return tableFile({
    name: `${fileNameOf(student.displayName)}-assessments`,
    format,
    header,
    rows: rows.map((row) => [
      row.quizCode,
      row.title,
      row.subject,
      row.topic,
      row.specCode,
      row.questionText,
      row.userAnswer,
      row.mark ?? 'Pending',
      row.maxMark,
      row.mark === null || row.maxMark === 0 ? null : Math.round((100 * row.mark) / row.maxMark),
      row.feedback,
      row.submittedAt,
      row.attempt,
    ]),
  });
}
