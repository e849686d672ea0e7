import { writeFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createBuiltInMarker } from '../server/features/marking/engine/built-in-marker.ts';
import type { MarkedAnswer } from '../server/features/marking/engine/marker.ts';
import { commonestShare, markByOverlap, measureAgreement, type Agreement } from './agreement.ts';

/**
 * Measures the built-in marker against people's marks.
 *
 *     npm run bench:marking -- --data FILE [--out FILE]
 *
 * FILE holds one JSON object a line: id, question, reference, answer, mark, maxMark, qid.
 */

const rowSchema = z.object({
  id: z.string(),
  question: z.string(),
  reference: z.string(),
  answer: z.string(),
  mark: z.number(),
  maxMark: z.number(),
  qid: z.string(),
});
type Row = z.infer<typeof rowSchema>;

function readRows(file: string): Row[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => rowSchema.parse(JSON.parse(line)));
}

async function markAll(
  rows: readonly Row[],
): Promise<{ marked: MarkedAnswer[]; perSecond: number }> {
  const marker = createBuiltInMarker();
  const from = performance.now();
  const marked: MarkedAnswer[] = [];
  for (const row of rows) {
    const task = {
      id: row.id,
      questionText: row.question,
      markSchemeAnswer: row.reference,
      userAnswer: row.answer,
      maxMark: row.maxMark,
    };
    marked.push(await marker.mark(task));
  }
  return { marked, perSecond: (rows.length / (performance.now() - from)) * 1000 };
}

function agreementOf(
  rows: readonly Row[],
  predict: (row: Row, index: number) => number,
): Agreement {
  return measureAgreement(
    rows.map((row, index) => ({
      given: row.mark,
      predicted: predict(row, index),
      maxMark: row.maxMark,
      questionId: row.qid,
    })),
  );
}

const COLUMNS = ['QWK', 'QWK/q', 'r', 'nRMSE', 'exact', 'within one'] as const;

const widthOf = (column: string): number => Math.max(column.length, 6) + 3;

function tableRow(name: string, agreement: Agreement): string {
  const figures = [
    agreement.qwk,
    agreement.qwkPerQuestion,
    agreement.pearson,
    agreement.nrmse,
    agreement.exact,
    agreement.withinOne,
  ];
  const cells = figures.map((figure, index) =>
    (figure === null ? '–' : figure.toFixed(3)).padStart(widthOf(COLUMNS[index] ?? '')),
  );
  return name.padEnd(18) + cells.join('');
}

/** For each step of confidence, how often the mark was the person's. */
function calibrationLines(rows: readonly Row[], marked: readonly MarkedAnswer[]): string[] {
  const bins = Map.groupBy(rows.keys(), (index) =>
    Math.floor((marked[index]?.analysis.confidence ?? 0) * 10 + 1e-9),
  );
  return [...bins]
    .toSorted(([a], [b]) => a - b)
    .map(([bin, indexes]) => {
      const same = indexes.filter((index) => marked[index]?.markAwarded === rows[index]?.mark);
      const share = (same.length / indexes.length).toFixed(2);
      return `  ${(bin / 10).toFixed(1)}  ${String(indexes.length).padStart(6)} answers   ${share} exact`;
    });
}

function flagLine(marked: readonly MarkedAnswer[]): string {
  const counts = Map.groupBy(
    marked.flatMap((one) => one.analysis.flags),
    (flag) => flag,
  );
  return [...counts].map(([flag, all]) => `${flag} ${all.length}`).join(', ');
}

const { values } = parseArgs({ options: { data: { type: 'string' }, out: { type: 'string' } } });
if (values.data === undefined)
  throw new Error('Name the data: npm run bench:marking -- --data FILE');

const rows = readRows(values.data);
const { marked, perSecond } = await markAll(rows);
const scores = {
  'built-in marker': agreementOf(rows, (_, index) => marked[index]?.markAwarded ?? 0),
  'word overlap': agreementOf(rows, (row) => markByOverlap(row.reference, row.answer, row.maxMark)),
  'commonest mark': commonest(rows),
};

function commonest(all: readonly Row[]): Agreement {
  const share = commonestShare(
    all.map((row) => ({
      given: row.mark,
      predicted: 0,
      maxMark: row.maxMark,
      questionId: row.qid,
    })),
  );
  return agreementOf(all, (row) => Math.round(share * row.maxMark));
}

const report = [
  `${rows.length} answers, ${new Set(rows.map((row) => row.qid)).size} questions, ${Math.round(perSecond)} answers/s`,
  '',
  ' '.repeat(18) + COLUMNS.map((column) => column.padStart(widthOf(column))).join(''),
  ...Object.entries(scores).map(([name, agreement]) => tableRow(name, agreement)),
  '',
  'Confidence',
  ...calibrationLines(rows, marked),
  '',
  `Flags: ${flagLine(marked)}`,
];
process.stdout.write(`${report.join('\n')}\n`);

if (values.out !== undefined) {
  const lines = rows.map((row, index) =>
    JSON.stringify({ id: row.id, mark: row.mark, maxMark: row.maxMark, marked: marked[index] }),
  );
  writeFileSync(values.out, `${lines.join('\n')}\n`);
}
