import { parseArgs } from 'node:util';
import { createBuiltInMarker } from '../server/features/marking/engine/built-in-marker.ts';
import type { ConfirmedAnswer } from '../server/features/marking/engine/marker.ts';
import { shareInterval } from '../shared/share-interval.ts';
import { chooseSample } from '../server/features/marking/sampling/choose-sample.ts';
import { measureAgreement, type MarkPair } from '../shared/agreement.ts';
import { readMarkedRows, taskOf, type MarkedRow } from './marking-data.ts';

/**
 * Measures which answers a teacher should mark first, and how well leaving each out in turn
 * predicts the rest.
 *
 *     npm run bench -- sampling --data FILE [--trials N]
 *
 * Draws classes of 30 from each question with enough answers. Up to five or ten answers are marked
 * first: representative ones (fewer if the answers are alike), and as many random or most doubtful
 * ones of the same class. The marker learns from them, and is scored on answers outside the class,
 * the same for each choice. Coverage is how often the 90 % interval of the sample contains the
 * marker's actual share on all other answers.
 */
const { values } = parseArgs({ options: { data: { type: 'string' }, trials: { type: 'string' } } });
if (values.data === undefined)
  throw new Error('Name the data: npm run bench -- sampling --data FILE [--trials N]');
const trials = Number(values.trials ?? 2);
const CLASS_SIZE = 30;
/** The least number of answers outside the class that each choice is scored on. */
const LEAST_OUTSIDE = 10;

const marker = createBuiltInMarker();
const say = (line: string) => process.stdout.write(`${line}\n`);
const random = seeded(2026);

/** A small generator, so that every run draws the same classes. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

const confirm = ({ answer, mark }: MarkedRow): ConfirmedAnswer => ({
  userAnswer: answer,
  markAwarded: mark,
});

async function predict(row: MarkedRow, confirmed: readonly ConfirmedAnswer[]): Promise<MarkPair> {
  const { markAwarded } = await marker.mark({ ...taskOf(row), confirmed });
  const { mark: given, maxMark, qid: questionId } = row;
  return { given, predicted: markAwarded, maxMark, questionId };
}

async function predictAll(
  rows: readonly MarkedRow[],
  confirmed: readonly ConfirmedAnswer[],
): Promise<MarkPair[]> {
  const pairs: MarkPair[] = [];
  for (const row of rows) pairs.push(await predict(row, confirmed));
  return pairs;
}

/** Chooses as Greenpen does. */
function chooseRepresentative(rows: readonly MarkedRow[]): MarkedRow[] {
  const candidates = rows.map(({ answer }) => ({ text: answer, answers: 1, burden: 0 }));
  return chooseSample(candidates).flatMap((place) => rows[place] ?? []);
}

async function orderByDoubt(rows: readonly MarkedRow[]): Promise<MarkedRow[]> {
  const doubts = [];
  for (const row of rows) {
    const { analysis } = await marker.mark(taskOf(row));
    doubts.push({ row, confidence: analysis.confidence });
  }
  return doubts.toSorted((one, other) => one.confidence - other.confidence).map(({ row }) => row);
}

interface Tally {
  chosen: number;
  pairs: MarkPair[];
  covered: number;
  intervals: number;
}

const begin = (): Tally => ({ chosen: 0, pairs: [], covered: 0, intervals: 0 });

const isExact = ({ given, predicted }: MarkPair): boolean => given === predicted;

async function trial(
  rows: readonly MarkedRow[],
  chosen: readonly MarkedRow[],
  tally: Tally,
): Promise<void> {
  tally.chosen += chosen.length;
  const confirmed = chosen.map(confirm);
  const inSample = new Set(chosen);
  const others = rows.filter((row) => !inSample.has(row));
  const rest = await predictAll(others, confirmed);
  // The class comes first.
  tally.pairs.push(...rest.slice(CLASS_SIZE - chosen.length));
  const leftOut: MarkPair[] = [];
  for (const row of chosen) {
    const seen = chosen.filter((other) => other.answer !== row.answer);
    leftOut.push(await predict(row, seen.map(confirm)));
  }
  const interval = shareInterval(leftOut.filter(isExact).length, leftOut.length);
  const share = rest.filter(isExact).length / rest.length;
  if (interval === null) return;
  tally.intervals += 1;
  tally.covered += Number(share >= interval.low && share <= interval.high);
}

const all = readMarkedRows(values.data).filter((row) => !row.isUnmarkable);
const questions = [...Map.groupBy(all, (row) => row.qid).values()].filter(
  (group) => group.length >= CLASS_SIZE + LEAST_OUTSIDE,
);
say(`${questions.length} questions, ${trials} classes of ${CLASS_SIZE} each`);
say('first           up to  marked  QWK    exact  90 % interval holds');
for (const count of [5, 10]) {
  const tallies = { representative: begin(), random: begin(), 'most doubtful': begin() };
  for (const question of questions) {
    for (let turn = 0; turn < trials; turn += 1) {
      const rows = shuffle(question);
      const inClass = rows.slice(0, CLASS_SIZE);
      const representative = chooseRepresentative(inClass).slice(0, count);
      const asMany = (ordered: readonly MarkedRow[]) => ordered.slice(0, representative.length);
      await trial(rows, representative, tallies.representative);
      await trial(rows, asMany(shuffle(inClass)), tallies.random);
      await trial(rows, asMany(await orderByDoubt(inClass)), tallies['most doubtful']);
    }
  }
  for (const [name, tally] of Object.entries(tallies)) {
    const { qwk, exact } = measureAgreement(tally.pairs);
    const held = (100 * tally.covered) / Math.max(1, tally.intervals);
    const marked = tally.chosen / (questions.length * trials);
    say(
      `${name.padEnd(15)} ${String(count).padStart(5)}  ${marked.toFixed(1).padStart(6)}  ${qwk.toFixed(3)}  ${exact.toFixed(3)}  ${held.toFixed(1)} %`,
    );
  }
}

const many = shuffle(all)
  .slice(0, 300)
  .map(({ answer }) => ({ text: answer, answers: 1, burden: 0 }));
const from = process.threadCpuUsage();
chooseSample(many);
const { user, system } = process.threadCpuUsage(from);
say(`choosing of 300 answers: ${Math.round((user + system) / 1000)} ms of processor time`);
