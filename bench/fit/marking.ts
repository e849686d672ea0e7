import { parseArgs } from 'node:util';
import { createBuiltInMarker } from '../../server/features/marking/engine/built-in-marker.ts';
import { readAnswer } from '../../server/features/marking/engine/match/answer.ts';
import { judgeAnswer } from '../../server/features/marking/engine/match/judge-answer.ts';
import {
  EVIDENCE_KINDS,
  EVIDENCE_WEIGHTS,
  type EvidenceWeights,
} from '../../server/features/marking/engine/match/weigh-evidence.ts';
import { createQuestionPreparer } from '../../server/features/marking/engine/prepare-scheme.ts';
import { measureAgreement, type MarkPair } from '../../shared/agreement.ts';
import { fitFractionalLogit, type Case } from './fractional-logit.ts';
import { readMarkedRows, taskOf, type MarkedRow } from '../marking-data.ts';
import { headLine, tableRow } from '../marking-table.ts';

/**
 * Fits the built-in marker's evidence weights to people's marks, and reports how well they predict
 * marks for questions that were left out of the fit.
 *
 *     node bench/fit/marking.ts --data FILE
 */

const FOLDS = 10;
const PENALTY = 0.003;

const prepare = createQuestionPreparer();

/** Returns the evidence of an answer, averaged over the scheme's points; none if a rule decided. */
function caseOf(row: MarkedRow): Case[] {
  const task = taskOf(row);
  const answer = readAnswer(row.answer);
  const groups = judgeAnswer(prepare(task), answer, EVIDENCE_WEIGHTS);
  const points = groups.flatMap(({ judgements }) => judgements);
  const weighed = points.flatMap(({ evidence, conflict, point }) =>
    evidence === null || conflict === 'contradicted' ? [] : [{ evidence, marks: point.marks }],
  );
  const marks = weighed.reduce((sum, point) => sum + point.marks, 0);
  if (marks === 0) return [];
  const inputs = EVIDENCE_KINDS.map(
    (kind) =>
      weighed.reduce((sum, { evidence, marks: own }) => sum + own * evidence[kind], 0) / marks,
  );
  return [{ inputs, share: row.mark / row.maxMark }];
}

function fit(rows: readonly MarkedRow[]): EvidenceWeights {
  const { weights, constant } = fitFractionalLogit(
    rows.flatMap((row) => caseOf(row)),
    PENALTY,
  );
  const named = EVIDENCE_KINDS.map((kind, index) => [kind, weights[index] ?? 0] as const);
  return { ...EVIDENCE_WEIGHTS, constant, ...Object.fromEntries(named) };
}

async function markWith(weights: EvidenceWeights, rows: readonly MarkedRow[]): Promise<MarkPair[]> {
  const marker = createBuiltInMarker(weights);
  return Promise.all(
    rows.map(async (row) => ({
      given: row.mark,
      predicted: (await marker.mark(taskOf(row))).markAwarded,
      maxMark: row.maxMark,
      questionId: row.qid,
    })),
  );
}

const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (values.data === undefined)
  throw new Error('Name the data: node bench/fit/marking.ts --data FILE');

const rows = readMarkedRows(values.data);
const questions = [...new Set(rows.map((row) => row.qid))];
const foldOf = (row: MarkedRow): number => questions.indexOf(row.qid) % FOLDS;
const unseen: MarkPair[] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = fit(rows.filter((row) => foldOf(row) !== fold));
  unseen.push(
    ...(await markWith(
      weights,
      rows.filter((row) => foldOf(row) === fold),
    )),
  );
}
const weights = fit(rows);
const report = [
  headLine(),
  tableRow('fitted', measureAgreement(await markWith(weights, rows))),
  tableRow('cross-validated', measureAgreement(unseen)),
  '',
  ...Object.entries(weights).map(([kind, weight]) => `  ${kind}: ${weight.toFixed(3)},`),
];
process.stdout.write(`${report.join('\n')}\n`);
