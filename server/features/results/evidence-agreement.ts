import { measureAgreement, type MarkPair } from '../../../shared/agreement.ts';
import { shareInterval } from '../../../shared/share-interval.ts';
import type { CellValue } from 'hucre/xlsx';
import type { EvidenceMarkRow } from './evidence-queries.ts';

type Row = CellValue[];

/** A mark that a teacher gave without seeing the marker's. */
export interface BlindPair extends MarkPair {
  submissionId: string;
}

interface Evidence {
  marks: readonly EvidenceMarkRow[];
  blind: readonly BlindPair[];
  /** Questions whose blind marks were skipped, or never asked for. */
  skippedIds: ReadonlySet<string>;
}

const header: Row = [
  '',
  'Blind marks',
  'Exact %',
  'Within one mark %',
  'Quadratic weighted kappa',
  'Exact share lies from %',
  'to % (nine chances in ten)',
  'Opened with the AI mark in view',
  'Exact %',
  'Within one mark %',
  'Quadratic weighted kappa',
  'Ten first',
];

/**
 * Each question's agreement and that of all together: over blind marks, and apart from them over
 * answers that a teacher opened with the marker's mark in view. What was accepted in bulk says
 * nothing of it, and what is marked exactly has no marker to agree with.
 */
export function agreementRows({ marks, blind, skippedIds }: Evidence): Row[] {
  const blindIds = new Set(blind.map(({ submissionId }) => submissionId));
  const opened = marks.flatMap((row): MarkPair[] =>
    row.mark === null ||
    row.aiMark === null ||
    row.confirmedBy === null ||
    row.inBulk ||
    row.isExact
      ? []
      : !row.isEarlier && blindIds.has(row.submissionId)
        ? []
        : [
            {
              given: row.mark,
              predicted: row.aiMark,
              maxMark: row.maxMark,
              questionId: row.questionId,
            },
          ],
  );
  const numbers = new Map(marks.map((row) => [row.questionId, row.questionNumber]));
  const exactIds = new Set(marks.flatMap((row) => (row.isExact ? row.questionId : [])));
  const asked = [...numbers].toSorted(([, one], [, other]) => one - other);
  const lines = asked.map(([questionId, number]): Row => {
    const isOf = (pair: MarkPair) => pair.questionId === questionId;
    return [
      `Question ${number}`,
      ...figures(blind.filter(isOf)),
      ...interval(blind.filter(isOf)),
      ...figures(opened.filter(isOf)),
      tenFirst(questionId, blind.some(isOf)),
    ];
  });
  function tenFirst(questionId: string, isDone: boolean): string {
    if (exactIds.has(questionId)) return 'marked exactly, without the AI';
    if (isDone) return 'done';
    return skippedIds.has(questionId) ? 'skipped' : 'not done';
  }
  const all: Row = ['All questions', ...figures(blind), ...interval(blind), ...figures(opened), ''];
  return [header, ...lines, all];
}

function figures(pairs: readonly MarkPair[]): Row {
  if (pairs.length === 0) return [0, 'too few answers', '', ''];
  const { exact, withinOne, qwk } = measureAgreement(pairs);
  const kappa = pairs.length < 2 ? 'too few answers' : rounded(qwk);
  return [pairs.length, rounded(exact * 100), rounded(withinOne * 100), kappa];
}

function interval(pairs: readonly MarkPair[]): Row {
  const exact = pairs.filter(({ given, predicted }) => given === predicted).length;
  const range = shareInterval(exact, pairs.length);
  return range === null ? ['', ''] : [rounded(range.low * 100), rounded(range.high * 100)];
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
