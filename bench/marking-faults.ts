import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase, createPool } from '../server/database/client.ts';
import { startEmbeddedServer } from '../server/database/embedded/embedded-server.ts';
import { migrateDatabase } from '../server/database/migrate.ts';
import { tabulateFaults } from './marking-runs/fault-table.ts';
import { runWhileModelIsOff } from './marking-runs/model-off.ts';
import { killDuringRun } from './marking-runs/kill-during-run.ts';

/**
 * Measures how marking runs cope with models that misbehave, as the table in
 * docs/marking-faults.md, and with worker processes that are killed while they mark. `--kills 0`
 * skips the latter.
 *
 *     npm run bench -- marking-faults --kills 0
 *     npm run bench -- marking-faults --table off --kills 20 --answers 800
 */

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    answers: { type: 'string', default: '400' },
    table: { type: 'string', default: 'on' },
  },
});

const say = (text: string) => process.stdout.write(`${text}\n`);

const folder = await mkdtemp(join(tmpdir(), 'greenpen-bench-'));
const server = await startEmbeddedServer(folder);
const pool = createPool(server.connectionString, { size: 20 });
const database = createDatabase(pool);
try {
  await migrateDatabase(pool);
  if (values.table === 'on') {
    await tabulateFaults(database, say);
    await runWhileModelIsOff(database, Number(values.answers), say);
  }
  const kills = Number(values.kills);
  if (kills > 0) {
    await killDuringRun(
      { database, connectionString: server.connectionString, folder },
      { kills, answers: Number(values.answers) },
      say,
    );
  }
} finally {
  await pool.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
