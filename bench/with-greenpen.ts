import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../server/config.ts';
import { createDatabase, createPool, type Database } from '../server/database/client.ts';
import { startEmbeddedServer } from '../server/database/embedded/embedded-server.ts';
import { startGreenpen } from '../server/start-greenpen.ts';
import { signIn } from '../server/testing/api-client.ts';
import { FACTORY_PASSWORD } from '../server/testing/factories.ts';

interface MeasuredGreenpen {
  /** The address of the API, without a trailing slash. */
  api: string;
  database: Database;
  /** Returns the session cookie of a person created by the factories. */
  cookieOf(person: { email: string }): Promise<string>;
}

/** Runs a Greenpen in this process, on a separate empty database, for as long as the work takes. */
export async function withGreenpen(work: (greenpen: MeasuredGreenpen) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'greenpen-bench-'));
  const server = await startEmbeddedServer(folder);
  const pool = createPool(server.connectionString, { size: 2 });
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: server.connectionString,
    RATE_LIMITS: 'off',
  });
  const { address, stop } = await startGreenpen(config);
  try {
    await work({
      api: `${address}/api`,
      database: createDatabase(pool),
      cookieOf: ({ email }) => signIn(address, email, FACTORY_PASSWORD),
    });
  } finally {
    await stop();
    await pool.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
