import { parseArgs } from 'node:util';
import { measureGreenpen } from './load/measure-greenpen.ts';
import { startMeasuredGreenpen } from './load/measured-greenpen.ts';
import { perSecond, sayAim, sayHead, sayMachine, sayRow } from './load/report.ts';
import { buildSchool, finishingLane, numbers, quizCode } from './load/school.ts';

/**
 * Measures finishing an attempt of ten answers, whose last words come with the request and replace
 * the stored drafts. Linux only.
 *
 *     npm run bench -- finish --quizzes 100
 */

const { values } = parseArgs({ options: { quizzes: { type: 'string', default: '100' } } });
const STUDENTS = 50;
const quizzes = Number(values.quizzes);
const WARM_UP_QUIZZES = 40;

const greenpen = await startMeasuredGreenpen();
const finish = (name: string, codes: string[]) =>
  measureGreenpen(greenpen, name, {
    lanes: numbers(STUDENTS).map((number) =>
      finishingLane(greenpen.secret, number, codes, 'submitted'),
    ),
    seconds: null,
    firstRevision: 0,
    beginsAt: null,
  });

try {
  sayMachine();
  const all = quizzes + WARM_UP_QUIZZES;
  await buildSchool(greenpen.database, { students: STUDENTS, quizzes: all, hasAttempts: true });
  const codes = numbers(all).map(quizCode);
  await finish('warm-up', codes.slice(quizzes));
  sayHead();
  const finished = await finish(`${STUDENTS} students finish`, codes.slice(0, quizzes));
  sayRow(finished);
  sayAim('finishes per second', perSecond(finished), { min: 1_000 });
} finally {
  await greenpen.stop();
}
