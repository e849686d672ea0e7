import { setTimeout as sleep } from 'node:timers/promises';
import { compare, type Outcome } from './compare.ts';
import { openSchool, SECRET, spread, startApp, untilStored } from './school-under-fault.ts';
import { startWriters } from './writers.ts';

const STUDENTS = 30;
const CALM_MS = 1_000;

/** A fault to inject while students write. */
interface Struck {
  fault: string;
  /** The connection for building the school, and the folder of the app. */
  place: { connectionString: string; folder: string };
  /** The address of the app's database, if different. */
  databaseUrl?: string;
  /** Injects the fault, and resolves once everything is restored. */
  strike(round: number): Promise<void>;
}

/** Injects a fault while students write, and waits each time until something is stored again. */
export async function strikeInRounds(
  rounds: number,
  { fault, place, databaseUrl = place.connectionString, strike }: Struck,
): Promise<Outcome> {
  const school = await openSchool(place.connectionString, STUDENTS);
  const { app, address } = await startApp({ DATABASE_URL: databaseUrl, DATA_DIR: place.folder });
  const writers = startWriters({ address: () => address, secret: SECRET, students: STUDENTS });
  const recoveries: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await sleep(CALM_MS);
    await strike(round);
    recoveries.push(await untilStored(writers.told));
  }
  await sleep(CALM_MS);
  await writers.stop();
  const outcome = await compare(school.database, writers.told);
  app.kill('SIGTERM');
  const code = await app.ended;
  await school.close();
  const note =
    `stored again after ${spread(recoveries)}; the app ended with code ${code}; ` +
    `the longest wait: ${writers.told.longestStory || 'answered at once'}`;
  return { fault, rounds, note, ...outcome };
}
