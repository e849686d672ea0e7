import type { ImportedRow } from '../../../shared/contract/accounts.ts';
import type { Role } from '../../../shared/permissions.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database, DatabaseOrTransaction } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { checkInvitations, tidy, type InvitationRow } from './check-invitations.ts';
import { giveTeacherCode } from './give-teacher-code.ts';
import { findKnownEmails, insertInvited, insertInvitedMembers } from './invitations-queries.ts';
import { invitableRoles } from './people-rules.ts';
import { recordAuditEvent } from './record-audit-event.ts';

interface InvitationRequest {
  rows: InvitationRow[];
  role: Role;
  /** Only says what would happen. */
  dryRun: boolean;
  /** Where the links of the mails lead, e.g. `https://quiz.school.example`. */
  linkAddress: string;
}

interface InvitationResult {
  rows: ImportedRow[];
  invited: number;
}

/**
 * Adds people and queues an e-mail to each, all or nothing. People who have an account already are
 * reported and left as they are; a teacher's new students join the teacher's class. Throws
 * ROLE_NOT_GRANTABLE, or ROWS_INVALID where a row is wrong or repeated.
 */
export async function inviteUsers(
  database: Database,
  jobs: JobQueue,
  actor: Actor,
  { rows: sent, role, dryRun, linkAddress }: InvitationRequest,
): Promise<InvitationResult> {
  if (!invitableRoles(actor).includes(role)) throw fail('ROLE_NOT_GRANTABLE');
  const emails = sent.map((row) => tidy(row).email);
  const rows = checkInvitations(sent, await findKnownEmails(database, emails));
  if (dryRun) return { rows, invited: 0 };
  if (rows.some(({ outcome }) => outcome === 'invalid' || outcome === 'duplicate')) {
    throw fail('ROWS_INVALID');
  }
  const ready = rows.filter(({ outcome }) => outcome === 'ready');
  if (ready.length === 0) return { rows, invited: 0 };
  const ids = await database.transaction(async (transaction) => {
    const added = await addPeople(transaction, actor, ready, role);
    const messages = added.map((userId) => ({ userId, linkAddress }));
    await jobs.enqueueAll('send-invitation', messages, transaction);
    return added;
  });
  return { rows, invited: ids.length };
}

/** Returns the ids of those who were added. */
async function addPeople(
  transaction: DatabaseOrTransaction,
  actor: Actor,
  people: readonly InvitationRow[],
  role: Role,
): Promise<string[]> {
  const added = await insertInvited(transaction, people, role);
  const ids = added.map(({ id }) => id);
  if (role === 'teacher') {
    for (const teacher of added) await giveTeacherCode(transaction, teacher);
  }
  if (actor.role === 'teacher') {
    const teacherCode = await giveTeacherCode(transaction, actor);
    await insertInvitedMembers(transaction, ids, { id: actor.id, teacherCode });
  }
  await recordAuditEvent(transaction, actor, {
    action: 'users-invited',
    detail: `${ids.length} as ${role}`,
  });
  return ids;
}
