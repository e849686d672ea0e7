import { writeXlsx, type CellValue } from 'hucre/xlsx';
import { measureAgreement, type MarkPair } from '../../../shared/agreement.ts';
import type { Database } from '../../database/client.ts';
import { plainCell, tableTypes } from '../../downloads/table-file.ts';
import { fail } from '../../http/fail.ts';
import type { QuizRow } from '../quizzes/public.ts';
import {
  listEvidenceMarks,
  listEvidenceSteps,
  type EvidenceMarkRow,
  type EvidenceStepRow,
} from './evidence-queries.ts';

type Row = CellValue[];
type Line = [name: string, pairs: MarkPair[]];

/**
 * The evidence pack: a workbook with every mark's story and how far marker and teacher agree.
 * Throws NO_DATA when nobody sat the quiz.
 */
export async function exportEvidence(database: Database, quiz: QuizRow): Promise<File> {
  const [marks, steps] = await Promise.all([
    listEvidenceMarks(database, quiz.quizCode),
    listEvidenceSteps(database, quiz.quizCode),
  ]);
  if (marks.length === 0) throw fail('NO_DATA');
  const frozen = { freezePane: { rows: 1 } };
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Overview', rows: overview(quiz, marks) },
      { name: 'Agreement', rows: agreement(marks), ...frozen },
      { name: 'Marks', rows: [marksHeader, ...marks.map(markRow)], ...frozen },
      { name: 'Story', rows: [storyHeader, ...steps.map(stepRow)], ...frozen },
    ],
  });
  return new File([bytes], `${quiz.quizCode}-evidence.xlsx`, {
    type: tableTypes.xlsx,
  });
}

function overview(quiz: QuizRow, marks: EvidenceMarkRow[]): Row[] {
  const confirmed = marks.filter((row) => row.confirmedBy !== null);
  const changed = confirmed.filter((row) => row.mark !== row.aiMark);
  return [
    ['Quiz', quiz.quizCode],
    ['Title', plainCell(quiz.title)],
    ['Created', quiz.createdAt.toISOString()],
    ['This file was made', new Date().toISOString()],
    ['Students', new Set(marks.map((row) => row.submissionId.split('_')[0])).size],
    ['Answers', marks.length],
    ['Marked', marks.filter((row) => row.mark !== null).length],
    ['Confirmed by a teacher', confirmed.length],
    ['Of these changed by the teacher', changed.length],
    ['Markers', [...new Set(marks.flatMap((row) => row.marker ?? []))].join(', ')],
  ];
}

/** Each question's figures, and all together, over answers with both marks. */
function agreement(marks: EvidenceMarkRow[]): Row[] {
  const both = marks.flatMap(({ mark, aiMark, maxMark, confirmedBy, questionNumber }) =>
    mark === null || aiMark === null || confirmedBy === null
      ? []
      : [{ given: mark, predicted: aiMark, maxMark, questionId: String(questionNumber) }],
  );
  const byQuestion = [...Map.groupBy(both, (pair) => pair.questionId)];
  const lines = byQuestion
    .map(([number, pairs]): Line => [`Question ${number}`, pairs])
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .concat([['All questions', both]]);
  return [
    ['', 'Answers with both marks', 'Exact %', 'Within one mark %', 'Quadratic weighted kappa'],
    ...lines.map(([name, pairs]): Row => {
      if (pairs.length === 0) return [name, 0, 'too few answers', '', ''];
      const { exact, withinOne, qwk } = measureAgreement(pairs);
      const kappa = pairs.length < 2 ? 'too few answers' : rounded(qwk);
      return [name, pairs.length, rounded(exact * 100), rounded(withinOne * 100), kappa];
    }),
  ];
}

const marksHeader: Row = [
  'Student',
  'Question',
  'Answer',
  'Mark',
  'Max Mark',
  'AI Mark',
  'State',
  'Confirmed by',
  'Marker',
  'Prompt hash',
  'Confidence',
  'Flags',
  'Feedback',
  'Submission',
];

function markRow(row: EvidenceMarkRow): Row {
  return [
    row.student,
    row.questionNumber,
    plainCell(row.answer),
    row.mark ?? 'Pending',
    row.maxMark,
    row.aiMark,
    stateOf(row),
    row.confirmedBy,
    row.marker,
    row.promptHash,
    row.confidence,
    row.flags,
    plainCell(row.feedback),
    row.submissionId,
  ];
}

function stateOf({ mark, aiMark, confirmedBy }: EvidenceMarkRow): string {
  if (mark === null) return 'Pending';
  if (confirmedBy === null) return 'AI, not confirmed';
  return mark === aiMark ? 'accepted' : 'overridden';
}

const storyHeader: Row = [
  'Submission',
  'When',
  'What',
  'Teacher',
  'Marker',
  'Prompt hash',
  'Mark before',
  'Mark after',
  'Feedback before',
  'Feedback after',
  'Reason',
];

function stepRow(row: EvidenceStepRow): Row {
  return [
    row.submissionId,
    row.at,
    row.kind,
    row.teacher,
    row.marker,
    row.promptHash,
    row.oldMark ?? 'Pending',
    row.newMark ?? 'Pending',
    plainCell(row.oldFeedback),
    plainCell(row.newFeedback),
    plainCell(row.reason ?? ''),
  ];
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
