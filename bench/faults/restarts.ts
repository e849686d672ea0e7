import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../server/testing/greenpen-process.ts';
import { compare, type Outcome } from './compare.ts';
import { openSchool, SECRET, spread, startApp, untilStored } from './school-under-fault.ts';
import { startWriters } from './writers.ts';

const STUDENTS = 40;
const CALM_MS = 2_000;

/** Stops the app cleanly while students write, as an update does, and starts it again. */
export async function restartApp(
  rounds: number,
  place: { connectionString: string; folder: string },
): Promise<Outcome> {
  const { database, close } = await openSchool(place.connectionString, STUDENTS);
  const settings = {
    DATABASE_URL: place.connectionString,
    DATA_DIR: place.folder,
    PORT: String(await findFreePort()),
  };
  let { app, address } = await startApp(settings);
  const writers = startWriters({ address: () => address, secret: SECRET, students: STUDENTS });
  const stops: number[] = [];
  const starts: number[] = [];
  const firsts: number[] = [];
  const codes = new Set<number | null>();
  for (let round = 0; round < rounds; round += 1) {
    await sleep(CALM_MS);
    const from = performance.now();
    app.kill('SIGTERM');
    codes.add(await app.ended);
    const stopped = performance.now();
    ({ app, address } = await startApp(settings));
    stops.push((stopped - from) / 1_000);
    starts.push((performance.now() - stopped) / 1_000);
    firsts.push(await untilStored(writers.told));
  }
  await writers.stop();
  const outcome = await compare(database, writers.told);
  app.kill('SIGTERM');
  await app.ended;
  await close();
  const note =
    `stopped within ${spread(stops)}, ready ${spread(starts)} later, the first answer stored ` +
    `${spread(firsts)} after that; exit codes ${[...codes].join(' ')}; ` +
    `the longest wait: ${writers.told.longestStory || 'answered at once'}`;
  return { fault: 'SIGTERM and start', rounds, note, ...outcome };
}
