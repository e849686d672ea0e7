import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../server/testing/greenpen-process.ts';
import { compare, type Outcome } from './compare.ts';
import { openSchool, SECRET, spread, startApp, untilStored } from './school-under-fault.ts';
import { startWriters } from './writers.ts';

const STUDENTS = 40;
const CALM_MS = 2_000;

/** Stops the app in good order while students write, as an update does, and starts it again. */
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
  const codes = new Set<number | null>();
  for (let round = 0; round < rounds; round += 1) {
    await sleep(CALM_MS);
    const from = performance.now();
    app.kill('SIGTERM');
    codes.add(await app.ended);
    stops.push((performance.now() - from) / 1_000);
    ({ app, address } = await startApp(settings));
    await untilStored(writers.told);
  }
  await writers.stop();
  const outcome = await compare(database, writers.told);
  app.kill('SIGTERM');
  await app.ended;
  await close();
  const note = `stopped within ${spread(stops)}; exit codes ${[...codes].join(' ')}`;
  return { fault: 'SIGTERM and start', rounds, note, ...outcome };
}
