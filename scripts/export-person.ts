import { exportPerson } from '../server/features/accounts/person-data/export-person.ts';
import { describeDeleted } from './describe-deleted.ts';
import { withDatabase } from './open-database.ts';

/**
 * Writes everything stored about one person to standard output, as JSON.
 *
 *     npm run --silent export-person -- EMAIL-OR-USERNAME-OR-ID > person.json
 */
const [email] = process.argv.slice(2);
if (email === undefined) {
  process.stderr.write('Usage: npm run --silent export-person -- sam@school.example\n');
  process.exit(2);
}
await withDatabase(async ({ database }) => {
  const data = await exportPerson(database, email);
  if (data) {
    process.stdout.write(`${JSON.stringify(data, null, 2)}\n`);
  } else {
    process.stderr.write(`There is nobody with the email, username or id ${email}.\n`);
    process.stderr.write(await describeDeleted(database, email));
    process.exitCode = 1;
  }
});
