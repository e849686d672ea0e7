import { createDatabase, createPool } from '../server/database/client.ts';
import { exportPerson } from '../server/features/accounts/person-data/export-person.ts';
import { openDatabase } from './open-database.ts';

/**
 * Writes everything that is kept about one person to standard output, as JSON.
 *
 *     npm run --silent export-person -- EMAIL-OR-USERNAME > person.json
 */
const [email] = process.argv.slice(2);
if (email === undefined) {
  process.stderr.write('Say whom: npm run --silent export-person -- sam@school.example\n');
  process.exit(2);
}
const { connectionString, close } = await openDatabase({ mayBeRunning: true });
const pool = createPool(connectionString, { size: 1 });
try {
  const data = await exportPerson(createDatabase(pool), email);
  if (data) {
    process.stdout.write(`${JSON.stringify(data, null, 2)}\n`);
  } else {
    process.stderr.write(`There is nobody with the email or username ${email}.\n`);
    process.exitCode = 1;
  }
} finally {
  await pool.end();
  await close();
}
