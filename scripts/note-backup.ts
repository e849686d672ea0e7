import { noteBackupElsewhere } from '../server/features/system/note-backup.ts';
import { withDatabase } from './open-database.ts';

/**
 * Records for the System page of the configured Greenpen that another program, such as pgBackRest,
 * has just made a backup of the database; with a reason, that it failed.
 *
 *     npm run note-backup
 *     npm run note-backup -- "pgBackRest failed"
 */
const [failure = null] = process.argv.slice(2);
await withDatabase(async ({ database }) => {
  await noteBackupElsewhere(database, failure);
  process.stdout.write('Recorded. The System page shows this backup.\n');
});
