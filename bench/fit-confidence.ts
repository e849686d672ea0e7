import { parseArgs } from 'node:util';
import {
  CONFIDENCE_SIGNS,
  readConfidenceSigns,
} from '../server/features/marking/engine/confidence-signs.ts';
import { isOneStatement } from '../server/features/marking/engine/estimate-confidence.ts';
import { readAnswer } from '../server/features/marking/engine/match/answer.ts';
import { awardMarks } from '../server/features/marking/engine/match/award-marks.ts';
import { judgeAnswer } from '../server/features/marking/engine/match/judge-answer.ts';
import { EVIDENCE_WEIGHTS } from '../server/features/marking/engine/match/weigh-evidence.ts';
import { createQuestionPreparer } from '../server/features/marking/engine/prepare-scheme.ts';
import { abstainsFrom } from '../server/features/marking/engine/scheme/abstains-from.ts';
import { fitFractionalLogit, type Case, type Fit } from './fractional-logit.ts';
import { readMarkedRows, taskOf, type MarkedRow } from './marking-data.ts';

/**
 * Fits what each sign of a marked list is worth for the chance that a person gives the same mark,
 * and says how far that chance can be trusted on questions that were not fitted.
 *
 *     node bench/fit-confidence.ts --data FILE [--data FILE]
 */
const FOLDS = 10;
const PENALTY = 0.02;

const prepare = createQuestionPreparer();

interface Sample extends Case {
  qid: string;
  /** Wrong by half of the marks or more. */
  isFarOff: boolean;
}

/** The signs of an answer to a list, and whether the mark is the person's; none for other schemes. */
function sampleOf(row: MarkedRow): Sample[] {
  const question = prepare(taskOf(row));
  const { scheme } = question;
  if (abstainsFrom(scheme) !== null || isOneStatement(question) || row.maxMark === 0) return [];
  const answer = readAnswer(row.answer);
  const points = awardMarks(judgeAnswer(question, answer, EVIDENCE_WEIGHTS), {
    maxMark: row.maxMark,
    mayRepeat: scheme.isModelAnswer,
    scale: scheme.scale,
    total: null,
  });
  const signs = readConfidenceSigns(points, answer, question, row.maxMark);
  const given = points.reduce((sum, { marks }) => sum + marks, 0);
  return [
    {
      inputs: CONFIDENCE_SIGNS.map((sign) => signs[sign]),
      share: given === row.mark ? 1 : 0,
      isFarOff: Math.abs(given - row.mark) * 2 >= row.maxMark && given !== row.mark,
      qid: row.qid,
    },
  ];
}

const chanceOf = ({ weights, constant }: Fit, { inputs }: Case): number =>
  1 / (1 + Math.exp(-inputs.reduce((sum, x, kind) => sum + x * (weights[kind] ?? 0), constant)));

const { values } = parseArgs({ options: { data: { type: 'string', multiple: true } } });
if (values.data === undefined)
  throw new Error('Name the data: node bench/fit-confidence.ts --data FILE [--data FILE]');

const samples = values.data
  .flatMap((file) => readMarkedRows(file))
  .filter(({ isUnmarkable }) => !isUnmarkable)
  .flatMap((row) => sampleOf(row));
const questions = [...new Set(samples.map(({ qid }) => qid))];
const foldOf = ({ qid }: Sample): number => questions.indexOf(qid) % FOLDS;
const unseen = samples.map((sample) => ({ sample, chance: 0 }));
for (let fold = 0; fold < FOLDS; fold += 1) {
  const fitted = fitFractionalLogit(
    samples.filter((sample) => foldOf(sample) !== fold),
    PENALTY,
  );
  for (const one of unseen)
    if (foldOf(one.sample) === fold) one.chance = chanceOf(fitted, one.sample);
}

const shareOf = (part: number, whole: number): string => (part / Math.max(1, whole)).toFixed(3);
const bins = Map.groupBy(unseen, ({ chance }) => Math.floor(chance * 10));
const gap = [...bins.values()].reduce(
  (sum, bin) =>
    sum + Math.abs(bin.reduce((all, { chance, sample }) => all + chance - sample.share, 0)),
  0,
);
const thresholds = [0.6, 0.65, 0.7, 0.75, 0.77, 0.8, 0.85].map((least) => {
  const sure = unseen.filter(({ chance }) => chance >= least);
  const right = sure.filter(({ sample }) => sample.share === 1).length;
  const far = sure.filter(({ sample }) => sample.isFarOff).length;
  return `  ${least.toFixed(2)}  unflagged ${shareOf(sure.length, unseen.length)}  exact ${shareOf(right, sure.length)}  half wrong ${shareOf(far, unseen.length)}`;
});
const all = fitFractionalLogit(samples, PENALTY);
const report = [
  `${samples.length} answers to ${questions.length} lists, ${shareOf(samples.filter(({ share }) => share === 1).length, samples.length)} exact`,
  `On questions that were not fitted: calibration error ${shareOf(gap, unseen.length)}; from a confidence of`,
  ...thresholds,
  '',
  `  constant: ${all.constant.toFixed(2)},`,
  ...CONFIDENCE_SIGNS.map((sign, kind) => `  ${sign}: ${(all.weights[kind] ?? 0).toFixed(2)},`),
];
process.stdout.write(`${report.join('\n')}\n`);
