import { setTimeout as sleep } from 'node:timers/promises';
import { compare, type Outcome } from './compare.ts';
import { openDatabaseLink, type DatabaseLink } from './database-link.ts';
import { openSchool, SECRET, spread, startApp, untilStored } from './school-under-fault.ts';
import { startWriters } from './writers.ts';

const STUDENTS = 30;
const CALM_MS = 1_000;

/** What is done to the link; it must be as before when this resolves. */
interface LinkFault {
  fault: string;
  strike(link: DatabaseLink): Promise<void>;
}

export const slowDatabase: LinkFault = {
  fault: 'slow database (0.1 to 2 s more)',
  strike: async (link) => {
    link.delay(100 + Math.random() * 1_900);
    await sleep(4_000);
    link.delay(0);
  },
};

export const lostConnections: LinkFault = {
  fault: 'connections to the database cut',
  strike: async (link) => {
    const milliseconds = Math.random() * 4_000;
    link.cut(milliseconds);
    await sleep(milliseconds);
  },
};

/** Strikes the link between a Greenpen and its database while students write. */
export async function strikeLink(
  { fault, strike }: LinkFault,
  rounds: number,
  place: { connectionString: string; folder: string },
): Promise<Outcome> {
  const school = await openSchool(place.connectionString, STUDENTS);
  const link = await openDatabaseLink(place.connectionString);
  const { app, address } = await startApp({
    DATABASE_URL: link.connectionString,
    DATA_DIR: place.folder,
  });
  const writers = startWriters({ address: () => address, secret: SECRET, students: STUDENTS });
  const recoveries: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await sleep(CALM_MS);
    await strike(link);
    recoveries.push(await untilStored(writers.told));
  }
  await sleep(CALM_MS);
  await writers.stop();
  const outcome = await compare(school.database, writers.told);
  app.kill('SIGTERM');
  const code = await app.ended;
  await link.close();
  await school.close();
  const note = `stored again after ${spread(recoveries)}; the app ended with code ${code}`;
  return { fault, rounds, note, ...outcome };
}
