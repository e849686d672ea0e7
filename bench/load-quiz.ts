import { parseArgs } from 'node:util';
import { measureGreenpen } from './load/measure-greenpen.ts';
import { startMeasuredGreenpen } from './load/measured-greenpen.ts';
import { perSecond, sayAim, sayHead, sayMachine, sayRow } from './load/report.ts';
import { buildSchool, cookieOf, numbers, quizCode, studentId } from './load/school.ts';

/**
 * Measures loading a quiz of ten questions: the first time, which starts the clock, and again, as a
 * reopened page does; and the check-ins that each page then sends. Linux only.
 *
 *     npm run bench -- load --quizzes 100
 */

const { values } = parseArgs({ options: { quizzes: { type: 'string', default: '100' } } });
const STUDENTS = 50;
const quizzes = Number(values.quizzes);

const greenpen = await startMeasuredGreenpen();
const post = (name: string, paths: string[]) =>
  measureGreenpen(greenpen, name, {
    lanes: numbers(STUDENTS).map((number) => ({
      cookie: cookieOf(greenpen.secret, number),
      method: 'POST',
      paths,
      body: JSON.stringify({ userId: studentId(number) }),
    })),
    seconds: null,
    firstRevision: 0,
    beginsAt: null,
  });
const load = (name: string, codes: string[]) =>
  post(
    name,
    codes.map((code) => `/api/attempts/${code}`),
  );

try {
  sayMachine();
  await buildSchool(greenpen.database, {
    students: STUDENTS,
    quizzes: quizzes * 2,
    hasAttempts: false,
  });
  const codes = numbers(quizzes * 2).map(quizCode);
  await load('warm-up', codes.slice(quizzes));
  sayHead();
  sayRow(await load('first time', codes.slice(0, quizzes)));
  const again = await load('again', codes.slice(0, quizzes));
  sayRow(again);
  const checkIns = codes.slice(0, quizzes).map((code) => `/api/attempts/${code}/check-in`);
  sayRow(await post('heartbeats', checkIns));
  sayAim('loads per second', perSecond(again), { min: 1_000 });
} finally {
  await greenpen.stop();
}
