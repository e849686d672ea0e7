import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createDatabase, createPool } from '../../server/database/client.ts';
import { compare, type Outcome } from '../faults/compare.ts';
import { openSchool, spread, untilStored } from '../faults/school-under-fault.ts';
import { startWriters } from '../faults/writers.ts';
import { emptySchool } from './empty-school.ts';
import { ADDRESS, databaseUrl, findPrimary, readSecret, trial } from './trial.ts';

/** The name of this harm in the table. */
export const SET_BACK = 'every answer deleted, and set back';

const STUDENTS = 300;
const PAUSE_MS = 3_000;
const WRITING_MS = 10_000;

/**
 * Restores the whole cluster, `rounds` times, to the moment before somebody deleted every answer:
 * everything acknowledged before that moment must be there, and what came after must be gone.
 */
export async function setBack(rounds: number): Promise<Outcome> {
  let outcome: Omit<Outcome, 'fault' | 'rounds' | 'note'> | undefined;
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const found = await setBackOnce(seconds);
    outcome = outcome ? addUp(outcome, found) : found;
  }
  if (!outcome) throw new Error('No round was run.');
  const note = `back after ${spread(seconds)}`;
  return { fault: SET_BACK, rounds, note, ...outcome };
}

async function setBackOnce(seconds: number[]) {
  await emptySchool();
  const school = await openSchool(databaseUrl(await findPrimary(), 'greenpen'), STUDENTS);
  await trial('backup');
  const writers = startWriters({
    address: () => ADDRESS,
    secret: await readSecret(),
    students: STUDENTS,
    pauseMs: PAUSE_MS,
  });
  await untilStored(writers.told);
  await sleep(WRITING_MS);
  await writers.stop();
  const { rows } = await school.database.execute<{ now: string }>(sql`select now()::text as now`);
  // The restore point is between the last answer and the mistake.
  await sleep(1_000);
  await school.database.execute(sql`delete from submissions`);
  await school.close();
  const began = performance.now();
  await trial('restore', rows[0]?.now ?? '');
  seconds.push((performance.now() - began) / 1_000);
  const pool = createPool(databaseUrl(await findPrimary(), 'greenpen'), { size: 1 });
  const found = await compare(createDatabase(pool), writers.told);
  await pool.end();
  return found;
}

type Found = Awaited<ReturnType<typeof setBackOnce>>;

function addUp(before: Found, found: Found): Found {
  return {
    acknowledged: before.acknowledged + found.acknowledged,
    lost: before.lost + found.lost,
    wrong: before.wrong + found.wrong,
    longestWait: Math.max(before.longestWait, found.longestWait),
    refusals: new Map([...before.refusals, ...found.refusals]),
  };
}
