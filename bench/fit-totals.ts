import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  estimateConfidence,
  isOneStatement,
  RISK_ABOVE,
} from '../server/features/marking/engine/doubt/estimate-confidence.ts';
import { readAnswer, type Answer } from '../server/features/marking/engine/match/answer.ts';
import type { JudgedGroup } from '../server/features/marking/engine/match/award-marks.ts';
import { judgeAnswer } from '../server/features/marking/engine/match/judge-answer.ts';
import { EVIDENCE_WEIGHTS } from '../server/features/marking/engine/match/weigh-evidence.ts';
import {
  createQuestionPreparer,
  type PreparedQuestion,
} from '../server/features/marking/engine/prepare-scheme.ts';
import { abstainsFrom } from '../server/features/marking/engine/scheme/abstains-from.ts';
import { readForest } from '../server/features/marking/engine/total/forest.ts';
import {
  awardByScheme,
  OFFSETS,
  type AskOffsets,
  type LikelyTotal,
} from '../server/features/marking/engine/total/likely-total.ts';
import type { TotalSigns } from '../server/features/marking/engine/total/total-signs.ts';
import { readMarkedRows, taskOf, type MarkedRow } from './marking-data.ts';
import { growForest, type Case } from './random-forest.ts';
import { seededRandom } from './random.ts';

/**
 * Grows the forest that says how far a person's mark lies from the sum of the points of a list, and how
 * far it can be trusted on questions of authors that it does not know.
 *
 *     node bench/fit-totals.ts FILE… [--write]
 *
 * Each file is taken for one author's, and left out whole: the questions of one author are alike.
 * `--write` replaces the forest in use.
 */
const GROWING = {
  trees: 80,
  leastInLeaf: 8,
  signsPerSplit: 0.3,
  bounds: 64,
  outcomes: OFFSETS.length,
};
const FOREST = new URL(
  '../server/features/marking/engine/total/forest-of-totals.json',
  import.meta.url,
);

const prepare = createQuestionPreparer();

interface Sample {
  file: string;
  answer: Answer;
  groups: readonly JudgedGroup[];
  question: PreparedQuestion;
  maxMark: number;
  mark: number;
  /** Of the points one by one. */
  claimed: number;
  signs: TotalSigns;
}

const sumOf = ({ points }: LikelyTotal): number =>
  points.reduce((sum, { marks }) => sum + Math.floor(marks), 0);

const termsOf = (question: PreparedQuestion, maxMark: number) => ({
  maxMark,
  mayRepeat: question.scheme.isModelAnswer,
  scale: question.scheme.scale,
});

/** Nothing is moved: what the points say one by one. */
const UNMOVED = OFFSETS.map((offset) => (offset === 0 ? 1 : 0));

function sampleOf(row: MarkedRow, file: string): Sample[] {
  const question = prepare(taskOf(row));
  const { maxMark, mark } = row;
  if (abstainsFrom(question.scheme) !== null || isOneStatement(question) || maxMark === 0)
    return [];
  const answer = readAnswer(row.answer);
  const groups = judgeAnswer(question, answer, EVIDENCE_WEIGHTS);
  let signs: TotalSigns = {};
  const claims = awardByScheme(groups, answer, question, termsOf(question, maxMark), (read) => {
    signs = read;
    return UNMOVED;
  });
  return [{ file, answer, groups, question, maxMark, mark, claimed: sumOf(claims), signs }];
}

/** Which of the offsets the person's mark has. */
function outcomeOf({ mark, claimed }: Sample): number {
  const [least] = OFFSETS;
  return Math.min(OFFSETS.length - 1, Math.max(0, mark - claimed - least));
}

function grow(samples: readonly Sample[]): ReturnType<typeof growForest> {
  const signs = Object.keys(samples[0]?.signs ?? {});
  const cases = samples.map((sample): Case => ({
    inputs: signs.map((sign) => sample.signs[sign] ?? 0),
    outcome: outcomeOf(sample),
  }));
  return growForest(signs, cases, GROWING, seededRandom(1));
}

/** What the marker makes of an answer by a forest that does not know its author. */
function judgeBy(sample: Sample, ask: AskOffsets) {
  const { groups, answer, question, maxMark, mark } = sample;
  const likely = awardByScheme(groups, answer, question, termsOf(question, maxMark), ask);
  const given = sumOf(likely);
  const isGiven = given === mark;
  return {
    sample,
    isGiven,
    isFarOff: !isGiven && Math.abs(given - mark) * 2 >= maxMark,
    confidence: estimateConfidence(likely.points, answer, question, { ...likely, maxMark }),
    farOff: likely.farOff,
    chance: likely.chance,
  };
}

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
if (files.length === 0) throw new Error('Name the data: node bench/fit-totals.ts FILE…');

const samples = files.flatMap((file) =>
  readMarkedRows(file)
    .filter(({ isUnmarkable }) => !isUnmarkable)
    .flatMap((row) => sampleOf(row, file)),
);
const judged = files.flatMap((file) => {
  const ask = readForest(grow(samples.filter((sample) => sample.file !== file)));
  return samples.filter((sample) => sample.file === file).map((sample) => judgeBy(sample, ask));
});

type Judged = (typeof judged)[number];
const shareOf = (part: number, whole: number): string => (part / Math.max(1, whole)).toFixed(3);
const exactOf = (some: readonly Judged[]): string =>
  shareOf(some.filter(({ isGiven }) => isGiven).length, some.length);
const claimsOf = (some: readonly Judged[]): string =>
  shareOf(some.filter(({ sample }) => sample.claimed === sample.mark).length, some.length);
const bins = Map.groupBy(judged, ({ confidence }) => Math.floor(confidence * 10));
const gap = [...bins.values()].reduce(
  (sum, bin) =>
    sum +
    Math.abs(bin.reduce((all, { confidence, isGiven }) => all + confidence - (isGiven ? 1 : 0), 0)),
  0,
);
const describe = (sure: readonly Judged[]): string => {
  const far = sure.filter(({ isFarOff }) => isFarOff).length;
  return `unflagged ${shareOf(sure.length, judged.length)}, exact ${exactOf(sure)}, half wrong ${shareOf(far, judged.length)}`;
};
const report = [
  `${samples.length} answers to lists; by a forest that does not know the author, the person's mark (one by one, likeliest)`,
  ...files.map((file) => {
    const own = judged.filter(({ sample }) => sample.file === file);
    return `  ${file}: ${claimsOf(own)} ${exactOf(own)}`;
  }),
  `  all: ${claimsOf(judged)} ${exactOf(judged)}; calibration error ${shareOf(gap, judged.length)}`,
  'From a confidence of, as it is; by the chance alone, without the rules of doubt',
  ...[0.59, 0.62, 0.66, 0.7, 0.74, 0.78].flatMap((least) => [
    `  ${least.toFixed(2)}  ${describe(judged.filter((one) => one.confidence >= least && one.farOff <= RISK_ABOVE))}`,
    `        ${describe(judged.filter(({ chance }) => chance >= least))}`,
  ]),
];
process.stdout.write(`${report.join('\n')}\n`);
if (values.write) writeFileSync(FOREST, `${JSON.stringify(grow(samples), null, 1)}\n`);
