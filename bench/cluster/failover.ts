import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, createPool } from '../../server/database/client.ts';
import { compare, type Outcome } from '../faults/compare.ts';
import { openDatabaseLink } from '../faults/database-link.ts';
import { openSchool, SECRET, spread, startApp, untilStored } from '../faults/school-under-fault.ts';
import { startWriters, type Told } from '../faults/writers.ts';
import { startPair } from './replica.ts';

const STUDENTS = 30;
const WRITING_MS = 3_000;
/** The latency between two towns; on one machine an asynchronous replica would hardly ever lag. */
const NETWORK_MS = 25;

/**
 * Kills the primary while students write, promotes the replica, and points the address of
 * Greenpen's database to it. Greenpen itself is not touched.
 */
export async function failOver(
  rounds: number,
  folder: string,
  { isSynchronous }: { isSynchronous: boolean },
): Promise<Outcome> {
  await chmod(folder, 0o755);
  const outages: number[] = [];
  const sum: Outcome = {
    fault: `failover, ${isSynchronous ? 'synchronous' : 'asynchronous'} replica`,
    rounds,
    acknowledged: 0,
    lost: 0,
    wrong: 0,
    longestWait: 0,
    refusals: new Map(),
    note: '',
  };
  for (let round = 0; round < rounds; round += 1) {
    const { outage, ...outcome } = await failOverOnce(
      join(folder, `round-${round}`),
      isSynchronous,
    );
    outages.push(outage);
    sum.acknowledged += outcome.acknowledged;
    sum.lost += outcome.lost;
    sum.wrong += outcome.wrong;
    sum.longestWait = Math.max(sum.longestWait, outcome.longestWait);
    for (const [answer, count] of outcome.refusals) {
      sum.refusals.set(answer, (sum.refusals.get(answer) ?? 0) + count);
    }
  }
  const note = `stored again ${spread(outages)} after the kill`;
  return { ...sum, note };
}

async function failOverOnce(folder: string, isSynchronous: boolean) {
  const pair = await startPair(folder, { isSynchronous, delayMs: NETWORK_MS });
  const link = await openDatabaseLink(pair.primary);
  const school = await openSchool(pair.primary, STUDENTS);
  const { app, address } = await startApp({
    DATABASE_URL: link.connectionString,
    DATA_DIR: join(folder, 'data'),
  });
  const writers = startWriters({ address: () => address, secret: SECRET, students: STUDENTS });
  await sleep(WRITING_MS);
  const killedAt = performance.now();
  await pair.killPrimary();
  await pair.promote();
  link.leadTo(pair.replica);
  await untilStored(writers.told);
  const outage = (performance.now() - killedAt) / 1_000;
  await sleep(WRITING_MS);
  await writers.stop();
  const outcome = await compareWithReplica(pair.replica, writers.told);
  app.kill('SIGTERM');
  await app.ended;
  await link.close();
  await school.close();
  await pair.stop();
  return { outage, ...outcome };
}

async function compareWithReplica(replica: string, told: Told) {
  const pool = createPool(replica, { size: 1 });
  try {
    return await compare(createDatabase(pool), told);
  } finally {
    await pool.end();
  }
}
