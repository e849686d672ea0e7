import type { Role } from '../../../../shared/permissions.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database, Db } from '../../../database/client.ts';
import { giveTeacherCode } from '../teacher-codes/give-teacher-code.ts';
import { lockRoles, updateRole } from '../people-queries.ts';
import { isTaken, lockForProof, storeProof, type ProvedPerson } from './proof-queries.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';

interface AcceptedProof {
  role: Role;
  /** The address they signed in with before; null if it has not changed. */
  formerEmail: string | null;
}

/**
 * Makes a proved address the account's own, and gives the person the role that waited for its
 * proof. A role that waited for a different address is given up. Returns undefined if the account
 * no longer exists or another account has the address.
 */
export function acceptProof(
  database: Database,
  userId: string,
  email: string,
): Promise<AcceptedProof | undefined> {
  return database.transaction(async (transaction) => {
    await lockRoles(transaction);
    const person = await lockForProof(transaction, userId);
    if (!person || (await isTaken(transaction, email, userId))) return undefined;
    await storeProof(transaction, userId, email);
    const formerEmail = person.email === email ? null : person.email;
    if (person.pendingRole === null || person.pendingRole === person.role) {
      return { role: person.role, formerEmail };
    }
    if (formerEmail !== null) {
      await recordGivenUp(transaction, person, person);
      return { role: person.role, formerEmail };
    }
    await updateRole(transaction, userId, person.pendingRole);
    if (person.pendingRole === 'teacher') await giveTeacherCode(transaction, person);
    await recordAuditEvent(transaction, person, {
      action: 'role-changed',
      subject: person,
      detail: `${person.role} → ${person.pendingRole}, as the address is proved`,
    });
    return { role: person.pendingRole, formerEmail };
  });
}

/**
 * Records in the audit trail that a waiting role is given up, because a new address may belong to
 * somebody other than the person the school meant. Only writes the entry: the role itself is
 * cleared with the address.
 */
export async function recordGivenUp(
  transaction: Db,
  actor: Pick<Actor, 'id' | 'displayName' | 'token'>,
  person: ProvedPerson,
): Promise<void> {
  if (person.pendingRole === null) return;
  await recordAuditEvent(transaction, actor, {
    action: 'role-changed',
    subject: person,
    detail: `${person.role} → ${person.pendingRole} given up, as the address is another`,
  });
}
