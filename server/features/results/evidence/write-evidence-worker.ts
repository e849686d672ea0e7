import { writeXlsx, type CellValue } from 'hucre/xlsx';
import { plainCell } from '../../../downloads/table-file.ts';
import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import { giverOf, type MarkGiver } from '../../../../shared/mark-giver.ts';
import type { SampledAnswer } from '../../marking/public.ts';
import { agreementRows, type MeasuredMarks } from './evidence-agreement.ts';
import type { EvidenceMarkRow, EvidenceStepRow } from './evidence-queries.ts';

type Row = CellValue[];

interface Evidence extends MeasuredMarks {
  quiz: { quizCode: string; title: string; createdAt: Date };
}

/** Writes the workbook of an evidence pack. */
export default async function writeEvidence({
  quiz,
  ...measured
}: Evidence): Promise<Uint8Array<ArrayBuffer>> {
  const { marks, steps, sample } = measured;
  const frozen = { freezePane: { rows: 1 } };
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Overview', rows: overview(quiz, marks) },
      { name: 'Agreement', rows: agreementRows(measured), ...frozen },
      { name: 'Blind marks', rows: [blindHeader, ...sample.flatMap(blindRows)], ...frozen },
      { name: 'Marks', rows: [marksHeader, ...marks.map(markRow)], ...frozen },
      { name: 'Story', rows: [storyHeader, ...steps.map(stepRow)], ...frozen },
    ],
  });
  return new Uint8Array(bytes);
}

function overview(quiz: Evidence['quiz'], marks: readonly EvidenceMarkRow[]): Row[] {
  const marked = marks.filter((row) => row.mark !== null);
  const confirmed = marks.filter((row) => row.confirmedBy !== null);
  const given = confirmed.filter((row) => row.aiMark === null);
  const changed = confirmed.filter((row) => row.aiMark !== null && row.mark !== row.aiMark);
  const inBulk = confirmed.filter((row) => row.inBulk);
  const unchecked = marked.filter((row) => row.confirmedBy === null);
  const uncheckedBy = Map.groupBy(unchecked, ({ marker }) => giverOf(marker));
  const countBy = (giver: MarkGiver) => uncheckedBy.get(giver)?.length ?? 0;
  return [
    ['Quiz', quiz.quizCode],
    ['Title', plainCell(quiz.title)],
    ['Created', quiz.createdAt.toISOString()],
    ['This file was made', new Date().toISOString()],
    ['Students', new Set(marks.map((row) => row.submissionId.split('_')[0])).size],
    ['Answers', marks.length],
    ['Marked', marked.length],
    ['Confirmed by a teacher', confirmed.length],
    [
      'Of these read by a teacher (of answers that say the same, one)',
      confirmed.length - inBulk.length,
    ],
    ['Of these accepted in bulk, not opened', inBulk.length],
    ['Of these given by the teacher, where there was no mark', given.length],
    ['Of these changed by the teacher', changed.length],
    ['Marked by AI, not yet checked', countBy('ai')],
    ['Marked exactly, without the AI, not yet checked', countBy('exact')],
    ['Left blank, not yet checked', countBy('blank')],
    ['Markers', [...new Set(marks.flatMap((row) => row.marker ?? []))].join(', ')],
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
  'Points earned',
  'Feedback',
  'Submission',
  'Attempt',
];

function markRow(row: EvidenceMarkRow): Row {
  return [
    row.student,
    row.questionNumber,
    plainCell(row.answer),
    row.mark ?? 'Pending',
    row.maxMark,
    giverOf(row.marker) === 'ai' ? row.aiMark : null,
    stateOf(row),
    row.confirmedBy,
    row.marker,
    row.promptHash,
    row.confidence,
    row.flags,
    plainCell(namePoints(row.points)),
    plainCell(row.feedback),
    row.submissionId,
    row.attempt,
  ];
}

const uncheckedStates: Readonly<Record<MarkGiver, string>> = {
  ai: 'marked by AI, not yet checked',
  exact: 'marked exactly, without the AI',
  blank: 'left blank',
};

function stateOf({ mark, aiMark, marker, confirmedBy, inBulk }: EvidenceMarkRow): string {
  if (mark === null) return 'Pending';
  if (confirmedBy === null) return uncheckedStates[giverOf(marker)];
  const how = inBulk ? ' in bulk' : '';
  if (aiMark === null) return `given by the teacher${how}`;
  return `${mark === aiMark ? 'accepted' : 'overridden'}${how}`;
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
  'Points ticked',
  'Reason',
];

function stepRow(row: EvidenceStepRow): Row {
  return [
    row.submissionId,
    row.at,
    // An undo may restore a mark that was accepted in bulk, but decides on none itself.
    row.inBulk && row.kind !== 'undone' ? `${row.kind} in bulk` : row.kind,
    row.teacher,
    row.marker,
    row.promptHash,
    row.oldMark ?? 'Pending',
    row.newMark ?? 'Pending',
    plainCell(row.oldFeedback),
    plainCell(row.newFeedback),
    plainCell(namePoints(row.tickedPoints)),
    plainCell(row.reason ?? ''),
  ];
}

/** Lists the points that were earned, each with the words that earned it, if known. */
function namePoints(points: readonly MarkedPoint[] | null): string {
  const earned = points?.filter(({ marksAwarded }) => marksAwarded > 0) ?? [];
  return earned.map(({ point, quote }) => (quote ? `${point} “${quote}”` : point)).join('; ');
}

const blindHeader: Row = ['Submission', 'Why', 'Teacher', 'Mark', 'AI without having seen it'];

function blindRows({ submissionId, purpose, marks, predictedMark }: SampledAnswer): Row[] {
  const why = purpose === 'sample' ? 'ten first' : 'spot check';
  return marks.map(({ teacher, mark }): Row => [
    submissionId,
    why,
    teacher,
    mark,
    predictedMark ?? 'not measured',
  ]);
}
