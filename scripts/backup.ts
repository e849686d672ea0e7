import { parseArgs } from 'node:util';
import { BackupError } from '../server/database/backup/backup-format.ts';
import { writeBackup } from '../server/database/backup/write-backup.ts';
import { noteBackup } from '../server/features/system/note-backup.ts';
import { withDatabase } from './open-database.ts';

/**
 * Saves the database and the uploaded files of the configured Greenpen, which may be running. If
 * BACKUP_KEY is set, the file is encrypted. If uploaded files are missing, saves nothing unless
 * told to.
 *
 *     npm run backup -- FILE [--without-missing-files]
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'without-missing-files': { type: 'boolean', default: false } },
});
const [target] = positionals;
if (target === undefined) {
  process.stderr.write('Usage: npm run backup -- greenpen.backup\n');
  process.exit(2);
}
try {
  await withDatabase(
    async ({ database, pool, fileStore, backupKey }) => {
      const filesFolder = fileStore.kind === 'disk' ? fileStore.folder : null;
      const client = await pool.connect();
      const { rows, files } = await noteBackup(database, () =>
        writeBackup(client, filesFolder, target, backupKey, {
          mayLackFiles: values['without-missing-files'],
        }),
      ).finally(() => client.release());
      const how = backupKey === null ? 'not encrypted: BACKUP_KEY is not set' : 'encrypted';
      process.stdout.write(`Saved ${rows} rows and ${files} files to ${target}, ${how}.\n`);
    },
    { size: 2 },
  );
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
