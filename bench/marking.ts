import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createBuiltInMarker } from '../server/features/marking/engine/built-in-marker.ts';
import type { ConfirmedAnswer, MarkedAnswer } from '../server/features/marking/engine/marker.ts';
import { measureAgreement, type Agreement } from '../shared/agreement.ts';
import { commonestShare, markByOverlap } from './baselines.ts';
import { readMarkedRows, taskOf, type MarkedRow } from './marking-data.ts';
import { headLine, tableRow } from './marking-table.ts';

/**
 * Measures the built-in marker against people's marks.
 *
 *     npm run bench:marking -- --data FILE [--learn N] [--out FILE]
 *
 * FILE holds one JSON object a line: id, question, reference, answer, mark, maxMark, qid. With
 * `--learn` the marker is given people's marks of the first N answers of each question, and the
 * rest is scored. `--out` writes id and mark, one JSON object a line.
 */
const { values } = parseArgs({
  options: { data: { type: 'string' }, learn: { type: 'string' }, out: { type: 'string' } },
});
if (values.data === undefined)
  throw new Error('Name the data: npm run bench:marking -- --data FILE [--learn N] [--out FILE]');
const learn = Number(values.learn ?? 0);
if (!Number.isInteger(learn) || learn < 0) throw new Error('--learn takes a whole number from 0.');

const all = readMarkedRows(values.data);
const byQuestion = [...Map.groupBy(all, (row) => row.qid).values()];
const rows = byQuestion.flatMap((group) => group.slice(learn));
const confirmed = new Map(
  byQuestion.map((group) => [group[0]?.qid, group.slice(0, learn).map((row) => confirm(row))]),
);

function confirm({ answer, mark }: MarkedRow): ConfirmedAnswer {
  return { userAnswer: answer, markAwarded: mark };
}

async function markAll(
  lessons: ReadonlyMap<string | undefined, readonly ConfirmedAnswer[]>,
): Promise<{ marked: MarkedAnswer[]; perSecond: number }> {
  const marker = createBuiltInMarker();
  const from = process.cpuUsage();
  const marked: MarkedAnswer[] = [];
  for (const row of rows) {
    marked.push(await marker.mark({ ...taskOf(row), confirmed: lessons.get(row.qid) ?? [] }));
  }
  const { user, system } = process.cpuUsage(from);
  return { marked, perSecond: (rows.length / (user + system)) * 1_000_000 };
}

type Predict = (row: MarkedRow, index: number) => number;

function agreementOf(predict: Predict, indexes: readonly number[]): Agreement {
  return measureAgreement(
    indexes.flatMap((index) => {
      const row = rows[index];
      if (row === undefined) return [];
      const { mark: given, maxMark, qid: questionId } = row;
      return [{ given, predicted: predict(row, index), maxMark, questionId }];
    }),
  );
}

function shareOfCommonest(): number {
  return commonestShare(
    all.map(({ mark, maxMark, qid }) => ({
      given: mark,
      predicted: 0,
      maxMark,
      questionId: qid,
    })),
  );
}

/** For each step of confidence, how often the mark was the person's. */
function calibrationLines(marked: readonly MarkedAnswer[]): string[] {
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
  return [...counts]
    .map(([flag, of]) => `${flag} ${of.length} (${((of.length / rows.length) * 100).toFixed(1)} %)`)
    .join(', ');
}

const { marked, perSecond } = await markAll(confirmed);
const untaught = learn > 0 ? (await markAll(new Map())).marked : [];
const every = [...rows.keys()];
const isDoubted = (index: number): boolean =>
  marked[index]?.analysis.flags.includes('doubt') ?? false;
const byMarker: Predict = (_, index) => marked[index]?.markAwarded ?? 0;
const commonest = shareOfCommonest();
const report = [
  `${rows.length} answers, ${byQuestion.length} questions, ${Math.round(perSecond)} answers per second of processor time` +
    (learn > 0 ? `, learnt from the first ${learn} of each question` : ''),
  '',
  headLine(),
  tableRow('built-in marker', agreementOf(byMarker, every)),
  tableRow(
    '  without doubt',
    agreementOf(
      byMarker,
      every.filter((index) => !isDoubted(index)),
    ),
  ),
  tableRow(
    '  with doubt',
    agreementOf(
      byMarker,
      every.filter((index) => isDoubted(index)),
    ),
  ),
  ...(learn > 0
    ? [
        tableRow(
          'without learning',
          agreementOf((_, index) => untaught[index]?.markAwarded ?? 0, every),
        ),
      ]
    : []),
  tableRow(
    'word overlap',
    agreementOf((row) => markByOverlap(row.reference, row.answer, row.maxMark), every),
  ),
  tableRow(
    'commonest mark',
    agreementOf((row) => Math.round(commonest * row.maxMark), every),
  ),
  '',
  'Confidence',
  ...calibrationLines(marked),
  '',
  `Flags: ${flagLine(marked)}`,
];
process.stdout.write(`${report.join('\n')}\n`);

if (values.out !== undefined) {
  const lines = marked.map(({ id, markAwarded }) => JSON.stringify({ id, mark: markAwarded }));
  writeFileSync(values.out, `${lines.join('\n')}\n`);
}
