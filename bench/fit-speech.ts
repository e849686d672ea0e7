import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { clausesOf } from '../server/features/marking/engine/instructions/detect-instructions.ts';
import { signsOfSpeech } from '../server/features/marking/engine/instructions/weigh-speech.ts';
import { openCases } from '../server/features/marking/engine/safety/testing/instruction-cases.ts';
import { builtCases } from '../server/features/marking/engine/safety/testing/instruction-cases-built.ts';
import { keptCases } from '../server/features/marking/engine/safety/testing/instruction-cases-kept.ts';
import { latestCases } from '../server/features/marking/engine/safety/testing/instruction-cases-latest.ts';
import { furtherCases } from '../server/features/marking/engine/safety/testing/instruction-cases-further.ts';
import { readMarkedRows } from './marking-data.ts';

/**
 * Fits the weights of the signs by which speech to the marker is known, and says by folds what they
 * find in answers that were not fitted.
 *
 *     node bench/fit-speech.ts [--data FILE …] [--write]
 *
 * The files hold marked answers, all taken for honest.
 */

const ENGINE = new URL('../server/features/marking/engine/instructions/', import.meta.url);
const FOLDS = 5;
const ROUNDS = 25;
const RATE = 0.3;
const TOWARDS_NOUGHT = 0.01;
const SPARSE = 0.003;
const SEEN_AT_LEAST = 3;
const SMALLEST = 0.12;
/** How much worse a false alarm is on a look-alike than a miss. */
const OF_LOOKALIKE = 2;
const OF_CASE = 4;
const OF_ANSWER = 0.5;
/** Where a clause begins to count as speech: each gives a point of the curve. */
const LIMITS = [-1, -0.6, -0.3, 0, 0.3, 0.6, 1, 1.5];

interface Example {
  clauses: readonly (readonly string[])[];
  isSpeech: boolean;
  importance: number;
}
type Weights = Map<string, number>;

const linesOf = (name: string): string[] =>
  readFileSync(new URL(`learnt-from/${name}.txt`, ENGINE), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replaceAll(String.raw`\n`, '\n'));

function example(answer: string, isSpeech: boolean, importance: number): Example {
  const clauses = clausesOf(answer).map(({ start, end }) =>
    signsOfSpeech(answer.slice(start, end)),
  );
  return { clauses, isSpeech, importance };
}

function readExamples(files: readonly string[]): Example[] {
  const cases = [openCases, keptCases, latestCases, furtherCases, builtCases];
  return [
    ...cases.flatMap((set) => set.instructing.map((answer) => example(answer, true, 1))),
    ...linesOf('instructing').map((answer) => example(answer, true, 1)),
    ...cases.flatMap((set) => set.honest.map((answer) => example(answer, false, OF_CASE))),
    ...linesOf('honest').map((answer) => example(answer, false, OF_LOOKALIKE)),
    ...files
      .flatMap((file) => readMarkedRows(file))
      .map(({ answer }) => example(answer, false, OF_ANSWER)),
  ].filter(({ clauses }) => clauses.length > 0);
}

function weigh(weights: Weights, signs: readonly string[]): number {
  return signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), weights.get('always') ?? 0);
}

/** The same order each time, so that the same answers give the same weights. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed;
  const keys = list.map(() => (state = (state * 16_807) % 2_147_483_647));
  return list
    .map((item, index) => ({ item, key: keys[index] ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** Logistic regression by adaptive steps; of speech, the clause that reads most like it counts. */
