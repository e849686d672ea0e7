import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/client.ts';
import { compare, type Outcome } from './compare.ts';
import { openSchool, SECRET, startApp } from './school-under-fault.ts';
import { hasLastWords, visit } from './visitor.ts';
import { startWriters } from './writers.ts';

const WRITING = 20;
const HOUR_MS = 3_600_000;
/** The quiz takes four hours, so a Greenpen that trusts such a clock ends it early, or never. */
const SHIFTS_MS = [6 * HOUR_MS, -6 * HOUR_MS, 26 * HOUR_MS, 60_000, -26 * HOUR_MS];
const SETTLE_MS = 300;

/**
 * Sets the clock of the app, not of its database, forwards and back while students write. In every
 * round one more student reloads the page and hands in.
 */
export async function changeClock(
  rounds: number,
  place: { connectionString: string; folder: string },
): Promise<Outcome> {
  const { database, close } = await openSchool(place.connectionString, WRITING + rounds);
  const clock = join(place.folder, 'clock');
  await writeFile(clock, '0');
  const { app, address } = await startApp({
    DATABASE_URL: place.connectionString,
    DATA_DIR: place.folder,
    SHIFTED_CLOCK: clock,
    NODE_OPTIONS: `--import ${fileURLToPath(new URL('shift-clock.ts', import.meta.url))}`,
  });
  const writers = startWriters({ address: () => address, secret: SECRET, students: WRITING });
  let keptOut = 0;
  let lastWordsLost = 0;
  for (let round = 0; round < rounds; round += 1) {
    await writeFile(clock, String(SHIFTS_MS[round % SHIFTS_MS.length]));
    await sleep(SETTLE_MS);
    const visitor = visit(address, WRITING + 1 + round);
    if (!(await visitor.reloads())) keptOut += 1;
    if ((await visitor.handsIn()) && !(await hasLastWords(database, visitor.userId))) {
      lastWordsLost += 1;
    }
    await writeFile(clock, '0');
    await sleep(SETTLE_MS);
  }
  await writers.stop();
  const endedEarly = await countEndedEarly(database);
  const outcome = await compare(database, writers.told);
  app.kill('SIGTERM');
  await app.ended;
  await close();
  const note =
    `attempts ended early ${endedEarly}, students kept out on reload ${keptOut}, ` +
    `last words of a hand-in lost ${lastWordsLost}`;
  const lost = outcome.lost + endedEarly + keptOut + lastWordsLost;
  return { fault: 'clock of the app set (±1 min to ±26 h)', rounds, note, ...outcome, lost };
}

/**
 * Counts attempts that ended early: no student's time is over, so all must still be able to write.
 */
async function countEndedEarly(database: Database): Promise<number> {
  const { rows } = await database.execute<{ ended: number }>(sql`
    select count(*)::int as ended from attempts where finished_because = 'deadline'`);
  return rows[0]?.ended ?? 0;
}
