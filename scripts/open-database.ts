import { CannotStartError } from '../server/cannot-start.ts';
import {
  embeddedDatabaseFolder,
  readProcessConfig,
  type FileStoreConfig,
} from '../server/config.ts';
import { createDatabase, createPool, type Database } from '../server/database/client.ts';
import {
  findRunningServer,
  startEmbeddedServer,
} from '../server/database/embedded/embedded-server.ts';
import { readKeptSecret } from '../server/secret.ts';

interface OpenDatabase {
  connectionString: string;
  /** Where uploaded files are stored. */
  fileStore: FileStoreConfig;
  /** The key that backups are encrypted with; null if none is set. */
  backupKey: string | null;
  /** The folder of Greenpen's own data. */
  dataDir: string;
  /** The secret that signs cookies and encrypts second factors; null if none was created yet. */
  secret: string | null;
  close(): Promise<void>;
}

/**
 * Opens the database of the configured Greenpen: the configured server, the one of a running
 * Greenpen, or one started for as long as it is needed.
 */
async function openDatabase({ mayBeRunning }: { mayBeRunning: boolean }): Promise<OpenDatabase> {
  const config = readProcessConfig();
  const { fileStore, backupKey, dataDir } = config;
  const folder = embeddedDatabaseFolder(config);
  const secret = config.authSecret ?? (await readKeptSecret(dataDir));
  const known = config.databaseUrl ?? (mayBeRunning ? await findRunningServer(folder) : null);
  if (known !== null) {
    return {
      connectionString: known,
      fileStore,
      backupKey,
      dataDir,
      secret,
      close: () => Promise.resolve(),
    };
  }
  const server = await startEmbeddedServer(folder);
  const { connectionString } = server;
  return { connectionString, fileStore, backupKey, dataDir, secret, close: () => server.stop() };
}

export interface DatabaseInUse extends Omit<OpenDatabase, 'connectionString' | 'close'> {
  database: Database;
  pool: ReturnType<typeof createPool>;
}

/**
 * Runs the work on the database of the configured Greenpen, which may be running, and closes it
 * again.
 */
export async function withDatabase(
  work: (open: DatabaseInUse) => Promise<void>,
  { size = 1, mayBeRunning = true } = {},
): Promise<void> {
  const { connectionString, close, ...settings } = await openDatabase({ mayBeRunning }).catch(stop);
  const pool = createPool(connectionString, { size });
  try {
    await work({ ...settings, database: createDatabase(pool), pool });
  } finally {
    await pool.end();
    await close();
  }
}

/** Ends the command with the sentence for its operator. */
function stop(error: unknown): never {
  if (!(error instanceof CannotStartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
