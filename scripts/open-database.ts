import {
  embeddedDatabaseFolder,
  readProcessConfig,
  type FileStoreConfig,
} from '../server/config.ts';
import {
  findRunningServer,
  startEmbeddedServer,
} from '../server/database/embedded/embedded-server.ts';

interface OpenDatabase {
  connectionString: string;
  /** Where uploaded files lie. */
  fileStore: FileStoreConfig;
  /** What backups are encrypted with; null where no key is set. */
  backupKey: string | null;
  /** Where Greenpen keeps what is its own. */
  dataDir: string;
  close(): Promise<void>;
}

/**
 * The database of the configured Greenpen: its own server, that of a Greenpen which is running, or
 * one started for as long as it is needed.
 */
export async function openDatabase({
  mayBeRunning,
}: {
  mayBeRunning: boolean;
}): Promise<OpenDatabase> {
  const config = readProcessConfig();
  const { fileStore, backupKey, dataDir } = config;
  const folder = embeddedDatabaseFolder(config);
  const known = config.databaseUrl ?? (mayBeRunning ? await findRunningServer(folder) : null);
  if (known !== null) {
    return {
      connectionString: known,
      fileStore,
      backupKey,
      dataDir,
      close: () => Promise.resolve(),
    };
  }
  const server = await startEmbeddedServer(folder);
  const { connectionString } = server;
  return { connectionString, fileStore, backupKey, dataDir, close: () => server.stop() };
}
