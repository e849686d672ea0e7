import { deleteConcernForGood } from '../server/features/welfare/public.ts';
import { withDatabase } from './open-database.ts';

/**
 * Permanently deletes one safeguarding record with its history; the audit trail records the
 * deletion. The id is in the address of its page.
 *
 *     npm run delete-safeguarding-record -- ID
 */
const [id] = process.argv.slice(2);
if (id === undefined || !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) {
  process.stderr.write(
    'Usage: npm run delete-safeguarding-record -- ID (the end of its page’s address, after /welfare/)\n',
  );
  process.exit(2);
}
await withDatabase(async ({ database }) => {
  const isDeleted = await deleteConcernForGood(database, id);
  process.stdout.write(
    isDeleted
      ? 'The record is deleted. Backups made until now still hold it.\n'
      : 'There is no such record.\n',
  );
  process.exitCode = isDeleted ? 0 : 1;
});
