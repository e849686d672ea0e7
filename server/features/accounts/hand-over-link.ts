import { isWithoutEmail } from '../../../shared/sign-in-name.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import type { Auth } from './auth.ts';
import { createPasswordLink } from './password-links.ts';
import { discardPasswordLinks } from './password-queries.ts';
import type { PersonRow } from './people-queries.ts';
import { recordAuditEvent } from './audit/record-audit-event.ts';

interface LinkTools {
  database: Database;
  auth: Auth;
  jobs: JobQueue;
}

/**
 * Makes a link with which a person sets a password, for staff to hand over: once, within 14 days.
 * Links from before no longer work. Throws PERSON_SUSPENDED, OWN_ACCOUNT, since whoever finds a browser
 * signed in must not set a password without the present one, or FORBIDDEN where a role waits for a proof
 * of the address, which only administrators may stand in for.
 */
export async function makePasswordLink(
  { database, auth }: Pick<LinkTools, 'database' | 'auth'>,
  actor: Actor,
  person: PersonRow,
  address: string,
): Promise<string> {
  if (person.id === actor.id) throw fail('OWN_ACCOUNT');
  if (person.suspendedAt) throw fail('PERSON_SUSPENDED');
  // The role waits for a proof of the address, and only an administrator may stand in for that.
  if (person.pendingRole && actor.role !== 'admin') throw fail('FORBIDDEN');
  await database.transaction(async (transaction) => {
    await discardPasswordLinks(transaction, person.id);
    await recordAuditEvent(transaction, actor, { action: 'password-link-made', subject: person });
  });
  return createPasswordLink(auth, address, person.id, { isProof: actor.role === 'admin' });
}

/**
 * Sends a person an invitation again; the link of the one before no longer works. Throws
 * PERSON_SUSPENDED, or NO_MAIL where no message would reach them.
 */
export async function resendInvitation(
  { database, jobs }: Pick<LinkTools, 'database' | 'jobs'>,
  actor: Actor,
  person: PersonRow,
  { linkAddress, sendsMail }: { linkAddress: string; sendsMail: boolean },
): Promise<void> {
  if (person.suspendedAt) throw fail('PERSON_SUSPENDED');
  if (!sendsMail || isWithoutEmail(person.email)) throw fail('NO_MAIL');
  await database.transaction(async (transaction) => {
    await discardPasswordLinks(transaction, person.id);
    await jobs.enqueueAll('send-invitation', [{ userId: person.id, linkAddress }], transaction);
    await recordAuditEvent(transaction, actor, { action: 'invitation-resent', subject: person });
  });
}
