import { parseArgs } from 'node:util';
import {
  CONFIDENCE_SIGNS,
  readConfidenceSigns,
} from '../server/features/marking/engine/doubt/confidence-signs.ts';
import {
  DOUBT_BELOW,
  estimateConfidence,
  isOneStatement,
} from '../server/features/marking/engine/doubt/estimate-confidence.ts';
import {
  readRiskSigns,
  RISK_SIGNS,
} from '../server/features/marking/engine/doubt/estimate-risk.ts';
import { holdsSchemeContent } from '../server/features/marking/engine/doubt/holds-scheme-content.ts';
import { readAnswer } from '../server/features/marking/engine/match/answer.ts';
import { judgeAnswer } from '../server/features/marking/engine/match/judge-answer.ts';
import { awardByScheme } from '../server/features/marking/engine/match/likely-total.ts';
import { EVIDENCE_WEIGHTS } from '../server/features/marking/engine/match/weigh-evidence.ts';
import { createQuestionPreparer } from '../server/features/marking/engine/prepare-scheme.ts';
import { abstainsFrom } from '../server/features/marking/engine/scheme/abstains-from.ts';
import { fitFractionalLogit, type Case, type Fit } from './fractional-logit.ts';
import { readMarkedRows, taskOf, type MarkedRow } from './marking-data.ts';

/**
 * Fits what each sign of a marked list is worth for the chance that a person gives the same mark,
 * and says how far that chance can be trusted on questions that were not fitted.
 *
 *     node bench/fit-confidence.ts --data FILE… --unseen FILE…
 *
 * `--data` holds questions that the reader of schemes was built on, which it marks better than
 * others; `--unseen` those that it was not. Both fit the signs, the constant is that of the latter.
 * Each file is taken for one author's, and left out whole: the questions of one author are alike.
 * The same for the risk that a mark is wrong by half or more, from the confidence in use.
 */
const PENALTY = 0.02;

const prepare = createQuestionPreparer();

interface Sample extends Case {
  file: string;
  qid: string;
  isUnseen: boolean;
  /** Wrong by half of the marks or more. */
  isFarOff: boolean;
  /** As the marker has it now, and what it makes of the risk of being far off. */
  confidence: number;
  risk: readonly number[];
}

/** The signs of an answer to a list, and whether the mark is the person's; none for other schemes. */
function sampleOf(row: MarkedRow, file: string, isUnseen: boolean): Sample[] {
  const question = prepare(taskOf(row));
  const { scheme } = question;
  if (abstainsFrom(scheme) !== null || isOneStatement(question) || row.maxMark === 0) return [];
  const answer = readAnswer(row.answer);
  const { points, isMoved } = awardByScheme(
    judgeAnswer(question, answer, EVIDENCE_WEIGHTS),
    answer,
    {
      maxMark: row.maxMark,
      mayRepeat: scheme.isModelAnswer,
      scale: scheme.scale,
    },
  );
  const given = points.reduce((sum, { marks }) => sum + marks, 0);
  const of = {
    maxMark: row.maxMark,
    isMoved,
    mayBeMisread:
      question.isMisread ||
      (given === 0 && holdsSchemeContent(row.answer, row.scheme, row.question)),
  };
  const signs = readConfidenceSigns(points, answer, question, of);
  const confidence = estimateConfidence(points, answer, question, of);
  const risks = readRiskSigns(points, { maxMark: row.maxMark, confidence });
  return [
    {
      inputs: [...CONFIDENCE_SIGNS.map((sign) => signs[sign]), isUnseen ? 0 : 1],
      isUnseen,
      share: given === row.mark ? 1 : 0,
      isFarOff: Math.abs(given - row.mark) * 2 >= row.maxMark && given !== row.mark,
      confidence,
      risk: [...RISK_SIGNS.map((sign) => risks[sign]), isUnseen ? 0 : 1],
      file,
      qid: `${file} ${row.qid}`,
    },
  ];
}

/** As on an unseen question: without what the last input adds for a known one. */
const chanceOf = ({ weights, constant }: Fit, { inputs }: Case): number =>
  1 /
  (1 +
    Math.exp(
      -inputs.slice(0, -1).reduce((sum, x, kind) => sum + x * (weights[kind] ?? 0), constant),
    ));

