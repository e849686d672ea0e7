import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedServer } from '../server/database/embedded/embedded-server.ts';
import { changeClock } from './faults/changed-clock.ts';
import { printOutcomes, type Outcome } from './faults/compare.ts';
import { fillDisk } from './faults/disk-full.ts';
import { record } from './faults/ledger.ts';
import { restartApp } from './faults/restarts.ts';
import { slowDisk } from './faults/slow-disk.ts';
import { breakNetwork } from './faults/faulty-network.ts';
import { lostConnections, slowDatabase, strikeLink } from './faults/link-faults.ts';

/**
 * Measures what Greenpen loses to a slow database, lost connections, a changed clock, restarts, a
 * network that drops, delays, duplicates and cuts, and a slow or full disk, while students write:
 * what was acknowledged is compared with what was committed. For killed processes see `bench --
 * nothing-lost` and `bench -- marking-faults`. Both disk faults require root.
 *
 *     npm run bench -- faults --rounds 10 --only disk
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    only: { type: 'string' },
    /**
     * Adds the rounds to docs/reliability.jsonl, and therefore to the table in docs/reliability.md.
     */
    record: { type: 'boolean', default: false },
  },
});

const rounds = Number(values.rounds);
const say = (text: string) => process.stdout.write(`${text}\n`);

type Place = { connectionString: string; folder: string };

/** Gives each fault a separate database. */
async function withDatabase(
  folder: string,
  work: (place: Place) => Promise<Outcome>,
): Promise<Outcome> {
  const server = await startEmbeddedServer(join(folder, 'database'));
  try {
    return await work({ connectionString: server.connectionString, folder });
  } finally {
    await server.stop();
  }
}

const faults: Record<string, (folder: string) => Promise<Outcome>> = {
  slow: (folder) => withDatabase(folder, (place) => strikeLink(slowDatabase, rounds, place)),
  cut: (folder) => withDatabase(folder, (place) => strikeLink(lostConnections, rounds, place)),
  clock: (folder) => withDatabase(folder, (place) => changeClock(rounds, place)),
  restart: (folder) => withDatabase(folder, (place) => restartApp(rounds, place)),
  network: (folder) => withDatabase(folder, (place) => breakNetwork(rounds, place)),
  'slow disk': (folder) => slowDisk(rounds, folder),
  disk: (folder) => fillDisk(rounds, folder),
};

const outcomes: Outcome[] = [];
for (const [name, strike] of Object.entries(faults)) {
  if (values.only !== undefined && values.only !== name) continue;
  const folder = await mkdtemp(join(tmpdir(), 'greenpen-faults-'));
  say(`${name}: ${rounds} rounds …`);
  const outcome = await strike(folder);
  outcomes.push(outcome);
  if (values.record) await record('faults', [outcome]);
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = printOutcomes(outcomes, say) ? 0 : 1;
