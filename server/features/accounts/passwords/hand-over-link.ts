import { isWithoutEmail } from '../../../../shared/sign-in-name.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { JobQueue } from '../../../jobs/job-queue.ts';
import type { Auth } from '../auth/auth.ts';
import { createPasswordLink } from './password-links.ts';
import {
  arePasswordsForAll,
  signsInElsewhere,
  type PasswordRule,
} from '../sign-in/password-sign-in.ts';
import { createProofLink } from '../email-proof/proof-link.ts';
import { discardPasswordLinks } from './password-queries.ts';
import type { PersonRow } from '../people-queries.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';

interface LinkTools {
  database: Database;
  jobs: JobQueue;
}

/**
 * Creates a link for staff to hand over, with which a person sets a password once, within 14 days.
 * Earlier links stop working. Throws PERSON_SUSPENDED; OWN_ACCOUNT, because anyone who finds a
 * signed-in browser must not set a password without knowing the present one; SIGNS_IN_ELSEWHERE if
 * a password would not sign the person in; or FORBIDDEN if a role waits for a proof of the address,
 * which only administrators may replace.
 */
export async function makePasswordLink(
  tools: PasswordRule & { auth: Auth },
  actor: Actor,
  person: PersonRow,
  address: string,
): Promise<string> {
  if (person.id === actor.id) throw fail('OWN_ACCOUNT');
  if (person.suspendedAt) throw fail('PERSON_SUSPENDED');
  // Only an administrator may replace the proof of the address that the role waits for.
  if (person.pendingRole && actor.role !== 'admin') throw fail('FORBIDDEN');
  const isElsewhere = signsInElsewhere(person, await arePasswordsForAll(tools));
  if (isElsewhere && !person.pendingRole) throw fail('SIGNS_IN_ELSEWHERE');
  await tools.database.transaction(async (transaction) => {
    await discardPasswordLinks(transaction, person.id);
    await recordAuditEvent(transaction, actor, { action: 'password-link-made', subject: person });
  });
  if (actor.role === 'admin') return createProofLink(tools, address, person);
  return createPasswordLink(tools.auth, address, person.id, { isProof: false });
}

/**
 * Sends a person their invitation again; the previous link stops working. Throws PERSON_SUSPENDED,
 * or NO_MAIL if no message would reach them.
 */
export async function resendInvitation(
  { database, jobs }: LinkTools,
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
