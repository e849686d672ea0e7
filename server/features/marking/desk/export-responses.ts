import { emailHeading, shownEmail } from '../../../../shared/sign-in-name.ts';
import type { MarkState } from '../../../../shared/contract/marking.ts';
import { giverOf, type MarkGiver } from '../../../../shared/mark-giver.ts';
import type { CsvCell } from '../../../../shared/csv.ts';
import { resultsMessages } from '../../../../shared/messages/results.ts';
import type { Database } from '../../../database/client.ts';
import { tableFile, type TableFormat } from '../../../downloads/table-file.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { markStateOf } from '../present-submission.ts';
import {
  listExportAnswers,
  listExportStudents,
  type ExportAnswer,
  type ExportStudent,
} from './export-queries.ts';

const headerFor = (students: readonly ExportStudent[]) => [
  'Name',
  emailHeading(students.map(({ email }) => email)),
  'Question',
  'Student Answer',
  'Mark',
  'Max Mark',
  'AI Mark',
  'Mark State',
  'Feedback',
  'Submitted',
];

/** The state of a mark, in the wording of the marking desk. */
const stateLabels: Readonly<Record<Exclude<MarkState, 'pencil'>, string>> = {
  unmarked: 'Pending',
  accepted: 'Accepted',
  overridden: 'Overridden',
};

const pencilLabels: Readonly<Record<MarkGiver, string>> = {
  ai: 'AI',
  exact: 'Marked exactly',
  blank: 'Left blank',
};

/** How many students' answers are read at a time. */
const STUDENTS_AT_ONCE = 100;

/** Exports every answer of the quiz as a file, one per row. */
export async function exportResponses(
  database: Database,
  scope: QuizScope,
  format: TableFormat,
): Promise<File> {
  const students = await listExportStudents(database, scope);
  return tableFile({
    name: `${scope.quizCode}-responses`,
    format,
    header: headerFor(students),
    rows: listRows(database, scope.quizCode, students),
  });
}

async function* listRows(database: Database, quizCode: string, students: ExportStudent[]) {
  for (let start = 0; start < students.length; start += STUDENTS_AT_ONCE) {
    const some = students.slice(start, start + STUDENTS_AT_ONCE);
    const ids = some.map((student) => student.userId);
    const answers = await listExportAnswers(database, quizCode, ids);
    const byStudent = Map.groupBy(answers, (answer) => answer.userId);
    for (const student of some) {
      for (const answer of byStudent.get(student.userId) ?? []) yield toRow(student, answer);
    }
  }
}

/** Returns the state of a mark in words, and whether a teacher decided on it without opening it. */
function labelOf(answer: ExportAnswer): string {
  const state = markStateOf(answer);
  if (state === 'pencil') return pencilLabels[giverOf(answer.marker)];
  const label =
    state === 'overridden' && answer.aiMark === null ? 'Given by the teacher' : stateLabels[state];
  return answer.confirmedInBulk ? `${label} in bulk` : label;
}

function toRow(student: ExportStudent, answer: ExportAnswer): CsvCell[] {
  return [
    student.displayName ?? resultsMessages.unknownStudent,
    shownEmail(student.email ?? ''),
    answer.questionText,
    answer.userAnswer,
    answer.markAwarded ?? 'Pending',
    answer.maxMark,
    giverOf(answer.marker) === 'ai' ? answer.aiMark : null,
    labelOf(answer),
    answer.feedback,
    answer.submittedAt?.toISOString() ?? null,
  ];
}
