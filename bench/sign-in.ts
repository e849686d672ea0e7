import { sql } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import { hashInTurn } from '../server/features/accounts/passwords/password-hashing.ts';
import { measureGreenpen } from './load/measure-greenpen.ts';
import { startMeasuredGreenpen } from './load/measured-greenpen.ts';
import { runJob } from './load/run-job.ts';
import { sayHead, sayMachine, sayRow } from './load/report.ts';
import { buildSchool, numbers, savingLanes } from './load/school.ts';

/**
 * Measures a year group that signs in with passwords in the same second, alone and while others
 * save without a pause: checking a password is expensive. Linux only.
 *
 *     npm run bench -- sign-in --students 300
 */

const { values } = parseArgs({ options: { students: { type: 'string', default: '300' } } });
const students = Number(values.students);
const WRITING = 50;
const WRITING_SECONDS = 60;
const PASSWORD = 'correct horse battery';

const greenpen = await startMeasuredGreenpen();
const { database, port, secret } = greenpen;
const signIn = (name: string) =>
  measureGreenpen(greenpen, name, {
    lanes: numbers(students).map((number) => ({
      cookie: '',
      method: 'POST',
      paths: ['/api/auth/sign-in/email'],
      body: JSON.stringify({ email: `student${number}@school.example`, password: PASSWORD }),
    })),
    seconds: null,
    firstRevision: 0,
    beginsAt: null,
  });

try {
  sayMachine();
  await buildSchool(database, { students, quizzes: 1, hasAttempts: true });
  await database.execute(sql`
    insert into account (id, account_id, provider_id, user_id, password)
    select id, id, 'credential', id, ${await hashInTurn(PASSWORD)} from "user"`);
  sayHead();
  sayRow(await signIn(`${students} students sign in`));
  const writing = runJob({
    port,
    lanes: savingLanes(secret, WRITING),
    seconds: WRITING_SECONDS,
    firstRevision: 10,
    beginsAt: null,
  });
  sayRow(await signIn(`the same while ${WRITING} write`));
  const written = await writing;
  sayRow({
    ...written,
    name: `these ${WRITING}, for a minute`,
    appSeconds: 0,
    postgresqlSeconds: 0,
  });
} finally {
  await greenpen.stop();
}
