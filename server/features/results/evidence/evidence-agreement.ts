import { measureAgreement, type MarkPair } from '../../../../shared/agreement.ts';
import { shareInterval } from '../../../../shared/share-interval.ts';
import type { CellValue } from 'hucre/xlsx';
import type { QuestionChange, SampledAnswer } from '../../marking/public.ts';
import type { EvidenceMarkRow, EvidenceStepRow } from './evidence-queries.ts';
import { listOpened, type ComparedMark } from './opened-marks.ts';

type Row = CellValue[];

/** Marks given with the marker's mark in view, and blind marks. */
export interface MeasuredMarks {
  marks: readonly ComparedMark[];
  steps: readonly EvidenceStepRow[];
  changes: readonly QuestionChange[];
  sample: readonly SampledAnswer[];
  /** Questions whose first ten answers someone chose to skip. */
  skippedIds: ReadonlySet<string>;
  /** Answers whose final mark came from a blind mark, each as `submissionId attempt`. */
  inkedBlind: ReadonlySet<string>;
}

const header: Row = [
  '',
  'Blind marks',
  'Exact %',
  'Within one mark %',
  'Quadratic weighted kappa',
  'By Ten first, exact share of all answers lies from %',
  'to % (nine chances in ten)',
  'Decided with the AI mark in view, once for answers that say the same',
  'Exact %',
  'Within one mark %',
  'Quadratic weighted kappa',
  'Ten first',
];

/**
 * Returns the agreement for each question and for all together: over blind marks, and separately
 * over answers that a teacher decided with the marker's mark in view.
 */
export function agreementRows(measured: MeasuredMarks): Row[] {
  const { marks, sample, inkedBlind, skippedIds } = measured;
  const blind = toPairs(sample);
  // Spot checks are of the surer marks, and say nothing about all answers.
  const first = toPairs(sample.filter(({ purpose }) => purpose === 'sample'));
  const blindIds = new Set(sample.filter(isMarked).map(({ submissionId }) => submissionId));
  const isBlind = (row: EvidenceMarkRow) =>
    inkedBlind.has(`${row.submissionId} ${row.attempt}`) ||
    (!row.isEarlier && blindIds.has(row.submissionId));
  const opened = listOpened(measured).flatMap((row): MarkPair[] => {
    const { mark, aiMark, maxMark, questionId } = row;
    if (mark === null || aiMark === null || isBlind(row)) return [];
    return [{ given: mark, predicted: aiMark, maxMark, questionId }];
  });
  const numbers = new Map(marks.map((row) => [row.questionId, row.questionNumber]));
  const exactIds = new Set(marks.flatMap((row) => (row.isExact ? row.questionId : [])));
  const asked = [...numbers].toSorted(([, one], [, other]) => one - other);
  const lines = asked.map(([questionId, number]): Row => {
    const isOf = (pair: MarkPair) => pair.questionId === questionId;
    return [
      `Question ${number}`,
      ...figures(blind.filter(isOf)),
      ...interval(first.filter(isOf)),
      ...figures(opened.filter(isOf)),
      exactIds.has(questionId)
        ? 'marked exactly, without the AI'
        : tenFirst(
            sample.filter((answer) => answer.questionId === questionId),
            skippedIds.has(questionId),
          ),
    ];
  });
  const all: Row = ['All questions', ...figures(blind), ...interval(first), ...figures(opened), ''];
  return [header, ...lines, all];
}

const isMarked = ({ marks }: SampledAnswer) => marks.length > 0;

/** Pairs the first blind mark with the mark that the marker gave without having seen it. */
function toPairs(sample: readonly SampledAnswer[]): MarkPair[] {
  return sample.flatMap(({ marks: [first], predictedMark, maxMark, questionId }) =>
    first === undefined || predictedMark === null
      ? []
      : [{ given: first.mark, predicted: predictedMark, maxMark, questionId }],
  );
}

/**
 * Describes the progress on one question's first ten; spot checks are not part of it and are listed
 * separately.
 */
function tenFirst(answers: readonly SampledAnswer[], isSkipped: boolean): string {
  const chosen = answers.filter(({ purpose }) => purpose === 'sample');
  const marked = chosen.filter(isMarked);
  const isWhole = marked.length === chosen.length;
  const isMeasured = marked.some(({ predictedMark }) => predictedMark !== null);
  const said: string[] = [];
  if (marked.length === 0) {
    said.push(isSkipped ? 'skipped' : 'not done');
  } else {
    const whole = isMeasured ? 'done' : 'marked';
    said.push(isWhole ? whole : `${marked.length} of ${chosen.length} marked`);
    if (isSkipped && !isWhole) said.push('the rest skipped');
    const isUnjudged = marked.every((answer) => answer.isUnjudged);
    if (!isMeasured) said.push(isUnjudged ? 'the AI gave no mark' : 'not yet measured');
  }
  if (answers.some((answer) => answer.purpose !== 'sample' && isMarked(answer))) {
    said.push('spot-checked');
  }
  return said.join(', ');
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
