import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  estimateConfidence,
  isOneStatement,
  RISK_ABOVE,
} from '../../server/features/marking/engine/doubt/estimate-confidence.ts';
import { readAnswer, type Answer } from '../../server/features/marking/engine/match/answer.ts';
import type { JudgedGroup } from '../../server/features/marking/engine/match/award-marks.ts';
import { judgeAnswer } from '../../server/features/marking/engine/match/judge-answer.ts';
import { EVIDENCE_WEIGHTS } from '../../server/features/marking/engine/match/weigh-evidence.ts';
import {
  createQuestionPreparer,
  type PreparedQuestion,
} from '../../server/features/marking/engine/prepare-scheme.ts';
import { abstainsFrom } from '../../server/features/marking/engine/scheme/abstains-from.ts';
import { readTrees } from '../../server/features/marking/engine/total/boosted-trees.ts';
import {
  awardByScheme,
  OFFSETS,
  type Learnt,
  type LikelyTotal,
} from '../../server/features/marking/engine/total/likely-total.ts';
import {
  createRecall,
  stemsOfAnswer,
  stemsOfQuestion,
  type Memory,
  type Recall,
} from '../../server/features/marking/engine/total/recall.ts';
import type { TotalSigns } from '../../server/features/marking/engine/total/total-signs.ts';
import { readMarkedRows, taskOf } from '../marking-data.ts';
import { boostTrees, type Case } from './boost-trees.ts';
import { seededRandom } from '../random.ts';

/**
 * Grows the trees that predict how far a person's mark is from the sum of a list's points, and how
 * far it can be trusted on questions by unknown authors; and collects the remembered answers.
 *
 *     node bench/fit/totals.ts FILE… [--write] [--grow-only]
 *
 * Each file counts as one author's. The scheme reader was developed with the files of the folder
 * itself in view, and understands them better than a stranger's; nobody read those in `unread/`
 * during its development. Therefore these weigh more, and only they are used for validation: their
 * authors are left out in `PARTS` groups, each author as a whole. `--write` replaces the trees and
 * the memory in use, `--grow-only` skips the validation.
 */
const IS_UNREAD = /\bunread\b/;
const UNREAD_WEIGHT = 5;
const PARTS = 5;
const GROWING = {
  rounds: 150,
  depth: 8,
  rate: 0.05,
  casesPerRound: 0.5,
  signsPerSplit: 0.2,
  leastWeight: 8,
  bounds: 64,
  outcomes: OFFSETS.length,
};
/** The third of three that were tried (decision 116). */
const SEED = 3;
const TOTAL = new URL('../../server/features/marking/engine/total/', import.meta.url);

const prepare = createQuestionPreparer();

/** An answer as read by the marker. */
interface Read {
  file: string;
  answer: Answer;
  question: PreparedQuestion;
  maxMark: number;
  mark: number;
}