function fit(examples: readonly Example[]): Weights {
  const seen = new Map<string, number>();
  for (const sign of examples.flatMap(({ clauses }) => clauses.flat()))
    seen.set(sign, (seen.get(sign) ?? 0) + 1);
  const weights: Weights = new Map([['always', -1]]);
  const squares = new Map<string, number>();
  const step = (sign: string, slope: number): void => {
    const square = (squares.get(sign) ?? 0) + slope * slope;
    squares.set(sign, square);
    const rate = RATE / Math.sqrt(1 + square);
    const moved = (weights.get(sign) ?? 0) + rate * slope;
    const kept = sign === 'always' ? moved : moved * (1 - rate * TOWARDS_NOUGHT);
    const less = sign === 'always' ? 0 : rate * SPARSE;
    weights.set(sign, Math.sign(kept) * Math.max(0, Math.abs(kept) - less));
  };
  for (let round = 1; round <= ROUNDS; round++)
    for (const { clauses, isSpeech, importance } of shuffled(examples, round)) {
      const [strongest = []] = clauses.toSorted((a, b) => weigh(weights, b) - weigh(weights, a));
      for (const signs of isSpeech ? [strongest] : clauses) {
        const chance = 1 / (1 + Math.exp(-weigh(weights, signs)));
        const slope = ((isSpeech ? 1 : 0) - chance) * importance;
        for (const sign of ['always', ...signs])
          if (sign === 'always' || (seen.get(sign) ?? 0) >= SEEN_AT_LEAST) step(sign, slope);
      }
    }
  return new Map([...weights].filter(([, weight]) => Math.abs(weight) >= SMALLEST));
}

const strongestOf = (weights: Weights, { clauses }: Example): number =>
  Math.max(...clauses.map((signs) => weigh(weights, signs)));

function foldsReport(examples: readonly Example[]): string {
  const isHeld = (index: number, fold: number): boolean => (index * 7919) % FOLDS === fold;
  const held = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fit(examples.filter((_one, index) => !isHeld(index, fold)));
    return examples
      .filter((_one, index) => isHeld(index, fold))
      .map((one) => ({ one, weight: strongestOf(weights, one) }));
  }).flat();
  return LIMITS.map((limit) => {
    const count = (isOf: (one: Example) => boolean): string => {
      const some = held.filter(({ one }) => isOf(one));
      return `${String(some.filter(({ weight }) => weight > limit).length)} of ${String(some.length)}`;
    };
    return [
      `weight above ${limit.toFixed(1)}: speech to the marker found ${count(({ isSpeech }) => isSpeech)}`,
      `look-alikes flagged ${count(({ isSpeech, importance }) => !isSpeech && importance > OF_ANSWER)}`,
      `answers flagged ${count(({ importance }) => importance === OF_ANSWER)}`,
    ].join(', ');
  }).join('\n');
}

const LINE = 96;

/** Signs under the weight that they have, so that the file stays short. */
function moduleOf(weights: Weights): string {
  const lists = Map.groupBy([...weights.keys()].toSorted(), (sign) =>
    (weights.get(sign) ?? 0).toFixed(1),
  );
  const lines = [...lists]
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .flatMap(([weight, signs]) => {
      const rows: string[] = [];
      for (const sign of signs) {
        const row = rows.at(-1);
        const longer = row === undefined ? '' : `${row}|${sign}`;
        if (row !== undefined && longer.length < LINE) rows[rows.length - 1] = longer;
        else rows.push(sign);
      }
      return rows.map((row) => `${weight}|${row}`);
    });
  return [
    '/** Fitted by `node bench/fit-speech.ts --write`: the weight, and the signs that have it. */',
    'const WEIGHTS = `',
    ...lines,
    '`;',
    '',
    'export const SPEECH_WEIGHTS: ReadonlyMap<string, number> = new Map(',
    "  WEIGHTS.trim().split('\\n').flatMap((line) => {",
    "    const [weight, ...signs] = line.split('|');",
    '    return signs.map((sign) => [sign, Number(weight)] as const);',
    '  }),',
    ');',
    '',
  ].join('\n');
}

const { values } = parseArgs({
  options: { data: { type: 'string', multiple: true }, write: { type: 'boolean' } },
});
const examples = readExamples(values.data ?? []);
process.stdout.write(`${foldsReport(examples)}\n`);
if (values.write === true)
  writeFileSync(new URL('speech-weights.ts', ENGINE), moduleOf(fit(examples)));
