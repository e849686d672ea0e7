import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, createPool, type Database } from '../../server/database/client.ts';
import { createApiClient, signIn } from '../../server/testing/api-client.ts';
import { buildTeacher, FACTORY_PASSWORD } from '../../server/testing/factories.ts';
import { compare, type Outcome } from '../faults/compare.ts';
import { openSchool, untilStored } from '../faults/school-under-fault.ts';
import { startWriters } from '../faults/writers.ts';
import { insertAnsweredQuiz } from '../marking-runs/answered-quiz.ts';
import { countMarks, describeMarks } from './count-marks.ts';
import { emptySchool } from './empty-school.ts';
import { type Harm, harms } from './harms.ts';
import { SET_BACK, setBack } from './set-back.ts';
import {
  ADDRESS,
  databaseUrl,
  findPrimary,
  isWhole,
  readSecret,
  startTrial,
  trial,
} from './trial.ts';

const STUDENTS = 300;
/** A sentence every few seconds: the load of a class, not the most that a machine can send. */
const PAUSE_MS = 3_000;
const ANSWERS_PER_ROUND = 400;
const WHOLE_POLL_MS = 1_000;
/** Longer than a member's lease, because the status that members report may be that old. */
const LEASE_POLLS = 10;
const MARKING_LOOKS = 180;
const CLICKS = 5;

/**
 * Harms the cluster of deploy/cluster on this machine while a year group writes and a run marks.
 * `roundsOf` returns how often each harm is done; those with 0 are left out.
 */
export async function* heal(roundsOf: (fault: string) => number): AsyncGenerator<Outcome> {
  const isMeant = (fault: string) => roundsOf(fault) > 0;
  if (![...Object.keys(harms), SET_BACK].some(isMeant)) return;
  try {
    await startTrial();
    for (const [fault, harm] of Object.entries(harms)) {
      if (isMeant(fault)) yield await harmInRounds(fault, harm, roundsOf(fault));
    }
    if (isMeant(SET_BACK)) yield await setBack(roundsOf(SET_BACK));
  } finally {
    await trial('down');
  }
}

async function harmInRounds(
  fault: string,
  { harm, movesDatabase }: Harm,
  rounds: number,
): Promise<Outcome> {
  await emptySchool();
  const secret = await readSecret();
  const school = await openSchool(databaseUrl(await findPrimary(), 'greenpen'), STUDENTS);
  const teacher = await buildTeacher(school.database);
  const size = { answers: ANSWERS_PER_ROUND * rounds, questions: 10, characters: 200 };
  const quizCode = await insertAnsweredQuiz(school.database, teacher.id, size);
  await school.close();
  const writers = startWriters({
    address: () => ADDRESS,
    secret,
    students: STUDENTS,
    pauseMs: PAUSE_MS,
  });
  await untilWhole(1);
  const run = await startRun(teacher.email, quizCode);

  for (let round = 0; round < rounds; round += 1) {
    const mend = await harm(round);
    await untilStored(writers.told);
    await mend();
    await untilWhole(movesDatabase ? LEASE_POLLS : 1);
    await untilStored(writers.told);
  }
  await writers.stop();
  const pool = createPool(databaseUrl(await findPrimary(), 'greenpen'), { size: 1 });
  const database = createDatabase(pool);
  const outcome = await compare(database, writers.told);
  const marks = await marksInTheEnd(database, quizCode, run.id);
  await pool.end();
  return {
    fault,
    rounds,
    note: describeMarks(marks),
    ...outcome,
    wrong: outcome.wrong + marks.twice,
  };
}

/**
 * Counts the marks once the run has ended: a run that lost its worker is resumed some seconds
 * later.
 */
async function marksInTheEnd(database: Database, quizCode: string, runId: string) {
  for (let looks = 0; ; looks += 1) {
    const marks = await countMarks(database, quizCode, runId);
    if (marks.state !== 'active' || looks === MARKING_LOOKS) return marks;
    await sleep(WHOLE_POLL_MS);
  }
}

/**
 * Starts a run as a teacher does: on an overloaded machine HAProxy may cut even this request off,
 * and they click again.
 */
async function startRun(email: string, quizCode: string): Promise<{ id: string }> {
  for (let failures = 0; ; failures += 1) {
    try {
      const cookie = await signIn(ADDRESS, email, FACTORY_PASSWORD);
      const { marking } = createApiClient(ADDRESS, cookie);
      // The click that seemed to fail may have started the run.
      const [begun] = failures === 0 ? [] : await marking.listRuns({ quizCode });
      return begun ?? (await marking.startRun({ quizCode, mode: 'all' }));
    } catch (error) {
      if (failures === CLICKS) throw error;
      await sleep(WHOLE_POLL_MS);
    }
  }
}

/** Waits until databases and web nodes were healthy in this many checks in a row. */
async function untilWhole(looks: number): Promise<void> {
  for (let seen = 0; seen < looks;) {
    seen = (await isWhole()) ? seen + 1 : 0;
    await sleep(WHOLE_POLL_MS);
  }
}