interface Sample extends Read {
  groups: readonly JudgedGroup[];
  /** The sum of the points one by one. */
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

/** The probabilities at which nothing is moved: the total is the sum of the points. */
const UNMOVED = OFFSETS.map((offset) => (offset === 0 ? 1 : 0));

/** Collects the remembered answers, with stems as indexes. */
function memoryOf(reads: readonly Read[]): Memory {
  const places = new Map<string, number>();
  const placeOf = (stem: string): number => {
    const place = places.get(stem) ?? places.size;
    places.set(stem, place);
    return place;
  };
  const questions = [...Map.groupBy(reads, ({ question }) => question)].map(([question, own]) => ({
    stems: stemsOfQuestion(question).map(placeOf).join(' '),
    answers: own
      .map(({ answer, mark, maxMark }) =>
        [Math.round((100 * mark) / maxMark), ...stemsOfAnswer(answer).map(placeOf)].join(' '),
      )
      .join('; '),
  }));
  return { stems: [...places.keys()], questions };
}

function sampleOf(read: Read, recall: Recall): Sample[] {
  const { question, answer, maxMark } = read;
  if (abstainsFrom(question.scheme) !== null || isOneStatement(question)) return [];
  const groups = judgeAnswer(question, answer, EVIDENCE_WEIGHTS);
  let signs: TotalSigns = {};
  const ask = (given: TotalSigns): readonly number[] => {
    signs = given;
    return UNMOVED;
  };
  const claims = awardByScheme(groups, answer, question, termsOf(question, maxMark), {
    ask,
    recall,
  });
  return [{ ...read, groups, claimed: sumOf(claims), signs }];
}

/** Returns which of the offsets the person's mark has. */
function outcomeOf({ mark, claimed }: Sample): number {
  const [least] = OFFSETS;
  return Math.min(OFFSETS.length - 1, Math.max(0, mark - claimed - least));
}

function grow(samples: readonly Sample[]): ReturnType<typeof boostTrees> {
  const signs = Object.keys(samples[0]?.signs ?? {});
  const cases = samples.map((sample): Case => ({
    inputs: signs.map((sign) => sample.signs[sign] ?? 0),
    outcome: outcomeOf(sample),
    weight: IS_UNREAD.test(sample.file) ? UNREAD_WEIGHT : 1,
  }));
  return boostTrees(signs, cases, GROWING, seededRandom(SEED));
}

/** Marks an answer with trees that were grown without its author. */
function judgeBy(sample: Sample, learnt: Learnt) {
  const { groups, answer, question, maxMark, mark } = sample;
  const likely = awardByScheme(groups, answer, question, termsOf(question, maxMark), learnt);
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
  options: {
    write: { type: 'boolean', default: false },
    'grow-only': { type: 'boolean', default: false },
  },
});
if (files.length === 0) throw new Error('Name the data: node bench/fit/totals.ts FILE…');

const reads = files.flatMap((file) =>
  readMarkedRows(file)
    .filter(({ isUnmarkable, maxMark }) => !isUnmarkable && maxMark > 0)
    .map((row): Read => ({
      file,
      answer: readAnswer(row.answer),
      question: prepare(taskOf(row)),
      maxMark: row.maxMark,
      mark: row.mark,
    })),
);
/**
 * Remembered answers for each author, without the author's own, so that no answer resembles itself.
 */
const recalls = new Map(
  files.map((file) => [file, createRecall(memoryOf(reads.filter((read) => read.file !== file)))]),
);
const samples = reads.flatMap((read) => {
  const recall = recalls.get(read.file);
  return recall === undefined ? [] : sampleOf(read, recall);
});
const unread = files.filter((file) => IS_UNREAD.test(file));
const judged = Array.from({ length: values['grow-only'] ? 0 : PARTS }, (_, part) => {
  const own = new Set(unread.filter((__, at) => at % PARTS === part));
  const ask = readTrees(grow(samples.filter(({ file }) => !own.has(file))));
  return samples.flatMap((sample) => {
    const recall = own.has(sample.file) ? recalls.get(sample.file) : undefined;
    return recall === undefined ? [] : [judgeBy(sample, { ask, recall })];
  });
}).flat();

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
  `${judged.length} answers to lists by authors that nobody read; by trees that do not know them, the person's mark (one by one, likeliest)`,
  ...unread.map((file) => {
    const own = judged.filter(({ sample }) => sample.file === file);
    return `  ${file}: ${claimsOf(own)} ${exactOf(own)}`;
  }),
  `  all: ${claimsOf(judged)} ${exactOf(judged)}; calibration error ${shareOf(gap, judged.length)}`,
  'From a confidence of, as it is; by the chance alone, without the rules of doubt',
  ...[0.62, 0.66, 0.7, 0.72, 0.74, 0.78].flatMap((least) => [
    `  ${least.toFixed(2)}  ${describe(judged.filter((one) => one.confidence >= least && one.farOff <= RISK_ABOVE))}`,
    `        ${describe(judged.filter(({ chance }) => chance >= least))}`,
  ]),
];
if (!values['grow-only']) process.stdout.write(`${report.join('\n')}\n`);
if (values.write) {
  const { stems, questions } = memoryOf(reads);
  const rows = questions.map((question) => JSON.stringify(question));
  const memory = `{"stems":${JSON.stringify(stems)},"questions":[\n${rows.join(',\n')}\n]}\n`;
  writeFileSync(new URL('remembered-answers.json', TOTAL), memory);
  const trees = `${JSON.stringify(grow(samples), null, 1)}\n`;
  writeFileSync(new URL('trees-of-totals.json', TOTAL), trees);
}
