import { makeAdministrator } from '../server/features/accounts/people/make-administrator.ts';
import { withDatabase } from './open-database.ts';

/**
 * Makes someone an administrator, and creates an account if they have none: for a school in which
 * no administrator can sign in. Prints the address of the page where they set a password.
 *
 *     npm run --silent make-administrator -- EMAIL
 */
const [email] = process.argv.slice(2);
if (email === undefined || !email.includes('@')) {
  process.stderr.write('Usage: npm run --silent make-administrator -- head@school.example\n');
  process.exit(2);
}
await withDatabase(async ({ database }) => {
  const path = await makeAdministrator(database, email);
  process.stdout.write(
    `${email} is an administrator. They set a password, once, within 14 days, at\n\n  (your Greenpen’s address)${path}\n\n`,
  );
});
