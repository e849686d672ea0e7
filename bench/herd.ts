import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { measureGreenpen } from './load/measure-greenpen.ts';
import { startMeasuredGreenpen } from './load/measured-greenpen.ts';
import { say, sayAim, sayHead, sayMachine, sayRow } from './load/report.ts';
import { buildSchool, finishingLane, numbers, quizCode, TYPICAL_ANSWER } from './load/school.ts';

/**
 * Measures the moment at which time is up for 2,000 students: every page opens a connection and
 * submits ten answers in the same second. Then compares what was acknowledged with the database.
 * Linux only.
 *
 *     npm run bench -- herd --students 2000
 */

const { values } = parseArgs({ options: { students: { type: 'string', default: '2000' } } });
const students = Number(values.students);
const SECONDS_BEFORE = 5;
const WARM_UP_STUDENTS = 50;
/** A second quiz for the warm-up, so that the herd meets a process that already works. */
const [herdCode, warmUpCode] = [quizCode(1), quizCode(2)];

const greenpen = await startMeasuredGreenpen();
const { database, secret } = greenpen;

/** Makes this many students finish at that moment. */
function finishAll(name: string, count: number, code: string, beginsAt: number) {
  const lanes = numbers(count).map((number) => finishingLane(secret, number, [code], 'time-up'));
  return measureGreenpen(greenpen, name, { lanes, seconds: null, firstRevision: 0, beginsAt });
}

/** Sets the end of a quiz's attempts to that moment. */
function endAt(code: string, bell: number) {
  return database.execute(sql`
    update attempts set deadline_at = to_timestamp(${bell / 1_000}) where quiz_code = ${code}`);
}

/** Counts the finished attempts, and the answers with the last words that were sent. */
async function countStored(): Promise<{ attempts: number; answers: number }> {
  const { rows } = await database.execute<{ attempts: number; answers: number }>(sql`
    select (select count(*)::int from attempts
            where quiz_code = ${herdCode} and finished_at is not null
              and receipt_code is not null) as attempts,
           (select count(*)::int from submissions
            where quiz_code = ${herdCode} and submitted_at is not null
              and user_answer = ${`${TYPICAL_ANSWER} `} || substr(user_id, length('student') + 1)
           ) as answers`);
  return rows[0] ?? { attempts: 0, answers: 0 };
}

try {
  sayMachine();
  await buildSchool(database, { students, quizzes: 2, hasAttempts: true });
  const warmUpBell = Date.now() + 1_000;
  await endAt(warmUpCode, warmUpBell);
  await finishAll('warm-up', WARM_UP_STUDENTS, warmUpCode, warmUpBell);
  const bell = Date.now() + SECONDS_BEFORE * 1_000;
  await endAt(herdCode, bell);
  const herd = await finishAll(`${students} students at the bell`, students, herdCode, bell);
  sayHead();
  sayRow(herd);
  await sleep(1_000);
  const stored = await countStored();
  say(`acknowledged ${herd.times.length}, finished in the database ${stored.attempts}`);
  say(`answers with their last words ${stored.answers} of ${students * 10}`);
  sayAim('seconds until the last was acknowledged', herd.seconds, { max: 10 });
  sayAim('acknowledged', herd.times.length, { min: students });
  sayAim('answers stored', stored.answers, { min: students * 10 });
} finally {
  await greenpen.stop();
}
