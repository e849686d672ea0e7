import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createBuiltInMarker } from '../server/features/marking/engine/built-in-marker.ts';
import type { ConfirmedAnswer, MarkedAnswer } from '../server/features/marking/engine/marker.ts';
import { measureAgreement, type Agreement } from '../shared/agreement.ts';
import { commonestShare, markByOverlap } from './baselines.ts';
import { createQuestionPreparer } from '../server/features/marking/engine/prepare-scheme.ts';
import { isAbstained, trustHead, trustRow, type Outcome } from './marking-outcomes.ts';
import { readMarkedRows, taskOf, type MarkedRow } from './marking-data.ts';
import { headLine, tableRow } from './marking-table.ts';

/**
 * Measures the built-in marker against people's marks.
 *
 *     npm run bench -- marking --data FILE [--learn N] [--out FILE]
 *
 * FILE holds one JSON object a line: id, question, reference or scheme, answer, mark, maxMark, and
 * optionally qid, points and bands. With `--learn` the marker receives people's marks of the first
 * N answers of each question, and the rest is scored. `--out` writes id, mark, flags and
 * confidence, one JSON object a line. Answers left to the teacher are counted separately.
 */
const { values } = parseArgs({
  options: { data: { type: 'string' }, learn: { type: 'string' }, out: { type: 'string' } },
});
if (values.data === undefined)
  throw new Error('Name the data: npm run bench -- marking --data FILE [--learn N] [--out FILE]');
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

/** Returns how often the mark was the person's, for each step of confidence. */
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
const prepare = createQuestionPreparer();

/** Returns the kind of the points of a row's scheme. */
function kindOf(row: MarkedRow): string {
  const { scheme } = prepare(taskOf(row));
  const kinds = new Set(scheme.groups.flatMap(({ points }) => points.map(({ kind }) => kind)));
  const [kind = 'none'] = kinds;
  return kinds.size > 1 ? 'mixed' : kind;
}

const outcomes: Outcome[] = rows.flatMap((row, index) => {
  const one = marked[index];
  return one === undefined ? [] : [{ row, marked: one, kind: kindOf(row) }];
});
const judged = outcomes.flatMap((one, index) =>
  isAbstained(one) || one.row.isUnmarkable ? [] : [index],
);
const isDoubted = (index: number): boolean =>
  marked[index]?.analysis.flags.includes('doubt') ?? false;
const byMarker: Predict = (_, index) => marked[index]?.markAwarded ?? 0;
const commonest = shareOfCommonest();
const byKind = [...Map.groupBy(outcomes, ({ kind }) => kind)].toSorted(
  ([, a], [, b]) => b.length - a.length,
);
const report = [
  `${rows.length} answers, ${byQuestion.length} questions, ${Math.round(perSecond)} answers per second of processor time` +
    (learn > 0 ? `, learnt from the first ${learn} of each question` : ''),
  `${rows.length - judged.length} left to the teacher, not in the first table`,
  '',
  headLine(),
  tableRow('built-in marker', agreementOf(byMarker, judged)),
  tableRow(
    '  without doubt',
    agreementOf(
      byMarker,
      judged.filter((index) => !isDoubted(index)),
    ),
  ),
  tableRow(
    '  with doubt',
    agreementOf(
      byMarker,
      judged.filter((index) => isDoubted(index)),
    ),
  ),
  ...(learn > 0
    ? [
        tableRow(
          'without learning',
          agreementOf((_, index) => untaught[index]?.markAwarded ?? 0, judged),
        ),
      ]
    : []),
  tableRow(
    'word overlap',
    agreementOf((row) => markByOverlap(row.scheme, row.answer, row.maxMark), judged),
  ),
  tableRow(
    'commonest mark',
    agreementOf((row) => Math.round(commonest * row.maxMark), judged),
  ),
  '',
  trustHead(),
  trustRow('all', outcomes),
  ...byKind.map(([kind, group]) => trustRow(`  ${kind}`, group)),
  '',
  'Confidence',
  ...calibrationLines(marked),
  '',
  `Flags: ${flagLine(marked)}`,
];
process.stdout.write(`${report.join('\n')}\n`);

if (values.out !== undefined) {
  const lines = marked.map(({ id, markAwarded, analysis }) =>
    JSON.stringify({
      id,
      mark: markAwarded,
      flags: analysis.flags,
      confidence: analysis.confidence,
    }),
  );
  writeFileSync(values.out, `${lines.join('\n')}\n`);
}
