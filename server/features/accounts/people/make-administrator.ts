import type { Database } from '../../../database/client.ts';
import { createLogger } from '../../../logger.ts';
import { createAuth } from '../auth/auth.ts';
import { insertInvited } from '../invitations/invitations-queries.ts';
import { createPasswordLink } from '../passwords/password-links.ts';
import { findPersonId } from '../person-data/subjects-queries.ts';
import { updateRole } from '../people-queries.ts';
import { operator, recordAuditEvent } from '../audit/record-audit-event.ts';
import { removeSecondFactor } from '../second-factor/second-factor-queries.ts';
import { isSuspended, updateSuspended } from './suspension-queries.ts';

/**
 * Makes the person an administrator who can sign in, creating the account if needed. Returns the
 * path of the page where they set a password; it works once.
 */
export async function makeAdministrator(database: Database, given: string): Promise<string> {
  const email = given.trim().toLowerCase();
  const userId = await database.transaction(async (transaction) => {
    const known = await findPersonId(transaction, email);
    const name = email.split('@')[0] ?? email;
    const [added] = known
      ? []
      : await insertInvited(transaction, [{ name, email }], 'admin', { isMadeByTeacher: false });
    const id = known ?? added?.id ?? '';
    await updateRole(transaction, id, 'admin');
    // An administrator who lost their second factor has no one else to turn to than the server's
    // operator.
    await removeSecondFactor(transaction, id);
    const subject = { id, displayName: email };
    await recordAuditEvent(transaction, operator, {
      action: 'role-changed',
      subject,
      detail: '→ admin',
    });
    if (await isSuspended(transaction, id)) {
      await updateSuspended(transaction, id, false);
      await recordAuditEvent(transaction, operator, { action: 'user-let-back', subject });
    }
    return id;
  });
  const auth = createAuth({
    database,
    mailer: { send: () => Promise.resolve() },
    logger: createLogger({ logLevel: 'fatal' }),
    // Signs nothing here, because no session is created.
    secret: 'only-for-a-link-that-is-kept-as-a-hash',
    publicUrl: null,
    signInProviders: [],
  });
  const { pathname, search } = new URL(await createPasswordLink(auth, 'http://localhost', userId));
  return `${pathname}${search}`;
}