const { values } = parseArgs({
  options: {
    data: { type: 'string', multiple: true, default: [] },
    unseen: { type: 'string', multiple: true },
  },
});
const unseenFiles = values.unseen;
if (unseenFiles === undefined)
  throw new Error('Name the data: node bench/fit-confidence.ts --data FILE… --unseen FILE…');

const samplesIn = (files: readonly string[], isUnseen: boolean): Sample[] =>
  files.flatMap((file) =>
    readMarkedRows(file)
      .filter(({ isUnmarkable }) => !isUnmarkable)
      .flatMap((row) => sampleOf(row, file, isUnseen)),
  );
const samples = [...samplesIn(values.data, false), ...samplesIn(unseenFiles, true)];
const questions = [...new Set(samples.map(({ qid }) => qid))];
const authors = [...new Set(samples.map(({ file }) => file))];
/** The same samples as cases of a mark that is far off. */
const riskOf = ({ risk, isFarOff }: Sample): Case => ({ inputs: risk, share: isFarOff ? 1 : 0 });

const judged = samples.map((sample) => ({ sample, chance: 0, risk: 0 }));
for (const author of authors) {
  const others = samples.filter(({ file }) => file !== author);
  const fitted = fitFractionalLogit(others, PENALTY);
  const fittedRisk = fitFractionalLogit(others.map(riskOf), PENALTY);
  for (const one of judged)
    if (one.sample.file === author) {
      one.chance = chanceOf(fitted, one.sample);
      one.risk = chanceOf(fittedRisk, riskOf(one.sample));
    }
}
const unseen = judged.filter(({ sample }) => sample.isUnseen);

const shareOf = (part: number, whole: number): string => (part / Math.max(1, whole)).toFixed(3);
const bins = Map.groupBy(unseen, ({ chance }) => Math.floor(chance * 10));
const gap = [...bins.values()].reduce(
  (sum, bin) =>
    sum + Math.abs(bin.reduce((all, { chance, sample }) => all + chance - sample.share, 0)),
  0,
);
/** How the answers fare that are not flagged. */
const describe = (bound: number, sure: typeof unseen): string => {
  const right = sure.filter(({ sample }) => sample.share === 1).length;
  const far = sure.filter(({ sample }) => sample.isFarOff).length;
  return `  ${bound.toFixed(2)}  unflagged ${shareOf(sure.length, unseen.length)}  exact ${shareOf(right, sure.length)}  half wrong ${shareOf(far, unseen.length)}`;
};
const thresholds = [0.65, 0.68, 0.7, 0.72, 0.74, 0.77, 0.8].map((least) =>
  describe(
    least,
    unseen.filter(({ chance }) => chance >= least),
  ),
);
const risks = [1, 0.3, 0.25, 0.22, 0.2, 0.17, 0.15].map((most) =>
  describe(
    most,
    unseen.filter(({ sample, risk }) => sample.confidence >= DOUBT_BELOW.forList && risk <= most),
  ),
);
const all = fitFractionalLogit(samples, PENALTY);
const allRisk = fitFractionalLogit(samples.map(riskOf), PENALTY);
const report = [
  `${samples.length} answers to ${questions.length} lists, ${shareOf(samples.filter(({ share }) => share === 1).length, samples.length)} exact`,
  `On unseen questions, each author left out of the fit: calibration error ${shareOf(gap, unseen.length)}; from a confidence of`,
  ...thresholds,
  '',
  `  constant: ${all.constant.toFixed(2)},`,
  ...CONFIDENCE_SIGNS.map((sign, kind) => `  ${sign}: ${(all.weights[kind] ?? 0).toFixed(2)},`),
  '',
  'By the confidence in use, up to a risk (fitted without the question) of',
  ...risks,
  '',
  `  constant: ${allRisk.constant.toFixed(2)},`,
  ...RISK_SIGNS.map((sign, kind) => `  ${sign}: ${(allRisk.weights[kind] ?? 0).toFixed(2)},`),
];
process.stdout.write(`${report.join('\n')}\n`);
