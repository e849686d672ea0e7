import { parseArgs } from 'node:util';
import { erasedListIn, noteErased } from '../server/features/accounts/person-data/erased-list.ts';
import { erasePerson } from '../server/features/accounts/person-data/erase-person.ts';
import { describeDeleted } from './describe-deleted.ts';
import { withDatabase } from './open-database.ts';

/**
 * Permanently erases one person; their marks are kept as an unknown student's. With `--texts` the
 * texts of their answers are erased too.
 *
 * For an account that was deleted in Manage Users, given by its id, erases what is left of it;
 * given its name instead, lists the ids.
 *
 *     npm run erase-person -- EMAIL-OR-USERNAME-OR-ID [--texts]
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { texts: { type: 'boolean', default: false } },
});
const [email] = positionals;
if (email === undefined) {
  process.stderr.write('Usage: npm run erase-person -- sam@school.example\n');
  process.exit(2);
}
const sentences = (dataDir: string, messages: number) => ({
  erased: `${email} is erased. A backup made until now still holds them: “npm run restore” erases them again, by the list ${erasedListIn(dataDir)}, and after any other way back “npm run erase-again” does.`,
  nobody:
    messages === 0
      ? `There is nobody with the email, username or id ${email}.`
      : `Nobody has an account with the email ${email}. What came from it by the contact form is deleted (${messages}). A backup made until now still holds it: after a restore, run this again.`,
  'last-admin': `${email} is the only administrator. Make someone else one first.`,
});
await withDatabase(async ({ database, dataDir }) => {
  const withTexts = values.texts;
  const { outcome, messages, toJudge } = await erasePerson(database, email, {
    withTexts,
    // Recorded first, so that a restore erases them again even if this is interrupted.
    noteFirst: (id) => noteErased(dataDir, id, withTexts ? 'texts' : 'names'),
  });
  process.stdout.write(`${sentences(dataDir, messages)[outcome]}\n`);
  if (outcome === 'nobody') process.stdout.write(await describeDeleted(database, email));
  if (toJudge.length > 0) {
    process.stdout.write('This name is still in these places. Check each one:\n');
    for (const { place, key, isWholeName } of toJudge) {
      const how = isWholeName ? 'the whole name' : 'the first name';
      process.stdout.write(`  ${place} ${JSON.stringify(key)}: ${how}\n`);
    }
  }
  process.exitCode = outcome === 'erased' || messages > 0 ? 0 : 1;
});
