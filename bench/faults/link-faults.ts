import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome } from './compare.ts';
import { openDatabaseLink, type DatabaseLink } from './database-link.ts';
import { strikeInRounds } from './strike-in-rounds.ts';

/** Injects the fault into the link, and resolves once the link is restored. */
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

/** Injects a fault into the link between a Greenpen and its database while students write. */
export async function strikeLink(
  { fault, strike }: LinkFault,
  rounds: number,
  place: { connectionString: string; folder: string },
): Promise<Outcome> {
  const link = await openDatabaseLink(place.connectionString);
  const databaseUrl = link.connectionString;
  try {
    return await strikeInRounds(rounds, { fault, place, databaseUrl, strike: () => strike(link) });
  } finally {
    await link.close();
  }
}
