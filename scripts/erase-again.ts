import { existsSync } from 'node:fs';
import { readProcessConfig } from '../server/config.ts';
import { erasedListIn, eraseAgain } from '../server/features/accounts/person-data/erased-list.ts';
import { withDatabase } from './open-database.ts';

/**
 * After the database was restored, erases again everyone named in these lists of erased people.
 * Each node keeps such a list, `erased-people` in its DATA_DIR. Without a list, uses this node's.
 *
 *     npm run erase-again -- [LIST …]
 */
const given = process.argv.slice(2);
const lists = given.length > 0 ? given : [erasedListIn(readProcessConfig().dataDir)];
const missing = lists.find((list) => !existsSync(list));
if (missing !== undefined) {
  process.stderr.write(`There is no list of erased people at ${missing}.\n`);
  process.exit(2);
}
await withDatabase(async ({ database }) => {
  const erased = await eraseAgain(database, lists);
  process.stdout.write(`Erased again: ${erased} of the people whom ${lists.join(', ')} name.\n`);
});
