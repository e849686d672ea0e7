import { existsSync } from 'node:fs';
import { BackupError } from '../server/database/backup/backup-format.ts';
import { readBackup } from '../server/database/backup/read-backup.ts';
import { describeOtherSecret } from '../server/features/accounts/second-factor/describe-other-secret.ts';
import { erasedListIn, eraseAgain } from '../server/features/accounts/person-data/erased-list.ts';
import { createFileStore } from '../server/features/uploads/file-store.ts';
import { describeMissingFiles } from '../server/features/uploads/missing-files.ts';
import { withDatabase, type DatabaseInUse } from './open-database.ts';

/**
 * Restores a backup into the configured Greenpen, which must be empty and not running.
 *
 *     npm run restore -- FILE
 */
const [source] = process.argv.slice(2);
if (source === undefined) {
  process.stderr.write('Usage: npm run restore -- greenpen.backup\n');
  process.exit(2);
}
/** Throws BackupError if the file or the database is not suitable. */
async function restore(
  { pool, database, fileStore, backupKey, dataDir, secret }: DatabaseInUse,
  from: string,
): Promise<void> {
  const store = await createFileStore(fileStore);
  const put = store.put.bind(store);
  const { rows, files } = await readBackup(pool, put, from, backupKey);
  process.stdout.write(`Restored ${rows} rows and ${files} files.\n`);
  const aboutFiles = await describeMissingFiles(database, store);
  if (aboutFiles !== null) process.stdout.write(`${aboutFiles}\n`);
  const list = erasedListIn(dataDir);
  process.stdout.write(
    existsSync(list)
      ? `Erased again: ${await eraseAgain(database, [list])} of the people whom ${list} lists.\n`
      : 'There is no list of erased people in DATA_DIR.\n',
  );
  process.stdout.write(
    'Anyone whom another list names still stands here: npm run erase-again -- LIST erases them.\n',
  );
  process.stdout.write(
    'Whoever was suspended since the backup can sign in again, and keys that were revoked since work again: suspend and revoke them before you let anybody in.\n',
  );
  process.stdout.write(
    'Emails that were waiting to be sent are in no backup: in Manage Users, send again the invitations that people still wait for.\n',
  );
  const aboutSecret = await describeOtherSecret(database, secret);
  if (aboutSecret !== null) process.stdout.write(`\n${aboutSecret}\n`);
}

try {
  await withDatabase((open) => restore(open, source), { size: 4, mayBeRunning: false });
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
