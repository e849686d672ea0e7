import { parseArgs } from 'node:util';
import { readAnswer, type Answer } from '../server/features/marking/engine/match/answer.ts';
import {
  awardMarks,
  type JudgedGroup,
} from '../server/features/marking/engine/match/award-marks.ts';
import type { PointJudgement } from '../server/features/marking/engine/match/judge-point.ts';
import { judgeAnswer } from '../server/features/marking/engine/match/judge-answer.ts';
import {
  isSumOfChances,
  likelyTotal,
  totalsOf,
} from '../server/features/marking/engine/match/likely-total.ts';
import {
  chanceOf,
  CHANCE_SIGNS,
  readChanceSigns,
  type ChanceSigns,
} from '../server/features/marking/engine/match/point-chance.ts';
import { EVIDENCE_WEIGHTS } from '../server/features/marking/engine/match/weigh-evidence.ts';
import { createQuestionPreparer } from '../server/features/marking/engine/prepare-scheme.ts';
import { abstainsFrom } from '../server/features/marking/engine/scheme/abstains-from.ts';
import { fitFractionalLogit } from './fractional-logit.ts';
import { readMarkedRows, taskOf, type MarkedRow } from './marking-data.ts';

/**
 * Fits the chance that a statement of a list earns its mark. People mark whole answers, so nobody
 * knows which points they gave: each point's share in a known total is estimated by the chances so far,
 * and the chances are fitted to these shares, in turn (expectation and maximisation).
 *
 *     node bench/fit-chances.ts --data FILE…
 *
 * Each file is taken for one author's, and left out whole to say what the fit is worth.
 */
const ROUNDS = 4;
const PENALTY = 0.001;
/** No chance is certain while it is fitted. */
const BOUNDS = { least: 0.02, most: 0.98 } as const;
/** The chance of a total that the points' chances rule out. */
const UNFORESEEN = 1e-6;

const prepare = createQuestionPreparer();

interface Sample {
  file: string;
  answer: Answer;
  groups: readonly JudgedGroup[];
  signs: ReadonlyMap<PointJudgement, ChanceSigns>;
  maxMark: number;
  /** The person's. */
  mark: number;
}

type Weights = ChanceSigns & { constant: number };
type Chances = ReadonlyMap<PointJudgement, number>;

function sampleOf(row: MarkedRow, file: string): Sample[] {
  const question = prepare(taskOf(row));
  const { maxMark, mark } = row;
  if (abstainsFrom(question.scheme) !== null || maxMark === 0) return [];
  const answer = readAnswer(row.answer);
  const groups = judgeAnswer(question, answer, EVIDENCE_WEIGHTS);
  const { isModelAnswer: mayRepeat, scale } = question.scheme;
  if (!isSumOfChances(groups, { mayRepeat, scale })) return [];
  return [{ file, answer, groups, signs: readChanceSigns(groups, answer, maxMark), maxMark, mark }];
}

const within = (chance: number): number => Math.min(BOUNDS.most, Math.max(BOUNDS.least, chance));

/** How likely each point is to have earned its mark, given the total. */
function sharesOf({ groups, signs, maxMark, mark }: Sample, chances: Chances): number[] {
  const ofTotal = (known: Chances): number =>
    (totalsOf(groups, known, maxMark)[mark] ?? 0) + UNFORESEEN;
  const all = ofTotal(chances);
  return [...signs.keys()].map((judgement) => {
    const chance = chances.get(judgement) ?? 0;
    return Math.min(1, (chance * ofTotal(new Map([...chances, [judgement, 1]]))) / all);
  });
}

function fit(samples: readonly Sample[]): Weights {
  let weights: Weights | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const known = weights;
    const cases = samples.flatMap((sample) => {
      const chances = new Map(
        [...sample.signs].map(([judgement, signs]) => [
          judgement,
          within(known === null ? judgement.share : chanceOf(judgement, signs, known)),
        ]),
      );
      const shares = sharesOf(sample, chances);
      return [...sample.signs.values()].map((signs, at) => ({
        inputs: CHANCE_SIGNS.map((sign) => signs[sign]),
        share: shares[at] ?? 0,
      }));
    });
    const { weights: fitted, constant } = fitFractionalLogit(cases, PENALTY);
    const named = CHANCE_SIGNS.map((sign, at) => [sign, fitted[at] ?? 0] as const);
    weights = { ...(Object.fromEntries(named) as ChanceSigns), constant };
  }
  if (weights === null) throw new Error('No round was made.');
  return weights;
}

const { values } = parseArgs({ options: { data: { type: 'string', multiple: true } } });
const files = values.data;
if (files === undefined) throw new Error('Name the data: node bench/fit-chances.ts --data FILE…');

const samples = files.flatMap((file) =>
  readMarkedRows(file)
    .filter(({ isUnmarkable }) => !isUnmarkable)
    .flatMap((row) => sampleOf(row, file)),
);
/** What the points that are said by half or more add up to. */
const claimOf = ({ groups, maxMark }: Sample): number =>
  awardMarks(groups, { maxMark, mayRepeat: false, total: null }).reduce(
    (sum, { marks }) => sum + marks,
    0,
  );

function isExact(sample: Sample, weights: Weights): boolean {
  const { groups, answer, maxMark, mark } = sample;
  const terms = { maxMark, mayRepeat: false, scale: null };
  return likelyTotal(groups, answer, terms, claimOf(sample), weights) === mark;
}

const lines = files.map((file) => {
  const own = samples.filter((sample) => sample.file === file);
  const fitted = fit(samples.filter((sample) => sample.file !== file));
  const exact = own.filter((sample) => isExact(sample, fitted)).length;
  return { line: `  ${file}: ${exact} of ${own.length}`, exact };
});
const exact = lines.reduce((sum, one) => sum + one.exact, 0);
const weights = fit(samples);
const shareOf = (part: number): string => (part / samples.length).toFixed(3);
const report = [
  `${samples.length} answers to lists; fitted without their author, the person's mark`,
  ...lines.map(({ line }) => line),
  `  all: ${shareOf(exact)}; each point by itself ${shareOf(samples.filter((sample) => claimOf(sample) === sample.mark).length)}`,
  '',
  `  constant: ${weights.constant.toFixed(2)},`,
  ...CHANCE_SIGNS.map((sign) => `  ${sign}: ${weights[sign].toFixed(3)},`),
];
process.stdout.write(`${report.join('\n')}\n`);
