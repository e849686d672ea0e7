import { createDatabase, createPool } from '../server/database/client.ts';
import { writeBackup } from '../server/database/backup/write-backup.ts';
import { operator, recordAuditEvent } from '../server/features/accounts/public.ts';
import { upsertPartSuccess } from '../server/features/system/system-queries.ts';
import { openDatabase } from './open-database.ts';

/**
 * Saves the database and the uploaded files of the configured Greenpen, which may be running. With
 * BACKUP_KEY set the file is encrypted.
 *
 *     npm run backup -- FILE
 */
const [target] = process.argv.slice(2);
if (target === undefined) {
  process.stderr.write('Say where to save: npm run backup -- greenpen.backup\n');
  process.exit(2);
}
const { connectionString, filesFolder, backupKey, close } = await openDatabase({
  mayBeRunning: true,
});
const pool = createPool(connectionString, { size: 2 });
const client = await pool.connect();
try {
  const { rows, files } = await writeBackup(client, filesFolder, target, backupKey);
  const database = createDatabase(pool);
  await upsertPartSuccess(database, 'backup');
  await recordAuditEvent(database, operator, { action: 'data-exported', detail: 'Backup' });
  const how = backupKey === null ? 'not encrypted: BACKUP_KEY is not set' : 'encrypted';
  process.stdout.write(`Saved ${rows} rows and ${files} files to ${target}, ${how}.\n`);
} finally {
  client.release();
  await pool.end();
  await close();
}
