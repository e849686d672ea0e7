import { parseArgs } from 'node:util';
import { eraseOldAttempts } from '../server/features/accounts/person-data/erase-old-attempts.ts';
import { withDatabase } from './open-database.ts';

/**
 * Deletes attempts that ended more than this many months ago, with their answers and marks. Without
 * `--erase` it only says how many there are.
 *
 *     npm run erase-old-attempts -- MONTHS [--erase]
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { erase: { type: 'boolean', default: false } },
});
const months = Number(positionals[0]);
if (!Number.isInteger(months) || months < 1) {
  process.stderr.write('Usage: npm run erase-old-attempts -- MONTHS, for example 24\n');
  process.exit(2);
}
await withDatabase(async ({ database }) => {
  const dryRun = !values.erase;
  const count = await eraseOldAttempts(database, months, { dryRun });
  const done = dryRun ? 'would be erased; add --erase to do it' : 'erased';
  process.stdout.write(`${count} attempts older than ${months} months ${done}.\n`);
});
