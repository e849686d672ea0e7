import { parseArgs } from 'node:util';
import { BackupError } from '../server/database/backup/backup-format.ts';
import { createDatabase, createPool } from '../server/database/client.ts';
import { writeBackup } from '../server/database/backup/write-backup.ts';
import { noteBackup } from '../server/features/system/note-backup.ts';
import { openDatabase } from './open-database.ts';

/**
 * Saves the database and the uploaded files of the configured Greenpen, which may be running. With
 * BACKUP_KEY set the file is encrypted. Where uploaded files are missing it saves nothing, unless told to.
 *
 *     npm run backup -- FILE [--without-missing-files]
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'without-missing-files': { type: 'boolean', default: false } },
});
const [target] = positionals;
if (target === undefined) {
  process.stderr.write('Say where to save: npm run backup -- greenpen.backup\n');
  process.exit(2);
}
const { connectionString, fileStore, backupKey, close } = await openDatabase({
  mayBeRunning: true,
});
const pool = createPool(connectionString, { size: 2 });
const client = await pool.connect();
try {
  const filesFolder = fileStore.kind === 'disk' ? fileStore.folder : null;
  const { rows, files } = await noteBackup(createDatabase(pool), () =>
    writeBackup(client, filesFolder, target, backupKey, {
      mayLackFiles: values['without-missing-files'],
    }),
  );
  const how = backupKey === null ? 'not encrypted: BACKUP_KEY is not set' : 'encrypted';
  process.stdout.write(`Saved ${rows} rows and ${files} files to ${target}, ${how}.\n`);
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  client.release();
  await pool.end();
  await close();
}
