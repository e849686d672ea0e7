import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { clausesOf } from '../../server/features/marking/engine/instructions/detect-instructions.ts';
import { signsOfSpeech } from '../../server/features/marking/engine/instructions/weigh-speech.ts';
import { openCases } from '../../server/features/marking/engine/safety/testing/instruction-cases.ts';
import { builtCases } from '../../server/features/marking/engine/safety/testing/instruction-cases-built.ts';
import { keptCases } from '../../server/features/marking/engine/safety/testing/instruction-cases-kept.ts';
import { latestCases } from '../../server/features/marking/engine/safety/testing/instruction-cases-latest.ts';
import { furtherCases } from '../../server/features/marking/engine/safety/testing/instruction-cases-further.ts';
import { readMarkedRows } from '../marking-data.ts';
import { type Example, fitSigns, moduleOf, weighUnseen } from './sign-weights.ts';

/**
 * Fits the weights of the signs of speech to the marker, and reports by cross-validation what they
 * find in answers that were left out of the fit.
 *
 *     node bench/fit/speech.ts [--data FILE …] [--write]
 *
 * The files hold marked answers, all assumed to be honest.
 */

const ENGINE = new URL('../../server/features/marking/engine/instructions/', import.meta.url);
const FOLDS = 5;
/** How much worse a false alarm is on a look-alike than a miss. */
const OF_LOOKALIKE = 2;
const OF_CASE = 4;
const OF_ANSWER = 0.5;
/** The limits from which a clause counts as speech; each gives a point of the curve. */
const LIMITS = [-1, -0.6, -0.3, 0, 0.3, 0.6, 1, 1.5];

const linesOf = (name: string): string[] =>
  readFileSync(new URL(`learnt-from/${name}.txt`, ENGINE), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replaceAll(String.raw`\n`, '\n'));

function example(answer: string, isFound: boolean, importance: number): Example {
  const clauses = clausesOf(answer).map(({ start, end }) =>
    signsOfSpeech(answer.slice(start, end)),
  );
  return { clauses, isFound, importance };
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

function foldsReport(examples: readonly Example[]): string {
  const held = weighUnseen(examples, (_one, index) => (index * 7919) % FOLDS);
  return LIMITS.map((limit) => {
    const count = (isOf: (one: Example) => boolean): string => {
      const some = held.filter(({ one }) => isOf(one));
      return `${String(some.filter(({ weight }) => weight > limit).length)} of ${String(some.length)}`;
    };
    return [
      `weight above ${limit.toFixed(1)}: speech to the marker found ${count(({ isFound }) => isFound)}`,
      `look-alikes flagged ${count(({ isFound, importance }) => !isFound && importance > OF_ANSWER)}`,
      `answers flagged ${count(({ importance }) => importance === OF_ANSWER)}`,
    ].join(', ');
  }).join('\n');
}

const { values } = parseArgs({
  options: { data: { type: 'string', multiple: true }, write: { type: 'boolean' } },
});
const examples = readExamples(values.data ?? []);
process.stdout.write(`${foldsReport(examples)}\n`);
if (values.write === true)
  writeFileSync(
    new URL('speech-weights.ts', ENGINE),
    moduleOf(fitSigns(examples), { name: 'SPEECH_WEIGHTS', bench: 'fit/speech.ts' }),
  );
